"""Find different numbers in a window whose neighbours have given greatest common divisors.

Answer: the numbers in order; many answers are right.
Harder: more numbers, a narrower window of larger numbers, a ring instead of a row, multiples prescribed.
Skills: arithmetic, search
Source: original; without window and difference the least common multiples of neighbouring divisors would do.
"""

from __future__ import annotations

from itertools import pairwise
from math import gcd
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.modular_steps import divisions
from bootcamp.lib.numbers import divisors, factorize
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Sequence
from bootcamp.verifiers.base import Format

Numbers = tuple[int, ...]


class AdjacentGcdReconstruction(
    Task["AdjacentGcdReconstruction.Params", "AdjacentGcdReconstruction.Instance", Numbers]
):
    version = 1

    class Params(task.Params):
        size: int = knob("how many numbers are asked for", levels=(3, 3, 4, 5, 6, 7, 8, 9, 10, 12), ge=3, le=20)
        high: int = knob(
            "the greatest number", levels=(30, 60, 100, 150, 200, 300, 500, 1000, 2000, 5000), ge=20, le=10**6
        )
        percent: int = knob(
            "the least number as a percentage of the greatest",
            levels=(10, 20, 40, 50, 60, 60, 70, 75, 80, 85),
            ge=1,
            le=95,
        )
        cyclic: bool = knob(
            "whether the last number and the first are neighbours too", levels=(False,) * 5 + (True,) * 5
        )
        multiples: int = knob(
            "for how many numbers a prime factor is prescribed", levels=(0, 0, 0, 0, 0, 1, 2, 3, 4, 5), ge=0, le=8
        )

    class Instance(task.Instance):
        low: int
        high: int
        gcds: Numbers
        cyclic: bool
        multiples: tuple[tuple[int, int], ...]  # (place from 1, factor)

        @property
        def size(self) -> int:
            return len(self.gcds) + (not self.cyclic)

        @property
        def conditions(self) -> list[tuple[int, int, int]]:
            return [(i, i % self.size + 1, g) for i, g in enumerate(self.gcds, 1)]

    answer = Sequence(Integer())
    prompt = Prompt(
        en=r"""
        Find {{ size }} different integers, a1 to a{{ size }}, each from {{ low }} to {{ high }} (both included),
        with these greatest common divisors:

        {% for i, j, g in conditions %}
        gcd(a{{ i }}, a{{ j }}) = {{ g }}
        {% endfor %}

        {% for place, factor in multiples %}
        a{{ place }} must be divisible by {{ factor }}.
        {% endfor %}
        A solution exists; any one will do. List the integers in order, from a1 to a{{ size }}.
        """,
        zh=r"""
        求 {{ size }} 个互不相同的整数 a1 至 a{{ size }}，每个都在 {{ low }} 到 {{ high }} 之间（包括两端），
        并且最大公约数满足：

        {% for i, j, g in conditions %}
        gcd(a{{ i }}, a{{ j }}) = {{ g }}
        {% endfor %}

        {% for place, factor in multiples %}
        a{{ place }} 必须能被 {{ factor }} 整除。
        {% endfor %}
        解一定存在，任意给出一组即可。请按从 a1 到 a{{ size }} 的顺序列出。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Numbers]:
        high = rng.randint(params.high * 4 // 5, params.high)
        low = high * params.percent // 100
        numbers = [rng.randint(low, high)]
        while len(numbers) < params.size:
            divisor = rng.choice(divisors(numbers[-1])[1:])
            choices = range(-(-low // divisor) * divisor, high + 1, divisor)
            numbers.append(rng.choice([n for n in choices if n not in numbers] or [0]))
            if not numbers[-1]:
                raise task.Retry
        gcds = _neighbour_gcds(numbers, params.cyclic)
        free = [
            (i, p)
            for i, n in enumerate(numbers, 1)
            for p in factorize(n)
            if all(g % p for g in gcds[max(0, i - 2) : i])
        ]
        multiples = tuple(sorted(rng.sample(free, min(params.multiples, len(free)))))
        return self.Instance(low=low, high=high, gcds=gcds, cyclic=params.cyclic, multiples=multiples), tuple(numbers)

    def format(self, instance: Instance) -> Format[Numbers]:
        return Sequence(Integer(low=instance.low, high=instance.high), length=instance.size)

    def check(self, instance: Instance, answer: Numbers) -> str:
        if len(set(answer)) < len(answer):
            return "two of the integers are equal"
        for (i, j, wanted), g in zip(instance.conditions, _neighbour_gcds(answer, instance.cyclic), strict=True):
            if g != wanted:
                return f"gcd(a{i}, a{j}) is {g}"
        bad = next((place for place, factor in instance.multiples if answer[place - 1] % factor), None)
        return "" if bad is None else f"a{bad} is not divisible by the factor prescribed"

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        size, prescribed = instance.size, dict(instance.multiples)
        parts = [[prescribed[i]] if i in prescribed else [] for i in range(1, size + 1)]
        for i, j, g in instance.conditions:
            parts[i - 1].append(g)
            parts[j - 1].append(g)
        lines = []
        for i, (first, *others) in enumerate(parts, 1):
            factor = first
            for other in others:
                common = gcd(factor, other)
                lines.append(f"a{i}: {factor}·{other}/{common} = {factor * other // common}")
                factor = factor * other // common
            parts[i - 1] = [factor]
        found, _ = _extended(instance, [factor for (factor,) in parts], {}, lines)
        return "\n".join([*lines, f"a: {found}"])


def _extended(
    instance: AdjacentGcdReconstruction.Instance, factors: list[int], numbers: dict[int, int], lines: list[str]
) -> tuple[list[int], set[int]]:
    """Go on at the neighbour with the fewest multiples, try them in turn, and write it down.

    Give all numbers, or none and the places at fault, so that others need not be tried again.
    """
    low, high, size = instance.low, instance.high, instance.size
    if len(numbers) == size:
        return [numbers[i] for i in range(1, size + 1)], set()
    links = [(i, j, g) for a, b, g in instance.conditions for i, j in ((a, b), (b, a)) if i not in numbers]
    near = [i for i, j, _ in links if j in numbers] or [i for i, _, _ in links]
    place = min(near, key=lambda i: high // factors[i - 1] - (low - 1) // factors[i - 1])
    factor, faults = factors[place - 1], set[int]()
    for n in range(-(-low // factor) * factor, high + 1, factor):
        bad = {i for i, other in numbers.items() if other == n}
        line = f"a{place} = {n}"
        for i, j, wanted in links:
            if i == place and j in numbers and not bad:
                line += f"; {', '.join(divisions(max(numbers[j], n), min(numbers[j], n)))}"
                bad = {j} if gcd(numbers[j], n) != wanted else bad
        lines.append(line + " -" * bool(bad))
        found, blamed = ([], bad) if bad else _extended(instance, factors, {**numbers, place: n}, lines)
        if found or (not bad and place not in blamed):
            return found, blamed
        faults |= blamed - {place}
    return [], faults


def _neighbour_gcds(numbers: list[int] | Numbers, cyclic: bool) -> Numbers:
    ring = [*numbers, numbers[0]] if cyclic else numbers
    return tuple(gcd(a, b) for a, b in pairwise(ring))
