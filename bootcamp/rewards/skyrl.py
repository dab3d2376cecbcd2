"""The environment for SkyRL: rows as ``bootcamp export --format skyrl`` writes them have ``env_class`` bootcamp.

Call `register` inside of the Ray entry point, before the trainer is made.
"""

from __future__ import annotations

import logging
from typing import Any

from skyrl_gym.envs import register as register_environment
from skyrl_gym.envs.base_text_env import BaseTextEnv, BaseTextEnvStepOutput

from bootcamp.cases import Case, as_case
from bootcamp.rewards.environment import Environment

NAME = "bootcamp"
GAME = "bootcamp-game"

_log = logging.getLogger(__name__)


class BootcampEnv(BaseTextEnv):  # type: ignore[misc]
    """One case; `env_config` may set ``tries``, ``feedback``, ``credit``, ``discount`` and ``thinking``."""

    def __init__(self, env_config: Any, extras: dict[str, Any]) -> None:
        super().__init__()
        options = dict(env_config or {})
        self.max_turns = options.get("tries", 1)
        self._episode = Environment(as_case(extras["reward_spec"]["ground_truth"]), **options)

    def step(self, action: str) -> BaseTextEnvStepOutput:
        """Judge an answer. SkyRL adds up the rewards of all steps, so that the last step brings the whole reward."""
        observation, reward, done = self._episode.step(action)
        return BaseTextEnvStepOutput(
            observations=[] if done else [{"role": "user", "content": observation}],
            reward=_paid(reward, self._episode.case) if done else 0.0,
            done=done,
            metadata=self._episode.log()[-1],
            postprocessed_action=None,
        )

    def get_metrics(self) -> dict[str, Any]:
        """Return numbers of the episode, which SkyRL averages over the batch."""
        tried = self._episode.tried
        return {
            "acc": float(any(verdict.correct for verdict in tried)),
            "error": float(any(verdict.score is None for verdict in tried)),
            "tries": len(tried),
        }


class GameEnv(BaseTextEnv):  # type: ignore[misc]
    """A game that is played turn by turn; `env_config` may set ``credit``, ``partial_credit`` and ``thinking``.

    SkyRL does not tell whether a reply was cut off, and ends an episode after `max_turns` replies; so many are never
    needed.
    """

    def __init__(self, env_config: Any, extras: dict[str, Any]) -> None:
        super().__init__()
        self._episode = as_case(extras["reward_spec"]["ground_truth"]).play(**dict(env_config or {}))
        self.max_turns = self._episode.most_replies

    def step(self, action: str) -> BaseTextEnvStepOutput:
        """Take a reply; SkyRL adds up the rewards of all steps."""
        observation, reward, done = self._episode.step(action)
        return BaseTextEnvStepOutput(
            observations=[] if done else [{"role": "user", "content": observation}],
            reward=_paid(reward, self._episode.case),
            done=done,
            metadata={
                "id": self._episode.case.id,
                "turns": len(self._episode.moves),
                "over": self._episode.position.over,
            },
            postprocessed_action=None,
        )

    def get_metrics(self) -> dict[str, Any]:
        """Return numbers of the episode, which SkyRL averages over the batch."""
        verdict = self._episode.verdict
        return {
            "acc": float(verdict.correct),
            "error": float(verdict.score is None),
            "turns": len(self._episode.moves),
            "slips": self._episode.slips,
        }


def _paid(reward: float | None, case: Case) -> float:
    """Return a reward, or 0 with a warning where there is none."""
    if reward is None:
        _log.warning("%s could not be judged and is left at 0", case.id)
    return reward or 0.0


def register() -> None:
    """Make the environments known to SkyRL, under the names ``bootcamp`` and ``bootcamp-game``."""
    register_environment(id=NAME, entry_point=f"{__name__}:{BootcampEnv.__name__}")
    register_environment(id=GAME, entry_point=f"{__name__}:{GameEnv.__name__}")
