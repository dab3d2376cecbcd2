"""What a set of cases is like, task by task and level by level: the `bootcamp stats` command."""

from __future__ import annotations

import math
import time
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib import resources
from random import Random
from statistics import mean, median

from jinja2 import Environment, StrictUndefined

from bootcamp import registry
from bootcamp.cases import Case, case as remake
from bootcamp.dataset.calibration import Rate, describe_ladder
from bootcamp.dataset.rows import key_digest
from bootcamp.testing import guess_is_right

Timed = tuple[Case, float]
"""A case and the seconds that making it took."""

Ladders = Mapping[str, Sequence[Rate]]
"""The pass rates of each task's levels, none where no model has run."""


@dataclass(frozen=True)
class Stats:
    """The figures of some cases of a task; times are medians in milliseconds, prompts are counted in characters."""

    cases: int
    distinct: int
    answer_entropy: float
    """In bits; at most log2 of the number of cases."""
    top_answer: float
    guess: float
    prompt_median: float
    prompt_longest: int
    generate_ms: float
    verify_ms: float


def measure(timed: Sequence[Timed]) -> Stats:
    """Measure cases of one task: how they vary, how well guesses do, how long they are and how long they take."""
    cases = [case for case, _ in timed]
    answers = Counter(case.answer for case in cases)
    shares = [count / len(cases) for count in answers.values()]
    lengths = [len(case.prompt) for case in cases]
    rng = Random(0)
    return Stats(
        cases=len(cases),
        distinct=len({key_digest(case) for case in cases}),
        answer_entropy=-sum(share * math.log2(share) for share in shares) + 0.0,
        top_answer=max(shares),
        guess=mean(guess_is_right(registry.get(case.task), case, rng) for case in cases),
        prompt_median=median(lengths),
        prompt_longest=max(lengths),
        generate_ms=1000 * median(seconds for _, seconds in timed),
        verify_ms=1000 * median(map(_verify_seconds, cases)),
    )


def by_level(timed: Iterable[Timed]) -> dict[str, dict[str, Stats]]:
    """Measure each level of each task, and each task as a whole under ``all``."""
    groups: dict[tuple[str, str], list[Timed]] = defaultdict(list)
    for case, seconds in timed:
        level = "own" if case.difficulty is None else str(case.difficulty)
        for name in (level, "all"):
            groups[case.task, name].append((case, seconds))
    tables: dict[str, dict[str, Stats]] = {task: {} for task in sorted({task for task, _ in groups})}
    for task, level in sorted(groups, key=lambda place: (place[0], place[1].zfill(3))):
        tables[task][level] = measure(groups[task, level])
    return tables


def to_html(tables: dict[str, dict[str, Stats]], ladders: Ladders) -> str:
    """Return a page with the tables and, for each task, plots over the levels; it needs no other file."""
    source = resources.files("bootcamp.dataset").joinpath("stats.html.j2").read_text(encoding="utf-8")
    environment = Environment(undefined=StrictUndefined, autoescape=True, trim_blocks=True, lstrip_blocks=True)
    return environment.from_string(source).render(tables=tables, bars=bars, ladders=ladders, describe=describe_ladder)


def bars(levels: dict[str, Stats], figure: str) -> list[tuple[str, float, float]]:
    """Return each level's value of a figure and its share of the largest."""
    values = {level: float(getattr(stats, figure)) for level, stats in levels.items() if level != "all"}
    largest = max(values.values()) or 1.0
    return [(level, value, value / largest) for level, value in values.items()]


def _verify_seconds(case: Case) -> float:
    response = rf"\boxed{{{case.answer}}}"
    began = time.perf_counter()
    case.verify(response)
    return time.perf_counter() - began


def made_again(cases: Iterable[Case]) -> Iterator[Timed]:
    """Time the making of stored cases by making them again; those that need a salt cannot be."""
    for case in cases:
        began = time.perf_counter()
        if "salt=" not in case.id:
            remake(case.id)
        yield case, time.perf_counter() - began


def drawn(names: list[str], levels: list[int], count: int, seed: int, split: str, language: str) -> Iterator[Timed]:
    """Make and time `count` cases of each level of some tasks; levels too small to be split are left out elsewhere."""
    for name in names:
        task = registry.get(name)
        task.generate(levels[0], seed, language=language)  # loading and compiling are not the case's time
        for level in levels:
            if split == "train" or level not in task.small_levels:
                for number in range(count):
                    began = time.perf_counter()
                    case = task.generate(level, seed + number, split=split, language=language)
                    yield case, time.perf_counter() - began
