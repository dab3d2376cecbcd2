"""What a judged response earns."""

from __future__ import annotations

from bootcamp.rl.config import GRPOConfig
from bootcamp.rl.records import Record


def reward(record: Record, config: GRPOConfig) -> float:
    """Return the reward of a response; nan where it could not be judged, so that it is left out of the loss."""
    if record.score is None:
        return float("nan")
    value = record.score or config.partial_credit * record.grade
    if record.truncated and config.truncated_reward == "zero":
        value = 0.0
    return value if config.reward_scale is None else config.reward_scale * (2 * value - 1)


def accuracy(mean_reward: float, config: GRPOConfig) -> float:
    """Undo the scale of a mean reward: the share of right responses, plus what partial credit was given."""
    return mean_reward if config.reward_scale is None else (mean_reward / config.reward_scale + 1) / 2
