"""Count the integer solutions of a linear equation in two unknowns within ranges, or in three that are not negative.

Answer: one integer; it is unique.
Harder: larger coefficients and ranges, a third unknown.
Skills: counting, algebra
Source: original; linear Diophantine equations are in every text on number theory.
"""

from __future__ import annotations

from math import gcd
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.modular_steps import divisor_steps
from bootcamp.lib.numbers import inverse
from bootcamp.lib.prompts import bracketed, linear
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer

Range = tuple[int, int]


class LinearDiophantineCount(Task["LinearDiophantineCount.Params", "LinearDiophantineCount.Instance", int]):
    version = 1

    class Params(task.Params):
        largest: int = knob(
            "the largest coefficient of an equation in two unknowns",
            levels=(5, 7, 9, 15, 30, 60, 150, 500, 3000, 20_000),
            ge=5,
            le=10**6,
        )
        span: int = knob(
            "the length of the ranges of two unknowns",
            levels=(15, 30, 100, 300, 1500, 6000, 30_000, 2 * 10**5, 10**6, 10**7),
            ge=10,
            le=10**9,
        )
        total: int = knob(
            "a bound on the sum of three unknowns; 0 for two unknowns only",
            levels=(0, 0, 0, 0, 60, 150, 300, 800, 3000, 10**4),
            ge=0,
            le=10**5,
        )

    class Instance(task.Instance):
        coefficients: tuple[int, ...]
        total: int
        ranges: tuple[Range, ...]  # empty if the unknowns are just not negative

        @property
        def equation(self) -> str:
            return f"{linear(zip(self.coefficients, 'xyz', strict=False))} = {self.total}"

        @property
        def bounds(self) -> list[str]:
            return [f"{low} ≤ {name} ≤ {high}" for name, (low, high) in zip("xy", self.ranges, strict=False)]

    answer = Integer()
    prompt = Prompt(
        en=r"""
        {% if ranges %}
        How many pairs of integers (x, y) satisfy the equation {{ equation }}
        with {{ bounds[0] }} and {{ bounds[1] }}?
        {%- else %}
        How many triples of integers (x, y, z) satisfy the equation {{ equation }}
        with x ≥ 0, y ≥ 0 and z ≥ 0?
        {%- endif %}
        """,
        zh=r"""
        {% if ranges %}
        方程 {{ equation }} 有多少组整数解 (x, y) 满足 {{ bounds[0] }} 且 {{ bounds[1] }}？
        {%- else %}
        方程 {{ equation }} 有多少组整数解 (x, y, z) 满足 x ≥ 0、y ≥ 0、z ≥ 0？
        {%- endif %}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        instance = _triples(params.total, rng) if params.total and rng.random() < 0.5 else _pairs(params, rng)
        count = self.solve(instance)
        if count < 2:
            raise task.Retry
        return instance, count

    def solve(self, instance: Instance) -> int:
        a, b, *others = instance.coefficients
        if not others:
            return _count(a, b, instance.total, *instance.ranges)
        rests = range(instance.total, -1, -others[0])
        return sum(_count(a, b, rest, (0, rest // a), (0, rest // b)) for rest in rests)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        """Find x modulo b from Euclid's algorithm, then the first and the last x that y allows."""
        a, b, *others = instance.coefficients
        lines, g, t = divisor_steps(a % abs(b), abs(b))
        m, total = abs(b) // g, 0
        for z, rest in enumerate(range(instance.total, -1, -others[0]) if others else [instance.total]):
            xs, ys = instance.ranges or ((0, rest // a), (0, rest // b))
            if others:
                lines.append(f"z = {z}: {linear([(a, 'x'), (b, 'y')])} = {rest}")
            if rest % g:
                lines.append(f"{rest} / {g} = {rest // g} + {rest % g}/{g}; 0")
                continue
            r = t * (rest // g) % m
            lines.append(f"x = {t} × {bracketed(rest // g)} = {t * (rest // g)} = {r} (mod {m})")
            low, high = xs
            if not others:
                ends = sorted((rest - b * y, y) for y in ys)
                shown = (f"{rest} {'-' if b > 0 else '+'} {abs(b)} × {bracketed(y)} = {end}" for end, y in ends)
                lines.append(f"{linear([(a, 'x')])}: {', '.join(shown)}")
                bounds = -(-ends[0][0] // a), ends[1][0] // a
                low, high = max(low, bounds[0]), min(high, bounds[1])
                lines.append(f"{bounds[0]} ≤ x ≤ {bounds[1]}, {low} ≤ x ≤ {high}")
            else:
                lines[-1] += f", {low} ≤ x ≤ {high}"
            first = low + (r - low) % m
            last = first + (high - first) // m * m
            count = max(0, (last - first) // m + 1)
            total += count
            sign = "-" if first >= 0 else "+"
            steps = f"({last} {sign} {abs(first)})/{m} + 1 = {count}"
            lines.append(f"x = {first}, ..., {last}; {steps}" if count else f"x = {first} > {high}; 0")
            if others and z:
                lines[-1] += f", {total - count} + {count} = {total}"
        return "\n".join(lines)


def _count(a: int, b: int, total: int, *ranges: Range) -> int:
    """Count the pairs in the ranges with ax + by = total, for positive a."""
    (xs, ys), g = ranges, gcd(a, b)
    if total % g:
        return 0
    a, b, total = a // g, b // g, total // g
    ends = sorted(total - b * y for y in ys)
    low, high = max(xs[0], -(-ends[0] // a)), min(xs[1], ends[1] // a)
    first = low + (total * inverse(a, abs(b)) - low) % abs(b)
    return max(0, (high - first) // abs(b) + 1)


def _pairs(params: LinearDiophantineCount.Params, rng: Random) -> LinearDiophantineCount.Instance:
    """Draw an equation with a solution within the ranges."""
    a, b = (rng.randint(2, params.largest) for _ in range(2))
    b *= rng.choice([1, -1])
    g = gcd(a, b) if rng.random() < 0.7 else 1
    lows = [rng.randint(-params.span // 2, 0) for _ in range(2)]
    x, y = (low + rng.randint(0, params.span) for low in lows)
    return LinearDiophantineCount.Instance(
        coefficients=(a // g, b // g),
        total=a // g * x + b // g * y,
        ranges=tuple((low, low + rng.randint(params.span // 2, params.span)) for low in lows),
    )


def _triples(total: int, rng: Random) -> LinearDiophantineCount.Instance:
    coefficients = sorted(rng.sample(range(2, 10 + total // 20), 3))
    return LinearDiophantineCount.Instance(
        coefficients=tuple(coefficients), total=rng.randint(total // 2, total), ranges=()
    )
