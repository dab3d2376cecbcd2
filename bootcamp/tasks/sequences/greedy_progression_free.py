"""List terms of the sequence that greedily keeps integers as long as no forbidden pattern arises.

Answer: the listed terms; they are unique.
Harder: later terms, other patterns, two patterns at once.
Skills: simulation, arithmetic, instructions
Source: original variants of the greedy sequences of A. M. Odlyzko and R. P. Stanley (1978) and A. M. Mian and
    S. Chowla (1944).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import count
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.prompts import by_language
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Sequence
from bootcamp.verifiers.base import Format

_FURTHEST = 1500  # no term beyond this is asked


class GreedyProgressionFree(Task["GreedyProgressionFree.Params", "GreedyProgressionFree.Instance", tuple[int, ...]]):
    version = 1

    class Params(task.Params):
        last: int = knob("the largest index asked", levels=(8, 9, 12, 14, 17, 22, 28, 36, 46, 60), ge=4, le=100)
        asked: int = knob("how many terms are asked", levels=(2, 2, 3, 3, 3, 4, 4, 5, 5, 6), ge=1, le=8)
        patterns: int = knob("how many forbidden patterns occur", levels=(3, 4, 6, 6, 6, 7, 7, 7, 7, 7), ge=2, le=7)
        together: int = knob(
            "how many patterns are forbidden at once at most", levels=(1, 1, 2, 2, 2, 2, 2, 2, 2, 2), ge=1, le=2
        )
        largest: int = knob("the largest start", levels=(40, 40, 60, 60, 30, 30, 30, 30, 30, 30), ge=3, le=100)

    class Instance(task.Instance):
        start: int
        patterns: tuple[str, ...]
        indices: tuple[int, ...]  # 1-based

        @property
        def forbidden(self) -> dict[str, list[str]]:
            return by_language(_PATTERNS[name] for name in self.patterns)

    prompt = Prompt(
        en=r"""
        Go through the integers {{ start }}, {{ start + 1 }}, {{ start + 2 }}, ... in this order. Keep each of them
        unless it would give rise, together with numbers kept before, to {{ "this pattern" if patterns | length == 1
        else "one of these patterns" }} among the kept numbers:

        {{ forbidden[language] | bullets }}

        The kept numbers in increasing order are the terms 1, 2, 3, ... of a sequence. Give its terms
        {{ indices | comma }}, in this order.
        """,
        zh=r"""
        依次考察整数 {{ start }}, {{ start + 1 }}, {{ start + 2 }}, ...。每个数都保留，除非保留它以后，
        它与先前保留的数会构成{{ "下面的情形" if patterns | length == 1 else "下面的情形之一" }}：

        {{ forbidden[language] | bullets }}

        保留的数从小到大依次是一个数列的第 1, 2, 3, ... 项。请依次给出它的第 {{ indices | comma }} 项。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[int, ...]]:
        return Sequence(Integer(low=1), length=len(instance.indices))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[int, ...]]:
        names = rng.sample(list(_PATTERNS)[: params.patterns], rng.randint(1, params.together))
        others = rng.sample(range(params.last // 3, params.last), params.asked - 1)
        indices = (*sorted(others), params.last)
        instance = self.Instance(start=rng.randint(1, params.largest), patterns=tuple(names), indices=indices)
        terms = self.solve(instance)
        if terms[-1] - instance.start < 3 * params.last // 2:
            raise task.Retry
        return instance, terms

    def key(self, instance: Instance) -> object:
        return [instance.start, sorted(instance.patterns), instance.indices]

    def solve(self, instance: Instance) -> tuple[int, ...]:
        arises = [_PATTERNS[name][2] for name in instance.patterns]
        kept: list[int] = []
        for x in count(instance.start):
            if x > _FURTHEST:
                raise task.Retry
            if not any(pattern(x, kept) for pattern in arises):
                kept.append(x)
            if len(kept) == instance.indices[-1]:
                break
        return tuple(kept[i - 1] for i in instance.indices)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        kept, banned, lines, x = list[int](), set[int](), list[str](), instance.start
        while len(kept) < instance.indices[-1]:
            if x not in banned:
                kept.append(x)
                new = {y for name in instance.patterns for y in _MARKED[name](x, kept[:-1])} - banned - {*range(x)}
                banned |= new
                lines.append(f"{len(kept)}. {x}" + (f": {', '.join(map(str, sorted(new)))}" if new else ""))
            x += 1
        return "\n".join(lines)


def _equal_gaps(x: int, kept: list[int]) -> bool:
    members = set(kept)
    return any(b + c - x in members for i, c in enumerate(kept) for b in kept[: i + 1] if b + c - x < b)


_MARKED: dict[str, Callable[[int, list[int]], Iterable[int]]] = {
    "arithmetic": lambda x, kept: (2 * x - a for a in kept),
    "sum": lambda x, kept: (x + a for a in kept),
    "double": lambda x, kept: (2 * x,),
    "gaps": lambda x, kept: (x + b - a for b in (*kept, x) for a in kept if a < b),
    "triple": lambda x, kept: (3 * x,),
    "geometric": lambda x, kept: (x * x // a for a in kept if x * x % a == 0),
    "weighted": lambda x, kept: (3 * x - 2 * a for a in kept),
}
"""The numbers that a kept number forbids together with those kept before."""

_PATTERNS: dict[str, tuple[str, str, Callable[[int, list[int]], bool]]] = {
    "arithmetic": (
        "three numbers a < b < c with c - b = b - a",
        "三个数 a < b < c 满足 c - b = b - a",
        lambda x, kept: any(2 * b - x in kept for b in kept),
    ),
    "sum": (
        "three different numbers a, b, c with a + b = c",
        "三个不同的数 a、b、c 满足 a + b = c",
        lambda x, kept: any(x - a in kept and x != 2 * a for a in kept),
    ),
    "double": (
        "two numbers of which one is twice the other",
        "两个数，其中一个是另一个的两倍",
        lambda x, kept: x % 2 == 0 and x // 2 in kept,
    ),
    "gaps": (
        "numbers a < b ≤ c < d with d - c = b - a (b and c may be one number)",
        "数 a < b ≤ c < d 满足 d - c = b - a（b 与 c 可以是同一个数）",
        _equal_gaps,
    ),
    "triple": (
        "two numbers of which one is three times the other",
        "两个数，其中一个是另一个的三倍",
        lambda x, kept: x % 3 == 0 and x // 3 in kept,
    ),
    "geometric": (
        "three numbers a < b < c with a · c = b · b",
        "三个数 a < b < c 满足 a · c = b · b",
        lambda x, kept: any(b * b % x == 0 and b * b // x in kept for b in kept),
    ),
    "weighted": (
        "three numbers a < b < c with c - b = 2 · (b - a)",
        "三个数 a < b < c 满足 c - b = 2 · (b - a)",
        lambda x, kept: any((3 * b - x) % 2 == 0 and (3 * b - x) // 2 in kept for b in kept),
    ),
}
