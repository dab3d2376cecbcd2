"""The reward for slime: ``--custom-rm-path bootcamp.rewards.slime.reward``.

Rows as ``bootcamp export --format slime`` writes them, with ``--input-key input --label-key label
--apply-chat-template``. With ``--reward-key score`` all of an outcome is kept in the sample.
"""

from __future__ import annotations

import asyncio
from typing import Any

from bootcamp.rewards.outcome import outcome, thinking_after


async def reward(args: Any, sample: Any, **_: Any) -> Any:
    """Judge a sample or, with slime's group rewards, a list of samples; in a thread, so that generation goes on.

    A sample that could not be judged is taken out of the loss.
    """
    if isinstance(sample, list):
        return [await reward(args, one) for one in sample]
    found = await asyncio.to_thread(
        outcome,
        sample.label,
        sample.response,
        thinking=thinking_after(sample.prompt),
        truncated=sample.status.value == "truncated",
    )
    if found["error"]:
        sample.remove_sample = True
    return found if getattr(args, "reward_key", None) else found["score"]
