"""Find all right triangles with integer sides and a given leg, hypotenuse, perimeter, area or inradius.

Answer: the list of all triples in order; it is unique.
Harder: larger numbers, more triples, conditions other than a leg.
Skills: algebra, search
Source: original; Euclid, Elements, book X.
Small: level 1 asks for a leg up to 60, of which only some fifty have one or two triples.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import isqrt
from random import Random
from typing import Literal

from bootcamp import task
from bootcamp.lib.numbers import divisors, is_square
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Sequence

Measure = Literal["leg", "hypotenuse", "perimeter", "area", "inradius"]
Triples = tuple[tuple[int, ...], ...]

_WORDS: dict[Measure, tuple[str, str]] = {
    "leg": ("in which a or b is {}", "其中 a 或 b 等于 {}"),
    "hypotenuse": ("with c = {}", "其中 c = {}"),
    "perimeter": ("with a + b + c = {}", "其中 a + b + c = {}"),
    "area": ("such that the right triangle with legs a and b has area {}", "以 a、b 为直角边的直角三角形面积等于 {}"),
    "inradius": (
        "such that the circle inscribed in the triangle with sides a, b, c has radius {}",
        "以 a、b、c 为边的三角形的内切圆半径等于 {}",
    ),
}


class PythagoreanTriples(Task["PythagoreanTriples.Params", "PythagoreanTriples.Instance", Triples]):
    version = 1
    small_levels = (1,)

    class Params(task.Params):
        measures: int = knob("how many kinds of condition occur", levels=(1, 2, 3, 3, 4, 4, 5, 5, 5, 5), ge=1, le=5)
        largest: int = knob(
            "a bound on the number given",
            levels=(60, 1000, 25000, 30000, 40000, 60000, 80000, 120000, 300000, 10**6),
            ge=50,
            le=10**9,
        )
        least: int = knob(
            "the fewest triples, other than for an area", levels=(1, 1, 1, 2, 2, 3, 3, 4, 5, 6), ge=1, le=15
        )
        most: int = knob("the most triples", levels=(2, 2, 3, 4, 5, 6, 8, 10, 12, 15), ge=1, le=30)

    class Instance(task.Instance):
        measure: Measure
        value: int

        @property
        def condition(self) -> tuple[str, ...]:
            return tuple(text.format(self.value) for text in _WORDS[self.measure])

    answer = Sequence(Sequence(Integer(), length=3))
    prompt = Prompt(
        en=r"""
        Find all triples [a, b, c] of positive integers with a < b < c and a^2 + b^2 = c^2, {{ condition[0] }}.
        List them in increasing order of a, those with equal a in increasing order of b. There is at least one.
        """,
        zh=r"""
        求所有满足 a < b < c 且 a^2 + b^2 = c^2 的正整数三元组 [a, b, c]，{{ condition[1] }}。
        按 a 从小到大列出，a 相同的按 b 从小到大排列。至少有一个。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Triples]:
        measure = rng.choice(list(_WORDS)[: params.measures])
        m, n = sorted(rng.sample(range(1, max(3, isqrt(params.largest // 4)) + 1), 2), reverse=True)
        a, b = m * m - n * n, 2 * m * n
        c = m * m + n * n
        unit = {"leg": rng.choice([a, b]), "hypotenuse": c, "perimeter": a + b + c, "area": a * b // 2}
        value = unit.get(measure, n * (m - n))
        if measure == "area":
            value *= rng.randint(1, max(1, isqrt(params.largest // value))) ** 2
        else:
            value *= rng.randint(1, max(1, params.largest // value))
        if value > params.largest:
            raise task.Retry
        instance = self.Instance(measure=measure, value=value)
        triples = self.solve(instance)
        if not (1 if measure == "area" else params.least) <= len(triples) <= params.most:
            raise task.Retry
        return instance, triples

    def solve(self, instance: Instance) -> Triples:
        legs = {tuple(sorted(pair)) for pair in _LEGS[instance.measure](instance.value)}
        squares = ((a, b, a * a + b * b) for a, b in sorted(legs) if a != b)
        return tuple((a, b, isqrt(square)) for a, b, square in squares if is_square(square))


def _with_leg(leg: int) -> Iterator[tuple[int, int]]:
    small = (d for d in divisors(leg * leg) if d < leg)
    return ((leg, (leg * leg // d - d) // 2) for d in small if (leg * leg // d - d) % 2 == 0)


def _with_hypotenuse(c: int) -> Iterator[tuple[int, int]]:
    for factor in divisors(c):
        for n in range(1, isqrt(c // factor // 2) + 1):
            m = isqrt(c // factor - n * n)
            if m > n and m * m + n * n == c // factor:
                yield factor * (m * m - n * n), factor * 2 * m * n


def _with_perimeter(perimeter: int) -> Iterator[tuple[int, int]]:
    half = perimeter // 2 if perimeter % 2 == 0 else 0
    for m in divisors(half) if half else []:
        for both in divisors(half // m):  # the perimeter is 2 m (m + n) times a factor
            n, factor = both - m, half // m // both
            if 0 < n < m:
                yield factor * (m * m - n * n), factor * 2 * m * n


def _with_area(area: int) -> Iterator[tuple[int, int]]:
    return ((d, 2 * area // d) for d in divisors(2 * area))


def _with_inradius(radius: int) -> Iterator[tuple[int, int]]:
    square = 2 * radius * radius  # it is (a - 2r)(b - 2r)
    return ((d + 2 * radius, square // d + 2 * radius) for d in divisors(square))


_LEGS = {
    "leg": _with_leg,
    "hypotenuse": _with_hypotenuse,
    "perimeter": _with_perimeter,
    "area": _with_area,
    "inradius": _with_inradius,
}
