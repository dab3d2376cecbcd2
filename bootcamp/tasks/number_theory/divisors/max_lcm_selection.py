"""Choose some of the given numbers so that their least common multiple is as large as possible.

Answer: the set of numbers chosen; every best choice is right.
Harder: more and larger numbers, larger choices.
Skills: arithmetic, optimization, search
Source: original; the largest least common multiple of numbers up to n is a classic of programming contests.
"""

from __future__ import annotations

from math import lcm, prod
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Set
from bootcamp.verifiers.base import Format

Numbers = tuple[int, ...]


class MaxLcmSelection(Task["MaxLcmSelection.Params", "MaxLcmSelection.Instance", frozenset[int]]):
    version = 1

    class Params(task.Params):
        size: int = knob("how many numbers a list has", levels=(5, 6, 7, 8, 9, 10, 11, 12, 13, 14), ge=4, le=16)
        chosen: int = knob("how many of them are chosen", levels=(2, 2, 3, 3, 3, 4, 4, 4, 5, 5), ge=2, le=6)
        largest: int = knob(
            "a bound on the numbers", levels=(40, 80, 150, 300, 600, 1000, 2000, 5000, 20000, 10**5), ge=20, le=10**7
        )
        ranges: bool = knob(
            "whether some questions are about all numbers of a range", levels=(False,) * 4 + (True,) * 6
        )

    class Instance(task.Instance):
        hidden = ("best",)
        chosen: int
        numbers: Numbers
        best: int

        @property
        def consecutive(self) -> bool:
            return self.numbers[-1] - self.numbers[0] == len(self.numbers) - 1

    answer = Set(Integer())
    prompt = Prompt(
        en=r"""
        {% if consecutive %}
        Choose {{ chosen }} different integers from {{ numbers[0] }} to {{ numbers[-1] }} (both included)
        {%- else %}
        Choose {{ chosen }} of the numbers {{ numbers | comma }}
        {%- endif %} so that their least common multiple is as large as possible. Any best choice counts.
        """,
        zh=r"""
        {% if consecutive %}
        从 {{ numbers[0] }} 到 {{ numbers[-1] }}（包括两端）的整数中选出 {{ chosen }} 个不同的数，
        {%- else %}
        从 {{ numbers | comma }} 这些数中选出 {{ chosen }} 个，
        {%- endif %}
        使它们的最小公倍数尽可能大。任意一种最优的选法都算对。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, frozenset[int]]:
        if params.ranges and rng.random() < 0.3:
            high = rng.randint(params.largest // 2, params.largest)
            numbers = tuple(range(high - rng.randint(params.size, 2 * params.size), high + 1))
        else:
            numbers = tuple(sorted(_draw_smooth(params, rng)))
        best, choice = _best_choice(numbers, params.chosen)
        if choice == frozenset(numbers[-params.chosen :]):
            raise task.Retry
        if params.size > 6 and _greedy(numbers, params.chosen) == best and rng.random() < 0.8:
            raise task.Retry
        return self.Instance(chosen=params.chosen, numbers=numbers, best=best), choice

    def format(self, instance: Instance) -> Format[frozenset[int]]:
        return Set(Integer(), size=instance.chosen)

    def check(self, instance: Instance, answer: frozenset[int]) -> str:
        other = sorted(answer - set(instance.numbers))
        if other:
            return f"{other[0]} is not one of the numbers"
        return "" if lcm(*answer) == instance.best else f"their least common multiple {lcm(*answer)} is not the largest"


def _draw_smooth(params: MaxLcmSelection.Params, rng: Random) -> set[int]:
    """Draw different numbers with small prime factors in the upper part of the range, so that they share factors."""
    numbers: set[int] = set()
    while len(numbers) < params.size:
        n = rng.choice([2, 3, 4, 5, 6, 7, 10, 12, 15])
        while n * 2 <= params.largest:
            n *= rng.choice([p for p in (2, 3, 5, 7, 11, 13) if n * p <= params.largest])
            if n * 4 > params.largest and rng.random() < 0.5:
                break
        numbers.add(n)
    return numbers


def _greedy(numbers: Numbers, chosen: int) -> int:
    """Begin with the largest number and add, one by one, the number with which the multiple is largest."""
    multiple = numbers[-1]
    for _ in range(chosen - 1):
        multiple = max(lcm(multiple, number) for number in numbers)
    return multiple


def _best_choice(numbers: Numbers, chosen: int) -> tuple[int, frozenset[int]]:
    """Try the numbers from the largest down, bounding the multiple by the product of the largest ones left."""
    descending = sorted(numbers, reverse=True)
    best, choice = 0, frozenset[int]()

    def extend(start: int, multiple: int, taken: Numbers) -> None:
        nonlocal best, choice
        missing = chosen - len(taken)
        if missing == 0:
            if multiple > best:
                best, choice = multiple, frozenset(taken)
            return
        for index in range(start, len(descending) - missing + 1):
            if multiple * prod(descending[index : index + missing]) <= best:
                return
            extend(index + 1, lcm(multiple, descending[index]), (*taken, descending[index]))

    extend(0, 1, ())
    return best, choice
