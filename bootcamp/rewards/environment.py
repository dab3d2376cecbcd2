"""A case as an episode of one or more tries."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Any, NamedTuple

from bootcamp import registry
from bootcamp.cases import AnyCase, Case, as_case
from bootcamp.errors import BootcampError
from bootcamp.lib.arguments import flag, integer, number
from bootcamp.rewards.outcome import check_options
from bootcamp.testing import guess_is_right
from bootcamp.verifiers.response import Response
from bootcamp.verifiers.verdict import Verdict

MAX_BLIND = 0.2
"""The largest chance that all tries together may give to guesses that know nothing of the question."""

_GUESSES = 200
_CREDITS = ("first", "final")
_AGAIN = {"en": "That is not right. Tries left: {left}.", "zh": "答案不对。剩余次数：{left}。"}
_OVER = {"en": "The question is closed.", "zh": "本题已结束。"}


class Step(NamedTuple):
    """What follows an answer: what the model is told, what the episode has earned so far, and whether it is over."""

    observation: str
    reward: float | None
    done: bool


class Environment:
    r"""Takes up to `tries` answers to `case`.

    The reward is the score of the first try or, with ``credit="final"``, that of the last one times `discount` for each
    try before it; None if that one could not be judged. With `feedback` the model is told which rule its answer broke,
    else only that it is not right. Several tries are refused with BootcampError where guesses would succeed too often.
    `tried` holds the verdicts.

    >>> case = registry.get("game24").generate(1, seed=0)
    >>> env = Environment(case, tries=2, credit="final", discount=0.5)
    >>> env.step("\\boxed{8+9+12}")
    Step(observation='That is not right. Tries left: 1.', reward=0.0, done=False)
    >>> env.step(f"\\boxed{{{case.answer}}}")
    Step(observation='The question is closed.', reward=0.5, done=True)
    """

    def __init__(
        self,
        case: AnyCase,
        tries: int = 1,
        *,
        feedback: bool = False,
        credit: str = "first",
        discount: float = 0.9,
        thinking: str = "auto",
    ) -> None:
        case, tries = as_case(case), integer("tries", tries, 1)
        check_options(thinking=thinking)
        if credit not in _CREDITS:
            raise BootcampError(f"credit={credit!r}: expected one of {', '.join(_CREDITS)}")
        flag("feedback", feedback)
        if not 0 < number("discount", discount, 0) <= 1:
            raise BootcampError(f"discount={discount!r}: expected a number above 0 and up to 1")
        if tries > 1 and (blind := tries * guess_rate(case)) > MAX_BLIND:
            raise BootcampError(
                f"tries={tries}: guesses would succeed at {case.task} in {min(blind, 1.0):.0%} of the cases, "
                f"above {MAX_BLIND:.0%}; allow fewer tries or choose other tasks"
            )
        self.case, self.tries, self.feedback = case, tries, feedback
        self.credit, self.discount, self.thinking = credit, discount, thinking
        self.reset()

    def reset(self) -> str:
        """Start the episode anew and return the prompt."""
        self.tried: list[Verdict] = []
        return self.case.prompt

    def step(self, response: Response, *, truncated: bool | None = None) -> Step:
        """Judge an answer; raise BootcampError once the episode is over."""
        if self.done:
            raise BootcampError(f"{self.case.id}: the episode is over; call reset() first")
        self.tried.append(self.case.verify(response, thinking=self.thinking, truncated=truncated))
        return Step(self.observation, self.reward, self.done)

    @property
    def done(self) -> bool:
        """Whether no further answer is taken: one was right or could not be judged, or all tries are used."""
        last = self.tried[-1] if self.tried else None
        return len(self.tried) == self.tries or (last is not None and last.score != 0)

    @property
    def observation(self) -> str:
        """What the model is told after its last try."""
        if self.done:
            return _OVER[self.case.language]
        again = _AGAIN[self.case.language].format(left=self.tries - len(self.tried))
        detail = self.tried[-1].detail if self.feedback and self.tried else ""
        return f"{again} {detail}" if detail else again

    @property
    def reward(self) -> float | None:
        """What the tries have earned; 0 before the first."""
        if not self.tried:
            return 0.0
        if self.credit == "first":
            return self.tried[0].score
        score = self.tried[-1].score
        return None if score is None else score * self.discount ** (len(self.tried) - 1)

    def log(self) -> list[dict[str, Any]]:
        """Return the tries as flat rows, for JSON Lines."""
        return [
            {"id": self.case.id, "try": number, "score": one.score, "reason": one.reason, "answer": one.answer}
            for number, one in enumerate(self.tried, start=1)
        ]


def guess_rate(case: Case) -> float:
    """Return how often a random answer of the right form is right, at the level of `case`, over 200 guesses."""
    if case.difficulty is None:
        return _right_guesses([case] * _GUESSES) / _GUESSES
    return _level_guess_rate(case.task, case.version, case.difficulty)


@lru_cache(maxsize=1024)
def _level_guess_rate(name: str, version: int, level: int) -> float:
    cases = [registry.get(name).generate(level, seed) for seed in range(_GUESSES // 4)]
    return _right_guesses(cases * 4) / _GUESSES


def _right_guesses(cases: list[Case]) -> int:
    rng = Random(0)
    return sum(guess_is_right(registry.get(case.task), case, rng) for case in cases)
