"""Rewards for TRL, and for Unsloth, which calls them alike: ``GRPOTrainer(reward_funcs=reward)``.

The data set needs the columns ``prompt`` and ``case``, as ``bootcamp export --format trl`` writes them. What could not
be judged is None, which TRL leaves out of the loss.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

from bootcamp.engine.scoring import score_many
from bootcamp.errors import BootcampError
from bootcamp.rewards import environment
from bootcamp.rewards.outcome import read_case, reward_of
from bootcamp.verifiers.response import Response

Reward = Callable[..., list[float | None]]


def make_reward(
    *,
    thinking: str = "auto",
    partial_credit: float = 0.0,
    workers: int = 0,
    deadline: float = 60.0,
    name: str = "bootcamp",
) -> Reward:
    """Return a reward function that TRL logs as ``rewards/<name>``; the options are those of `bootcamp.score_many`.

    `partial_credit` times the grade is paid for wrong answers.
    """

    def reward(
        *, completions: Sequence[Response], case: Sequence[str], log_extra: Any = None, log_metric: Any = None, **_: Any
    ) -> list[float | None]:
        verdicts = score_many(
            list(zip(map(read_case, case), completions, strict=True)), workers, deadline, thinking=thinking
        )
        if log_extra is not None:
            log_extra("task", [read_case(text).task for text in case])
            log_extra("reason", [verdict.reason for verdict in verdicts])
        if log_metric is not None:
            log_metric("bootcamp/error", sum(verdict.score is None for verdict in verdicts) / len(verdicts))
        return [reward_of(verdict, partial_credit) for verdict in verdicts]

    reward.__name__ = name
    return reward


reward = make_reward()
"""The reward with all options at their defaults."""


async def async_reward(**columns: Any) -> list[float | None]:
    """Judge like `reward`, in a thread: TRL overlaps it with its other asynchronous rewards."""
    return await asyncio.to_thread(reward, **columns)


async_reward.__name__ = "bootcamp"


class Environment:
    """A case as TRL's ``environment_factory`` wants it: the model hands in its answer by calling `submit`.

    The data set has the columns ``prompt`` and ``case``. With `tries` above 1 a wrong answer may be followed by
    another; see :class:`bootcamp.rewards.environment.Environment` for what they earn.
    """

    tries = 1
    feedback = False
    credit = "first"

    def reset(self, case: str, **columns: Any) -> None:
        """Begin the episode of a row."""
        self._episode = environment.Environment(read_case(case), self.tries, feedback=self.feedback, credit=self.credit)

    def submit(self, answer: str) -> str:
        """Hand in the final answer to the question.

        Args:
            answer: The answer, in the form that the question asks for.

        Returns:
            Whether another try is left.
        """
        if self._episode.done:
            return "The question is closed."
        self._episode.step(answer)
        return self._episode.observation

    def get_reward(self) -> float | None:
        """Return what the answers earned; 0 if none was handed in, None if one could not be judged."""
        return self._episode.reward


def check_cases(cases: Sequence[str]) -> None:
    """Raise BootcampError, naming the row, unless this version can judge all the cases; call it before step 0."""
    for number, case in enumerate(cases):
        try:
            read_case(case)
        except BootcampError as fault:
            raise BootcampError(f"case of row {number}: {fault}") from None
