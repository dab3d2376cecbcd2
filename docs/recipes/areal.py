"""A reward for AReaL: ``RLVRWorkflow(reward_fn="areal_reward.reward_fn", ...)``, with this file as areal_reward.py.

Rows as ``bootcamp export --format areal`` writes them. The name is given as text, or the function from a module, since
AReaL pickles it into worker processes.
"""

from typing import Any

from bootcamp.rewards.outcome import outcome, thinking_after


def reward_fn(prompt: str, completions: str, prompt_ids: list[int], completion_ids: list[int], /, **row: Any) -> float:
    """Judge one completion, which AReaL decodes with its special tokens; `row` holds all columns of the data set."""
    return outcome(row["case"], completions, thinking=thinking_after(prompt))["score"]
