"""What the rules share: the promises, the registry of rules, and a task under test with its cases."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from random import Random
from types import ModuleType
from typing import Any

from bootcamp import registry
from bootcamp.cases import Case
from bootcamp.errors import Retry, UnknownTask
from bootcamp.identity import LEVELS
from bootcamp.task import Instance, Task
from bootcamp.testing.timing import timed

AnyTask = Task[Any, Any, Any]


DRAWS = 200
"""Cases drawn at levels 3, 6 and 10, and at any suspect level, to measure how varied they are."""


FEW_DRAWS = 60
"""Cases drawn at the other levels; so many that all differ show that there are more than 100."""


TIMED_DRAWS = 100
"""Cases drawn at level 5, where generation is timed."""


class Broken(AssertionError):
    """A rule does not hold for a task; the text says how."""


@dataclass(frozen=True)
class Rule:
    """What proves part of a promise: a function that raises Broken; `full` rules run in full checks only."""

    name: str
    promise: int
    full: bool
    run: Callable[[Probe], None]


PROMISES = {
    0: "the file declares what it is",
    1: "the same arguments make the same case",
    2: "a case survives storing",
    3: "right answers score 1 in every dress",
    4: "wrong answers score 0",
    5: "no response raises or takes long",
    6: "the prompt tells all and gives nothing away",
    7: "neither guessing nor a cheap policy pays",
    8: "every level generates, and harder than the last",
    9: "an independent oracle agrees",
    10: "generating and verifying keep their budgets",
    11: "splits never share a key",
}
"""What every task promises; each has rules of its own."""


ALL_RULES: dict[str, Rule] = {}


def rule(
    promise: int, *, full: bool = False, among: dict[str, Rule] = ALL_RULES
) -> Callable[[Callable[[Probe], None]], Callable[[Probe], None]]:
    """Add a rule for one of PROMISES, or of other promises to the rules `among` which it belongs."""

    def add(run: Callable[[Probe], None]) -> Callable[[Probe], None]:
        among[run.__name__] = Rule(run.__name__, promise, full, run)
        return run

    return add


Sample = tuple[Instance, Any]
"""An instance and the value of its reference."""


class Probe:
    """A task under test with the cases that the rules share, so that each is generated once."""

    many = DRAWS
    """Cases that a level is measured on where it counts; tests take fewer."""

    def __init__(self, task: AnyTask, oracle: ModuleType | None, full: bool, rotation: int) -> None:
        self.task, self.oracle, self.full, self.rotation = type(task)(task.name), oracle, full, rotation
        self.levels = list(LEVELS) if full else sorted({(rotation + step) % 10 + 1 for step in (0, 3, 6)})
        self.figures: dict[str, float] = {}
        self.samples: dict[int, list[Sample | None]] = {level: [] for level in LEVELS}
        """What `sample` gave at each level while cases of split train were made, in order; None is a Retry."""
        self._cases: dict[tuple[int, int, str], tuple[Case, float]] = {}
        self._watch()

    def case(self, level: int, seed: int = 0, split: str = "train") -> Case:
        """Return a case, made on first use; seeds follow the rotation."""
        return self._made(level, 1000 * self.rotation + seed, split)[0]

    def cases(self) -> Iterator[Case]:
        """Return a case of each level under test."""
        return map(self.case, self.levels)

    def draw(self, level: int, seed: int) -> Case:
        """Return a case for statistics; seeds start at 0."""
        return self._made(level, seed)[0]

    def draws(self, level: int, count: int) -> list[Case]:
        """Return the cases of the first seeds."""
        return [self.draw(level, seed) for seed in range(count)]

    def seconds(self, level: int, count: int) -> list[float]:
        """Return what it took to make such cases, the shortest first."""
        return sorted(self._made(level, seed)[1] for seed in range(count))

    def _made(self, level: int, seed: int, split: str = "train") -> tuple[Case, float]:
        if (level, seed, split) not in self._cases:
            self._log = self.samples[level] if split == "train" else []
            self._cases[level, seed, split] = timed(partial(self.task.generate, level, seed, split=split))
            self._log = []
        return self._cases[level, seed, split]

    def _watch(self) -> None:
        """Log what the task's `sample` gives, in this object alone."""
        sample, self._log = self.task.sample, []

        def watched(params: Any, rng: Random) -> Sample:
            try:
                drawn = sample(params, rng)
            except Retry:
                self._log.append(None)
                raise
            self._log.append(drawn)
            return drawn

        self.task.sample = watched  # type: ignore[method-assign]

    @property
    def known(self) -> bool:
        """Whether the registry finds this very class, so that cases can be read back by name."""
        try:
            return type(registry.get(self.task.name)) is type(self.task)
        except UnknownTask:
            return False

    def value(self, case: Case) -> Any:
        """Return the parsed reference of a case."""
        return self.task.format(case.instance).parse(case.answer)

    def require(self, holds: bool, fault: str) -> None:
        """Raise Broken unless `holds`."""
        if not holds:
            raise Broken(fault)

    def refuse(self, case: Case, response: str, what: str, *, differs: bool = False) -> None:
        """Require that `response` is refused, or that it is right after all, as the oracle or equality confirms."""
        verdict = self.task.verify(response, case)
        if not verdict.correct:
            return
        format_ = self.task.format(case.instance)
        value = format_.parse(verdict.answer)
        if self.oracle is not None and case.difficulty in self.oracle.LEVELS:
            fault = self.oracle.confirm(case.instance, value)
            self.require(not fault, f"{case.id}: {what} scores 1, but the oracle says: {fault}: {response!r:.200}")
        elif not self.task._has_check:
            right = not differs and format_.equal(self.value(case), value)
            self.require(right, f"{case.id}: {what} scores 1: {response!r:.200}")
