"""A reward of three terms: a right answer, sound steps, and brevity.

Source: the reward of the public LLM4Game24 project, its weights and its length curve; there the process term was a
check of texts, here it is the task's own `steps`.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import NamedTuple

from bootcamp import registry
from bootcamp.cases import AnyCase, Case, as_case
from bootcamp.errors import BootcampError
from bootcamp.lib.arguments import flag, number
from bootcamp.task import Task
from bootcamp.verifiers.verdict import Verdict


class Terms(NamedTuple):
    """The terms of a reward, each from 0 to 1, before they are weighted."""

    outcome: float
    process: float
    length: float


@dataclass(frozen=True)
class Composite:
    r"""The weighted sum of an outcome, a process and a length term, for tasks with a `steps` hook.

    ``outcome`` is 1 for a right answer, `wrong_credit` (0.35 in the LLM4Game24 report) for one that was read and is
    wrong, else 0. ``process`` is the share of steps that hold, 0 where there are none. ``length`` is 1 up to
    `free_lines` lines and ``1 / (1 + exp(steepness (lines - free_lines - half_lines)))`` beyond; with `gated`, it is
    paid for right answers only. A term of weight 0 is not computed, so that tasks without steps can have the others.

    >>> case = registry.get("game24").generate(1, seed=163)
    >>> case.instance.numbers
    (8, 12, 9)
    >>> solution = "(12) - (9) = 3, left: 3, 8\n(3) * (8) = 25, left: 25\n\\boxed{(12 - 9) * 8}"
    >>> Composite().terms(case, solution)
    Terms(outcome=1.0, process=0.5, length=1.0)
    >>> round(Composite()(case, solution), 3)
    0.85
    """

    outcome: float = 0.55
    process: float = 0.30
    length: float = 0.15
    wrong_credit: float = 0.0
    gated: bool = False
    free_lines: int = 4
    half_lines: float = 20.0
    steepness: float = 0.2

    def __post_init__(self) -> None:
        for name, value in vars(self).items():
            if name == "gated":
                flag(name, value)
            else:
                number(name, value, 0)

    def __call__(self, case: AnyCase, response: str, verdict: Verdict | None = None) -> float | None:
        """Return the reward, or None where the answer could not be judged; `verdict` saves judging it again."""
        case = as_case(case)
        verdict = case.verify(response) if verdict is None else verdict
        if verdict.score is None:
            return None
        terms = self.terms(case, response, verdict)
        return self.outcome * terms.outcome + self.process * terms.process + self.length * terms.length

    def terms(self, case: AnyCase, response: str, verdict: Verdict | None = None) -> Terms:
        """Return the terms of the reward."""
        case = as_case(case)
        verdict = case.verify(response) if verdict is None else verdict
        credit = self.wrong_credit if verdict.reason == "wrong" else 0.0
        paid = self.length and (verdict.correct or not self.gated)
        return Terms(
            outcome=1.0 if verdict.correct else credit,
            process=_share_of_steps(case, response) if self.process else 0.0,
            length=self.brevity(_count_lines(response)) if paid else 0.0,
        )

    def brevity(self, lines: int) -> float:
        """Return the length term of a response of so many lines.

        >>> [round(Composite().brevity(lines), 3) for lines in (4, 5, 24)]
        [1.0, 0.978, 0.5]
        """
        if lines <= self.free_lines:
            return 1.0
        excess = self.steepness * (lines - self.free_lines - self.half_lines)
        return 1 / (1 + math.exp(min(excess, 700)))


def _share_of_steps(case: Case, response: str) -> float:
    task = registry.get(case.task)
    if type(task).steps is Task.steps:
        raise BootcampError(f"{case.task} does not check steps: give the process term the weight 0")
    steps = task.steps(case.instance, response)
    return sum(steps) / len(steps) if steps else 0.0


def _count_lines(response: str) -> int:
    return sum(not line.isspace() for line in response.splitlines() if line)
