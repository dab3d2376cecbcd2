"""Solve a linear congruence, or a pair of them in two unknowns.

Answer: the list of all solutions in increasing order, or none.
Harder: larger moduli, more solutions, two unknowns.
Skills: algebra, arithmetic
Source: original; C. F. Gauss, Disquisitiones arithmeticae, 1801.
"""

from __future__ import annotations

from math import gcd
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.modular_steps import divisor_steps
from bootcamp.lib.numbers import linear_congruence, random_coprime
from bootcamp.lib.prompts import comma, linear
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Maybe, Sequence
from bootcamp.verifiers.base import Format

Solutions = tuple[Any, ...] | None


class LinearCongruence(Task["LinearCongruence.Params", "LinearCongruence.Instance", Solutions]):
    version = 1

    class Params(task.Params):
        unknowns: int = knob(
            "how many unknowns, and congruences, there are", levels=(1, 1, 1, 1, 1, 1, 1, 1, 2, 2), ge=1, le=2
        )
        largest_modulus: int = knob(
            "a bound on the modulus", levels=(30, 60, 120, 300, 1000, 5000, 50000, 10**6, 1000, 10**6), ge=20, le=10**9
        )
        most: int = knob("the most solutions", levels=(1, 2, 3, 5, 6, 8, 10, 12, 6, 12), ge=1, le=30)

    class Instance(task.Instance):
        rows: tuple[tuple[int, ...], ...]  # coefficients, then the right side
        modulus: int

        @property
        def congruences(self) -> list[str]:
            names = ("x", "y")[: len(self.rows)]
            sums = [linear(zip(row, names, strict=False)) for row in self.rows]
            return [f"{left} ≡ {row[-1]} (mod {self.modulus})" for left, row in zip(sums, self.rows, strict=True)]

    answer = Maybe(Sequence(Integer()))
    prompt = Prompt(
        en=r"""
        {% if rows | length == 1 %}
        Find all integers x with 0 ≤ x < {{ modulus }} that satisfy

        {{ congruences | lines }}

        List them in increasing order. If there are none, answer none.
        {%- else %}
        Find all pairs [x, y] of integers, 0 ≤ x < {{ modulus }} and 0 ≤ y < {{ modulus }}, that satisfy
        both congruences:

        {{ congruences | lines }}

        List them in increasing order of x, those with equal x in increasing order of y.
        If there are none, answer none.
        {%- endif %}
        """,
        zh=r"""
        {% if rows | length == 1 %}
        求满足 0 ≤ x < {{ modulus }} 和下列同余式的所有整数 x：

        {{ congruences | lines }}

        从小到大列出。如果无解，回答 none。
        {%- else %}
        求满足 0 ≤ x < {{ modulus }}、0 ≤ y < {{ modulus }} 和下列两个同余式的所有整数对 [x, y]：

        {{ congruences | lines }}

        按 x 从小到大列出；x 相同的按 y 从小到大排列。如果无解，回答 none。
        {%- endif %}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Solutions]:
        common = rng.randint(1, params.most)
        rest = rng.randint(max(3, params.largest_modulus // common // 3), params.largest_modulus // common)
        modulus = common * rest
        size = params.unknowns
        rows = [[rng.randrange(2, modulus) for _ in range(size)] for _ in range(size)]
        rows[0][0] = common * random_coprime(rng, rest, 1, rest - 1)
        solution = [rng.randrange(modulus) for _ in range(size)]
        sides = [sum(a * x for a, x in zip(row, solution, strict=True)) % modulus for row in rows]
        if rng.randrange(25) == 0:
            sides[0] = rng.randrange(modulus)
        whole = tuple((*row, side) for row, side in zip(rows, sides, strict=True))
        instance = self.Instance(rows=whole, modulus=modulus)
        solutions = self.solve(instance)
        if len(solutions or ()) > params.most or (1 < common == gcd(*rows[0], modulus) and not any(sides)):
            raise task.Retry
        return instance, solutions

    def key(self, instance: Instance) -> object:
        return [sorted(instance.rows), instance.modulus]

    def format(self, instance: Instance) -> Format[Solutions]:
        return Maybe(Sequence(Integer())) if len(instance.rows) == 1 else Maybe(Sequence(Sequence(Integer(), length=2)))

    def solve(self, instance: Instance) -> Solutions:
        if len(instance.rows) == 1:
            ((a, b),) = instance.rows
            return tuple(linear_congruence(a, b, instance.modulus)) or None
        return tuple(_pairs(instance)) or None

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        m = instance.modulus
        if len(instance.rows) == 1:
            ((a, b),) = instance.rows
            return "\n".join(_solved("x", a, b, m))
        (a, b, r), (c, d, s) = instance.rows
        left, right = a * d - b * c, r * d - s * b
        lines = [
            f"{a} × {d} - {b} × {c} = {left} = {left % m}, {r} × {d} - {s} × {b} = {right} = {right % m} (mod {m})",
            *_solved("x", left % m, right % m, m),
        ]
        for x in linear_congruence(left, right, m):
            lines.append(f"x = {x}: {b}y = {r} - {a} × {x} = {r - a * x} = {(r - a * x) % m} (mod {m})")
            lines += _solved("y", b, (r - a * x) % m, m)
            for y in linear_congruence(b, r - a * x, m):
                value = c * x + d * y
                unequal = "" if value % m == s else f" ≠ {s}"
                lines.append(f"[{x}, {y}]: {c} × {x} + {d} × {y} = {value} = {value % m}{unequal} (mod {m})")
        return "\n".join(lines)


def _solved(name: str, a: int, b: int, m: int) -> list[str]:
    """Write how ax = b (mod m) is solved."""
    lines, g, t = divisor_steps(a, m)
    if b % g:
        return [*lines, f"{b} = {b // g} × {g} + {b % g}, none"]
    quotient = f"{b} / {g} = {b // g}, " if g > 1 else ""
    product, small = t * (b // g), m // g
    reduced = "" if 0 <= product < small else f" = {product % small}"
    lines.append(f"{quotient}{name} = {t} × {b // g} = {product}{reduced} (mod {small})")
    return lines if g == 1 else [*lines, f"{name} = {comma(linear_congruence(a, b, m))}"]


def _pairs(instance: LinearCongruence.Instance) -> list[tuple[int, int]]:
    """Solve both congruences: eliminate y, then try each x; give up where that leaves many."""
    (a, b, r), (c, d, s), m = *instance.rows, instance.modulus
    if gcd(a * d - b * c, m) > 200 or gcd(b, m) > 200:
        raise task.Retry
    return [
        (x, y)
        for x in linear_congruence(a * d - b * c, r * d - s * b, m)
        for y in linear_congruence(b, r - a * x, m)
        if (c * x + d * y - s) % m == 0
    ]
