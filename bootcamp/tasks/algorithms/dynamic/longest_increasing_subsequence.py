"""Choose as many numbers of a list as possible, in their order, so that they rise.

Answer: the chosen numbers; every longest choice counts.
Harder: longer lists and rising choices, lists on which taking whatever still fits fails from every start.
Skills: search
Source: original; longest increasing subsequences, C. Schensted (1961).
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence as Listing
from itertools import pairwise
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Sequence

Numbers = tuple[int, ...]


class LongestIncreasingSubsequence(
    Task["LongestIncreasingSubsequence.Params", "LongestIncreasingSubsequence.Instance", Numbers]
):
    version = 1

    class Params(task.Params):
        size: int = knob("the length of the list", levels=(5, 7, 9, 12, 15, 20, 26, 34, 45, 60), ge=4, le=90)
        largest: int = knob("the largest number", levels=(20, 25, 30, 50, 70, 99, 150, 300, 500, 999), ge=10, le=9999)

    class Instance(task.Instance):
        numbers: Numbers
        longest: int

    answer = Sequence(Integer())
    prompt = Prompt(
        en=r"""
        The list {{ numbers | sequence }} is given. Strike out numbers so that those that are left, in their order, rise
        strictly: each one is greater than the one before it. As many numbers as possible must be left. Give the list of
        these numbers. Any longest one will do.
        """,
        zh=r"""
        给定列表 {{ numbers | sequence }}。请划去一些数，使剩下的数按原来的次序严格递增，即每一个都大于前一个，
        并且剩下的数尽可能多。请写出剩下的数的列表。任何一个最长的都可以。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Numbers]:
        numbers = tuple(rng.randint(1, params.largest) for _ in range(params.size))
        instance = self.Instance(numbers=numbers, longest=0)
        answer = self.solve(instance)
        back = [-number for number in reversed(numbers)]
        plain = max(_taken(list(side)[start:]) for side in (numbers, back) for start in range(params.size))
        if len(answer) < 3 or (params.size > 7 and plain == len(answer)):
            raise task.Retry
        return instance.model_copy(update={"longest": len(answer)}), answer

    def solve(self, instance: Instance) -> Numbers:
        return _chains(instance.numbers)[1][-1]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        made, chains = _chains(instance.numbers)
        lines = [f"{len(chain)}: {' '.join(map(str, chain))}" for chain in made]
        return "\n".join([*lines, f"{len(chains)}: [{', '.join(map(str, chains[-1]))}]"])

    def check(self, instance: Instance, answer: Numbers) -> str:
        rest = iter(instance.numbers)
        if not all(number in rest for number in answer):
            return "these numbers do not stand in the list in this order"
        if any(one >= two for one, two in pairwise(answer)):
            return "the numbers do not rise"
        return "" if len(answer) == instance.longest else "more numbers can be left"


def _chains(numbers: Numbers) -> tuple[list[Numbers], list[Numbers]]:
    """Give a longest rising choice that ends in each number, and of each length one with the smallest last number."""
    ends, chains, made = list[int](), list[Numbers](), list[Numbers]()
    for number in numbers:
        place = bisect_left(ends, number)
        made.append((*(chains[place - 1] if place else ()), number))
        ends[place : place + 1] = [number]
        chains[place : place + 1] = made[-1:]
    return made, chains


def _taken(numbers: Listing[int]) -> int:
    """Count the numbers that are taken when each one is that is greater than the last one taken."""
    count, last = 0, min(numbers) - 1
    for number in numbers:
        if number > last:
            count, last = count + 1, number
    return count
