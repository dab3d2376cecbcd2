"""What a judged response earns."""

from __future__ import annotations

from typing import Any

from bootcamp.cases import Case
from bootcamp.rewards.composite import Composite
from bootcamp.rl.config import GRPOConfig
from bootcamp.storage.responses import Judged
from bootcamp.verifiers.verdict import Verdict


def reward(record: Judged, config: GRPOConfig) -> float:
    """Return the reward of a response; nan where it could not be judged, so that it is left out of the loss."""
    if record.score is None:
        return float("nan")
    if config.composite is not None:
        value = _composite(record, config.composite)
    else:
        value = record.score or config.partial_credit * record.grade
    if record.truncated and config.truncated_reward == "zero":
        value = 0.0
    return value if config.reward_scale is None else config.reward_scale * (2 * value - 1)


def _composite(record: Judged, options: dict[str, Any]) -> float:
    judged = record.answer, record.detail, record.style
    verdict = Verdict(record.score, record.grade, record.correct, record.reason, *judged)
    value = Composite(**options)(Case.from_json(record.case), record.text, verdict)
    assert value is not None  # the record has a score
    return value
