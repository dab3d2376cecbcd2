"""Rewards for TRL, and for Unsloth, which calls them alike: ``GRPOTrainer(reward_funcs=reward)``.

The data set needs the columns ``prompt`` and ``case``, as ``bootcamp export --format trl`` writes them. What could not
be judged is None, which TRL leaves out of the loss. So is a row of other data, which carries no case: it is for other
rewards to judge.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

from bootcamp.cases import as_case
from bootcamp.engine.scoring import score_many
from bootcamp.errors import BootcampError
from bootcamp.interactive import called
from bootcamp.rewards import environment
from bootcamp.rewards.outcome import by_row, carries_case, check_options, reward_of, warn_once
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

    `partial_credit`, from 0 to 1, times the grade is paid for wrong answers. Raises BootcampError for a wrong option.
    """
    check_options(thinking=thinking, partial_credit=partial_credit)
    score_many([], workers, deadline)  # raises for a wrong number
    if not isinstance(name, str) or not name:
        raise BootcampError(f"name={name!r}: expected the text under which TRL logs the reward")

    def reward(
        *,
        completions: Sequence[Response],
        case: Sequence[object] | None = None,
        log_extra: Any = None,
        log_metric: Any = None,
        **_: Any,
    ) -> list[float | None]:
        """Judge each completion by the case of its row; None where there is no case or it could not be judged."""
        column = [None] * len(completions) if case is None else case
        rows = enumerate(by_row(case=column, completions=completions))
        ours = {row: (as_case(text), response) for row, (text, response) in rows if carries_case(text)}
        if len(ours) < len(completions):
            warn_once(f"rows without a case in the column `case` get no reward from {name!r}: None, as TRL wants it")
        judged = score_many(list(ours.values()), workers, deadline, thinking=thinking)
        verdict_of = dict(zip(ours, judged, strict=True))
        verdicts = [verdict_of.get(row) for row in range(len(completions))]
        if log_extra is not None:
            log_extra("task", [ours[row][0].task if row in ours else "" for row in range(len(completions))])
            log_extra("reason", ["" if verdict is None else verdict.reason for verdict in verdicts])
        if log_metric is not None and judged:
            log_metric("bootcamp/error", sum(verdict.score is None for verdict in judged) / len(judged))
        return [None if verdict is None else reward_of(verdict, partial_credit) for verdict in verdicts]

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
        self._episode = environment.Environment(as_case(case), self.tries, feedback=self.feedback, credit=self.credit)

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


class Game:
    """A game as TRL's ``environment_factory`` wants it: the model makes its moves by calling `submit`.

    The data set has the columns ``prompt`` and ``case``, of tasks that are played turn by turn. TRL cannot be stopped
    from outside: what is submitted after the end changes nothing.
    """

    partial_credit = 0.0

    def reset(self, case: str, **columns: Any) -> None:
        """Begin the game of a row."""
        self._episode = as_case(case).play(partial_credit=self.partial_credit)

    def submit(self, move: str) -> str:
        """Make one move in the game.

        Args:
            move: The move, in the form that the game asks for.

        Returns:
            What the move brings.
        """
        if not self._episode.done:
            self._episode.step(called(move))
        return self._episode.observation

    def get_reward(self) -> float | None:
        """Return what the game earned; 0 if it was not played to its end, None if it could not be judged."""
        return self._episode.reward


def check_cases(cases: Sequence[str | None]) -> None:
    """Raise BootcampError, naming the row, unless this version can judge all the cases; call it before step 0.

    Rows of other data, whose case is None, are passed over.
    """
    for number, case in enumerate(cases):
        try:
            if case is not None:
                as_case(case)
        except BootcampError as fault:
            raise BootcampError(f"case of row {number}: {fault}") from None
