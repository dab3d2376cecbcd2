"""Recover a multiset of integers from the sums of any two of its members.

Answer: the members in increasing order; unique.
Harder: more members, greater and negative ones, repeated ones.
Skills: deduction, arithmetic
Source: original; J. L. Selfridge and E. G. Straus, On the determination of numbers by their sums (1958).
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.prompts import bracketed
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Sequence

Members = tuple[int, ...]


class PairwiseSumsRecovery(Task["PairwiseSumsRecovery.Params", "PairwiseSumsRecovery.Instance", Members]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of members, no power of 2", levels=(3, 3, 5, 5, 6, 6, 7, 9, 10, 11), ge=3, le=15)
        low: int = knob("the least member", levels=(1, -9, 1, -20, -30, -60, -99, -200, -300, -500), ge=-999, le=1)
        high: int = knob("the greatest member", levels=(20, 30, 40, 50, 60, 80, 99, 200, 300, 500), ge=9, le=999)

    class Instance(task.Instance):
        size: int
        sums: tuple[int, ...]

    prompt = Prompt(
        en=r"""
        {{ size }} integers are unknown; some of them may be equal. For any two of them (at different places, so that
        each pair counts once) the sum is known. In increasing order these {{ sums | length }} sums are:

        {{ sums | comma }}

        Give the {{ size }} integers in increasing order. They follow from the sums.
        """,
        zh=r"""
        有 {{ size }} 个未知的整数，其中可以有相等的。已知其中任意两个（位置不同，每一对算一次）的和，
        这 {{ sums | length }} 个和从小到大依次为：

        {{ sums | comma }}

        请从小到大写出这 {{ size }} 个整数。它们可由这些和推出。
        """,
    )

    def format(self, instance: Instance) -> Format[Members]:
        return Sequence(Integer(), length=instance.size)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Members]:
        if not params.size & (params.size - 1):
            raise task.Retry  # the members do not follow from their sums
        members = sorted(rng.randint(params.low, params.high) for _ in range(params.size))
        if params.size > 4 and rng.random() < 0.3:
            members = sorted([*members[1:], rng.choice(members[1:])])
        sums = sorted(one + two for one, two in combinations(members, 2))
        if len(set(members)) < params.size - 1:
            raise task.Retry
        return self.Instance(size=params.size, sums=tuple(sums)), tuple(members)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        first, second, *rest = instance.sums
        lines = list[str]()
        for third in dict.fromkeys(rest[: instance.size - 2]):  # the second and the third make one of these
            told = f"({first} + {bracketed(second)} - {bracketed(third)})/2"
            if (first + second - third) % 2:
                lines.append(f"{told}: -")
                continue
            least = (first + second - third) // 2
            lines += [f"{told} = {least}", f"{first}, {second} - {bracketed(least)}: {first - least}, {second - least}"]
            members, left = [least, first - least, second - least], Counter(rest) - Counter([third])
            while left:
                new = min(left.elements()) - least
                made = [member + new for member in members]
                members.append(new)
                lines.append(f"{made[0]} - {bracketed(least)} = {new}: {', '.join(map(str, made))}")
                if Counter(made) - left:
                    lines[-1] += " -"
                    break
                left -= Counter(made)
            else:
                told = {"en": "found: ", "zh": "得到："}[language]
                return "\n".join([*lines, f"{told}[{', '.join(map(str, members))}]"])
        raise AssertionError(instance)
