"""The reward for RLinf: ``RLINF_EXT_MODULE=bootcamp.rewards.rlinf`` and ``reward.reward_type: bootcamp``.

Rows as ``bootcamp export --format rlinf`` or ``boba`` writes them, with ``data.prompt_key: prompt`` and
``data.answer_key: solutions``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bootcamp.rewards.outcome import outcome

NAME = "bootcamp"


class Reward:
    """Maps a score from 0 to 1 to ``reward_min_val`` (-1) to ``reward_max_val`` (1), times ``reward_scale`` (1)."""

    def __init__(self, config: Any) -> None:
        self.scale = float(config.get("reward_scale", 1.0))
        self.low = float(config.get("reward_min_val", -1.0))
        self.high = float(config.get("reward_max_val", 1.0))
        self.thinking = str(config.get("thinking", "auto"))

    def get_reward(
        self, response: Sequence[str], reference: Sequence[Sequence[str]], prompts: Any = None, **_: Any
    ) -> list[float]:
        """Judge responses; the first reference of each is its case in JSON."""
        scores = (
            outcome(cases[0], text, thinking=self.thinking)["score"]
            for text, cases in zip(response, reference, strict=True)
        )
        return [self.scale * (self.low + (self.high - self.low) * score) for score in scores]


def register() -> None:
    """Make `Reward` known to RLinf, which calls this in every worker."""
    from rlinf.algorithms.rewards import register_reward, reward_registry

    if NAME not in reward_registry:
        register_reward(NAME, Reward)
