"""Choose a few separate stretches of a list, so that their sum is as great as possible.

Answer: the stretches by their ends; every best choice counts.
Harder: longer lists, more stretches, a least distance between them.
Skills: search, arithmetic
Source: original; k disjoint segments of greatest sum, after J. Bentley, Programming Pearls, column 8.
"""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.prompts import bracketed, sequence
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Sequence

Spans = tuple[tuple[int, ...], ...]


class MaxSubarraysK(Task["MaxSubarraysK.Params", "MaxSubarraysK.Instance", Spans]):
    version = 1

    class Params(task.Params):
        size: int = knob("the length of the list", levels=(6, 8, 10, 12, 14, 17, 20, 25, 30, 38), ge=5, le=60)
        spans: int = knob("the number of stretches", levels=(1, 2, 2, 2, 3, 3, 3, 4, 4, 5), ge=1, le=8)
        largest: int = knob("the largest number", levels=(9, 9, 12, 15, 15, 20, 25, 30, 40, 60), ge=5, le=200)
        gap: int = knob("the most numbers that must lie between", levels=(1, 1, 1, 1, 2, 2, 2, 3, 3, 3), ge=1, le=6)

    class Instance(task.Instance):
        numbers: tuple[int, ...]
        spans: int
        gap: int
        best: int

    prompt = Prompt(
        en=r"""
        In the list {{ numbers | sequence }} choose exactly {{ spans }} {{ "stretches" if spans > 1 else "stretch" }} of
        neighbouring numbers, each with at least one number
        {{- ", so that at least %d %s between any two of them" % (gap, "number lies" if gap == 1 else "numbers lie")
        if spans > 1 }}. The sum of all numbers in the {{ "stretches" if spans > 1 else "stretch" }} must be as great as
        possible. Give the list of the stretches from left to right, each as [place of its first number, place of its
        last
        number], counted from 1. Any best choice will do.
        """,
        zh=r"""
        在列表 {{ numbers | sequence }} 中恰好选出 {{ spans }} 段，每段由相邻的数组成，至少一个数
        {{- "，任意两段之间至少隔 %d 个数" % gap if spans > 1 }}。所选各段中所有数之和必须尽可能大。
        请从左到右列出各段，每段写成 [首位置, 末位置]，从 1 数起。任何一种最优的选法都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[Spans]:
        place = Integer(1, len(instance.numbers))
        return Sequence(Sequence(place, length=2, brackets="[]"), length=instance.spans, brackets="[]")

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Spans]:
        numbers = tuple(rng.choice((1, 1, -1, -1)) * rng.randint(1, params.largest) for _ in range(params.size))
        instance = self.Instance(numbers=numbers, spans=params.spans, gap=rng.randint(1, params.gap), best=0)
        answer = self.solve(instance)
        best = _total(instance, answer)
        if max(numbers) < 0 or all(first == last for first, last in answer):
            raise task.Retry
        if params.size > 8 and _total(instance, _one_by_one(instance)) == best:
            raise task.Retry
        return instance.model_copy(update={"best": best}), answer

    def solve(self, instance: Instance) -> Spans:
        numbers, size = instance.numbers, len(instance.numbers)

        @cache
        def best(start: int, left: int) -> tuple[int, Spans]:
            """The best stretches, so many, from a place on, counted from 0."""
            if left == 0:
                return 0, ()
            found: tuple[int, Spans] = (-(10**9), ())
            for first in range(start, size):
                total = 0
                for last in range(first, size):
                    total += numbers[last]
                    if left > 1 and last + 1 + instance.gap >= size:
                        break
                    later, rest = best(last + 1 + instance.gap, left - 1)
                    if total + later > found[0]:
                        found = total + later, ((first + 1, last + 1), *rest)
            return found

        return best(0, instance.spans)[1]

    def check(self, instance: Instance, answer: Spans) -> str:
        end = -instance.gap
        for first, last in answer:
            if first > last:
                return f"[{first}, {last}] ends before it begins"
            if first <= end + instance.gap:
                return "the stretches are not in order or too close to each other"
            end = last
        return "" if _total(instance, answer) == instance.best else "a greater sum is possible"

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        numbers, lines = instance.numbers, list[str]()
        tables = [[0] * (len(numbers) + 1)]
        starts: list[list[int]] = []
        for turn in range(1, instance.spans + 1):
            ends, first = [_NONE], [0]
            for place, number in enumerate(numbers, start=1):
                other = max(tables[-1][: max(0, place - 1 - instance.gap) + 1]) if turn > 1 else 0
                known = [one for one in (ends[-1], other) if one > _NONE]
                first.append(place if other >= ends[-1] else first[-1])
                ends.append(number + max(known) if known else _NONE)
                if known:
                    inner = f"max({', '.join(map(str, known))})" if len(known) > 1 else bracketed(known[0])
                    lines.append(f"{turn}.{place}: {number} + {inner} = {ends[-1]}, {first[-1]}-{place}")
            tables.append(ends)
            starts.append(first)
        spans: list[list[int]] = []
        last = len(numbers)
        for ends, first in zip(reversed(tables[1:]), reversed(starts), strict=True):
            end = max(range(last + 1), key=ends[: last + 1].__getitem__)
            spans.insert(0, [first[end], end])
            last = first[end] - 1 - instance.gap
        return "\n".join([*lines, f"{max(tables[-1])}: {sequence(spans)}"])


_NONE = -(10**9)


def _total(instance: MaxSubarraysK.Instance, spans: Spans) -> int:
    return sum(sum(instance.numbers[first - 1 : last]) for first, last in spans)


def _one_by_one(instance: MaxSubarraysK.Instance) -> Spans:
    """Take the best stretch, then the best one that is far enough from it, and so on."""
    size, chosen = len(instance.numbers), list[tuple[int, ...]]()
    for _ in range(instance.spans):
        spans = [
            (first, last)
            for first in range(1, size + 1)
            for last in range(first, size + 1)
            if all(last + instance.gap < one or two + instance.gap < first for one, two in chosen)
        ]
        if spans:
            chosen.append(max(spans, key=lambda span: sum(instance.numbers[span[0] - 1 : span[1]])))
    return tuple(sorted(chosen))
