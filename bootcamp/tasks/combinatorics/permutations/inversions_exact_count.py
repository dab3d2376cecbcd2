"""Count the permutations with a number of inversions, some entries being given.

Answer: one integer; it is unique.
Harder: longer permutations, more inversions, more conditions.
Skills: counting
Source: original; the Mahonian numbers, P. A. MacMahon, Amer. J. Math. 35 (1913).
"""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.permutation import inversions, random_permutation
from bootcamp.lib.polynomial import multiply
from bootcamp.lib.prompts import comma
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.verifiers import Integer

Entry = tuple[int, int]
"""A place, counted from 1 or, from the end, -1, and the value there."""


class InversionsExactCount(Task["InversionsExactCount.Params", "InversionsExactCount.Instance", int]):
    version = 1

    class Params(task.Params):
        length: int = knob("the least length", levels=(4, 5, 6, 7, 8, 9, 10, 11, 12, 13), ge=4, le=15)
        span: int = knob("how far lengths differ", levels=(3, 3, 5, 5, 5, 4, 4, 3, 3, 2), ge=0, le=6)
        entries: int = knob("the greatest number of given entries", levels=(1, 1, 2, 2, 2, 3, 3, 3, 4, 4), ge=0, le=4)

    class Instance(task.Instance):
        length: int
        inversions: int
        entries: tuple[Entry, ...]

        @property
        def lines(self) -> list[str]:
            return [f"p({place if place > 0 else self.length + 1 + place}) = {value}" for place, value in self.entries]

    answer = Integer(low=0)
    prompt = Prompt(
        en=r"""
        An inversion of a permutation p(1), p(2), ..., p({{ length }}) of the numbers 1 to {{ length }} is a pair of
        places i < j with p(i) > p(j). How many permutations of 1 to {{ length }} have exactly {{ inversions }}
        inversions{{ " and " ~ lines | listed if lines }}?
        """,
        zh=r"""
        数 1 到 {{ length }} 的一个排列 p(1), p(2), ..., p({{ length }}) 中，
        满足 i < j 且 p(i) > p(j) 的一对位置称为一个逆序。
        有多少个 1 到 {{ length }} 的排列恰好有 {{ inversions }} 个逆序
        {{- "，并且 " ~ lines | join("，") if lines }}？
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        n = params.length + rng.randint(0, params.span)
        p = random_permutation(rng, n)
        wanted = rng.randint(max(1, params.entries - 1), params.entries) if params.entries else 0
        front = rng.randint(max(0, wanted - 2), min(2, wanted))
        places = [*range(1, front + 1), *range(front - wanted, 0)]
        entries = tuple((place, p[place - 1 if place > 0 else place] + 1) for place in places)
        instance = self.Instance(length=n, inversions=inversions(p), entries=entries)
        count = self.solve(instance)
        if not 6 <= count < 10**12:
            raise Retry
        return instance, count

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        n, given, lines = instance.length, dict(instance.entries), list[str]()
        free, rest = [value for value in range(1, n + 1) if value not in given.values()], instance.inversions
        for place, value in given.items():
            told = [other for other in free if (other < value if place > 0 else other > value)]
            rest -= len(told)
            lines.append(f"p({place if place > 0 else n + 1 + place}) = {value}: {comma(told) or '-'} ({len(told)})")
        ordered = [given[place] for place in (1, 2, -2, -1) if place in given]
        pairs = [f"{x} > {y}" for x, y in combinations(ordered, 2) if x > y]
        rest -= len(pairs)
        shown = comma(pairs) or " < ".join(map(str, ordered))
        lines += [f"{shown} ({len(pairs)})"] * bool(ordered[1:])
        lines += [f"{instance.inversions} - {instance.inversions - rest} = {rest}"] * bool(ordered)
        counts: tuple[int, ...] = (1,)
        for size in range(2, len(free) + 1):
            counts = tuple(map(int, multiply(counts, [1] * size)[: rest + 1]))
            lines.append(f"{size}. {' '.join(map(str, counts))}")
        return "\n".join(lines)

    def solve(self, instance: Instance) -> int:
        """Take away the inversions in which a given entry is; the others are those of a shorter permutation."""
        n, given = instance.length, dict(instance.entries)
        free = [value for value in range(1, n + 1) if value not in given.values()]
        fixed = inversions([given[place] for place in (1, 2, -2, -1) if place in given])
        for place, value in given.items():
            fixed += sum(other < value if place > 0 else other > value for other in free)
        counts: tuple[int, ...] = (1,)
        for size in range(1, len(free) + 1):
            counts = multiply(counts, [1] * size)
        rest = instance.inversions - fixed
        return counts[rest] if 0 <= rest < len(counts) else 0
