"""Find two disjoint groups of given numbers with equal sums.

Answer: the two groups; any two that keep the rules are right.
Harder: more and larger numbers, without short solutions from level 5 on.
Skills: search, arithmetic
Source: original; a consequence of the pigeonhole principle, International Mathematical Olympiad 1972.
"""

from __future__ import annotations

from itertools import combinations
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.verifiers import Format, Integer, Record, Set

Answer = dict[str, frozenset[int]]


class EqualSumDisjointSubsets(Task["EqualSumDisjointSubsets.Params", "EqualSumDisjointSubsets.Instance", Answer]):
    version = 1

    class Params(task.Params):
        numbers: int = knob("how many numbers there are", levels=(5, 6, 7, 8, 9, 10, 12, 14, 16, 18), ge=4, le=24)
        largest: int = knob(
            "the largest number drawn",
            levels=(20, 40, 80, 150, 300, 600, 2000, 6000, 20_000, 60_000),
            ge=10,
            le=10**6,
        )
        shortest: int = knob(
            "how many numbers two equal groups have in all at least", levels=(3, 3, 4, 4, 5, 5, 5, 5, 5, 5), ge=3, le=5
        )

    class Instance(task.Instance):
        numbers: tuple[int, ...]

    prompt = Prompt(
        en=r"""
        Choose two groups A and B from these numbers so that the sum of the numbers in A equals the sum of the numbers
        in B:

        {{ numbers | comma }}

        Both groups must be non-empty, and no number may be in both. Not every number has to be used. If there are
        several solutions, give any one.
        """,
        zh=r"""
        从下列数中选出两组 A 和 B，使 A 中各数之和等于 B 中各数之和：

        {{ numbers | comma }}

        两组都不能为空，同一个数不能同时在两组中，不必用到所有的数。如果有多个解，给出任意一个即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        group = Set(Integer(min(instance.numbers), max(instance.numbers)))
        return Record(A=group, B=group)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        numbers = rng.sample(range(params.largest // 8, params.largest + 1), params.numbers - 1)
        order = rng.sample(numbers, params.numbers - 1)
        size = rng.randint(max(2, params.shortest // 2), max(2, (params.numbers - 1) // 2))
        left, right = order[:size], order[size : size + rng.randint(max(1, params.shortest - size - 1), size)]
        last = sum(left) - sum(right)
        if not 0 < last <= params.largest or last in numbers or _short(sorted([*numbers, last]), params.shortest):
            raise Retry
        numbers.append(last)
        rng.shuffle(numbers)
        return self.Instance(numbers=tuple(numbers)), {"A": frozenset(left), "B": frozenset([*right, last])}

    def check(self, instance: Instance, answer: Answer) -> str:
        for name, group in sorted(answer.items()):
            if not group:
                return f"group {name} is empty"
            if not group <= set(instance.numbers):
                return f"group {name} holds a number that is not given"
        if answer["A"] & answer["B"]:
            return "a number is in both groups"
        return "" if sum(answer["A"]) == sum(answer["B"]) else "the sums differ"

    def key(self, instance: Instance) -> object:
        return sorted(instance.numbers)


def _short(numbers: list[int], least: int) -> bool:
    """Tell whether groups of fewer than `least` numbers in all have equal sums."""
    sums = [a + b for a, b in combinations(numbers, 2)]
    single = least > 3 and any(total in numbers for total in sums)
    return single or (least > 4 and (len(set(sums)) < len(sums) or _three_to_one(numbers)))


def _three_to_one(numbers: list[int]) -> bool:
    return any(a + b + c in numbers for a, b, c in combinations(numbers, 3))
