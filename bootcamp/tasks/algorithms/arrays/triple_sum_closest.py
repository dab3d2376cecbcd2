"""Choose three numbers of a list whose sum is as close as possible to a target.

Answer: the three numbers; every best choice counts.
Harder: longer lists, larger numbers, lists on which the numbers next to a third of the target fail.
Skills: search, arithmetic
Source: original; the closest relative of the 3SUM problem.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.prompts import bracketed, sequence
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Multiset

Three = tuple[int, ...]


class TripleSumClosest(Task["TripleSumClosest.Params", "TripleSumClosest.Instance", Three]):
    version = 1

    class Params(task.Params):
        size: int = knob("the length of the list", levels=(5, 6, 8, 9, 11, 13, 16, 19, 22, 26), ge=4, le=60)
        largest: int = knob(
            "the largest number", levels=(20, 30, 60, 100, 200, 400, 800, 1500, 3000, 5000), ge=10, le=10**6
        )

    class Instance(task.Instance):
        numbers: tuple[int, ...]
        target: int
        distance: int

    answer = Multiset(Integer(), size=3)
    prompt = Prompt(
        en=r"""
        Choose three different places of the list {{ numbers | sequence }} so that the sum of the three numbers there is
        as close as possible to {{ target }}, above or below it or equal to it. Give the three numbers. Any best choice
        will do.
        """,
        zh=r"""
        请在列表 {{ numbers | sequence }} 中选出三个不同的位置，使这三处的数之和尽可能接近 {{ target }}，
        大于、小于或等于它都可以。请写出这三个数。任何一种最优的选法都可以。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Three]:
        low = 1 if params.size < 6 else -params.largest
        numbers = tuple(rng.randint(low, params.largest) for _ in range(params.size))
        target = sum(rng.sample(numbers, 3)) + rng.randint(-params.largest // 8, params.largest // 8)
        instance = self.Instance(numbers=numbers, target=target, distance=0)
        answer = self.solve(instance)
        best = abs(sum(answer) - target)
        if params.size > 7 and any(abs(sum(three) - target) == best for three in _plain_choices(instance)):
            raise task.Retry
        return instance.model_copy(update={"distance": best}), answer

    def solve(self, instance: Instance) -> Three:
        numbers = sorted(instance.numbers)
        found: list[tuple[int, Three]] = []
        for first in range(len(numbers) - 2):
            low, high = first + 1, len(numbers) - 1
            while low < high:
                three = (numbers[first], numbers[low], numbers[high])
                found.append((abs(sum(three) - instance.target), three))
                if sum(three) < instance.target:
                    low += 1
                else:
                    high -= 1
        return min(found)[1]

    def check(self, instance: Instance, answer: Three) -> str:
        if Counter(answer) - Counter(instance.numbers):
            return "these are not the numbers of three places"
        return "" if abs(sum(answer) - instance.target) == instance.distance else "another sum is closer"

    def key(self, instance: Instance) -> object:
        return [sorted(instance.numbers), instance.target]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        numbers, target = sorted(instance.numbers), instance.target
        lines, best = [sequence(numbers)], (10**9, list[int]())
        for first in range(len(numbers) - 2):
            low, high = first + 1, len(numbers) - 1
            if numbers[first] + sum(numbers[-2:]) <= target:  # all others with this number are farther below
                low = high - 1
            elif sum(numbers[first : first + 3]) >= target:  # all others from here on are farther above
                high = low + 1
            while low < high:
                three = [numbers[first], numbers[low], numbers[high]]
                total = sum(three)
                best = min(best, (abs(total - target), three))
                told = " + ".join(str(one) if not place else bracketed(one) for place, one in enumerate(three))
                sign = f" < {target}" if total < target else f" > {target}" if total > target else ""
                lines.append(f"{told} = {total}{sign}, {abs(total - target)}")
                if not best[0]:
                    break
                low, high = (low + 1, high) if total < target else (low, high - 1)
            if not best[0] or sum(numbers[first : first + 3]) >= target:
                break
        return "\n".join([*lines, f"{best[0]}: {sequence(best[1])}"])


def _plain_choices(instance: TripleSumClosest.Instance) -> Iterator[Three]:
    """Take one number after the other, each as close as possible to an equal share of what is left, or to all of it;
    take three that follow each other in size, about a third of the target."""
    for shares in ((3, 2, 1), (1, 1, 1)):
        left, three, rest = list(instance.numbers), list[int](), instance.target
        for share in shares:
            number = min((abs(one * share - rest), one) for one in left)[1]
            left.remove(number)
            three.append(number)
            rest -= number
        yield tuple(three)
    ranked = sorted(instance.numbers)
    at = min(max(0, bisect_left(ranked, instance.target / 3) - 1), len(ranked) - 3)
    yield tuple(ranked[at : at + 3])
