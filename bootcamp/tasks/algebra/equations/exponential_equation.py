"""Solve an equation, or a system of two, between products of powers with the unknowns in the exponents.

Answer: the exact value of each unknown, a rational number or a quotient of logarithms; they are unique.
Harder: more factors, more primes in the bases, fractions as bases, a second unknown.
Skills: algebra
Source: original; school algebra.
"""

from __future__ import annotations

from fractions import Fraction
from math import gcd, lcm, prod
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.numbers import random_nonzero
from bootcamp.lib.prompts import linear, sequence
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.algebra._expressions import powers
from bootcamp.verifiers import Format, Math, Sequence
from bootcamp.verifiers.symbolic import (
    Node,
    add,
    apply,
    div,
    mul,
    neg,
    number,
    parse,
    render,
    symbol,
)

Value = Node | tuple[Node, ...]
Exponent = tuple[int, ...]
"""The coefficients of the unknowns, then the constant."""
Row = dict[int, tuple[Fraction, ...]]
"""For each prime the exponent that it has in the quotient of both sides."""


class ExponentialEquation(Task["ExponentialEquation.Params", "ExponentialEquation.Instance", "Value"]):
    version = 1

    class Params(task.Params):
        factors: int = knob("how many powers an equation has", levels=(2, 3, 3, 3, 3, 4, 3, 4, 4, 5), ge=2, le=9)
        primes: int = knob("how many primes the bases have", levels=(1, 1, 1, 2, 2, 3, 2, 3, 3, 4), ge=1, le=4)
        unknowns: int = knob("how many unknowns there are", levels=(1, 1, 1, 1, 1, 1, 2, 2, 2, 2), ge=1, le=2)
        largest: int = knob("the largest number in an exponent", levels=(5, 6, 7, 4, 5, 5, 5, 5, 6, 7), ge=2, le=20)
        largest_base: int = knob("the largest base", levels=(32, 81, 128, 30, 40, 50, 60, 80, 100, 120), ge=9, le=300)
        fractions: bool = knob("whether bases may be fractions", levels=(False,) * 2 + (True,) * 8)

    class Instance(task.Instance):
        unknowns: tuple[str, ...]
        equations: tuple[tuple[str, str], ...]

    prompt = Prompt(
        en=r"""
        Find the exact real {{ "values" if unknowns[1:] else "value" }} of {{ unknowns | listed }}:

        {% for left, right in equations %}
        $${{ left }} = {{ right }}$$

        {% endfor %}
        The solution is unique. Give exact values; logarithms may be left in them.
        {{ "Give x first, then y." if unknowns[1:] }}
        """,
        zh=r"""
        求实数 {{ unknowns | listed(language) }} 的精确值：

        {% for left, right in equations %}
        $${{ left }} = {{ right }}$$

        {% endfor %}
        解是唯一的。请给出精确值，其中可以保留对数。{{ "先写 x，再写 y。" if unknowns[1:] }}
        """,
    )

    def format(self, instance: Instance) -> Format[Any]:
        return Sequence(Math(), length=2) if len(instance.unknowns) == 2 else Math()

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Value]:
        primes = sorted(rng.sample((2, 3, 5, 7), params.primes))
        rows, equations = [], []
        for place in range(params.unknowns):
            allowed = primes if place == params.unknowns - 1 else [rng.choice(primes)]
            row, equation = _draw_row(params, rng, allowed)
            if params.unknowns > 1 and not any(c[0] for c in row.values()):
                raise task.Retry
            rows.append(row)
            equations.append(equation)
        values = _solution(rows)
        rng.shuffle(equations)
        instance = self.Instance(unknowns=("x", "y")[: params.unknowns], equations=tuple(equations))
        return instance, values if len(values) > 1 else values[0]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        names, lines, rows = (*instance.unknowns, ""), list[str](), list[Row]()
        for equation in instance.equations:
            parts: dict[int, list[tuple[int, tuple[Fraction, ...]]]] = {}
            for sign, side in zip((1, -1), equation, strict=True):
                for base, primes, exponent in powers(parse(side, instance.unknowns), instance.unknowns):
                    lines += [f"{base} = {'·'.join(f'{p}^{k}' for p, k in primes.items())}"] * (
                        max(primes.values()) != 1
                    )
                    for p, times in primes.items():
                        parts.setdefault(p, []).append((sign * times, exponent))
            rows.append(
                {
                    p: tuple(sum((k * e[j] for k, e in parts[p]), Fraction()) for j in range(len(names)))
                    for p in sorted(parts)
                }
            )
            for p, row in rows[-1].items():
                shown = linear((k, f"({linear(zip(e, names, strict=True))})") for k, e in parts[p])
                end = " = 0" if len(parts) == 1 else ""
                lines.append(f"ln({p}): {shown} = {linear(zip(row, names, strict=True))}{end}")
        rows.sort(key=len)
        for name, reduced in zip(names, _eliminated(rows) if rows[1:] else (), strict=False):
            lines += [f"ln({p}): {linear(zip(pair, (name, ''), strict=True))}" for p, pair in reduced.items()]
        return "\n".join(
            [*dict.fromkeys(lines), sequence(map(render, _solution(rows))) if rows[1:] else render(_solution(rows)[0])]
        )


def _draw_row(params: ExponentialEquation.Params, rng: Random, primes: list[int]) -> tuple[Row, tuple[str, str]]:
    """Draw an equation, with at least one power on each side."""
    cut = rng.randint(1, params.factors - 1)
    row = {p: (Fraction(0),) * (params.unknowns + 1) for p in primes}
    sides: tuple[list[Node], list[Node]] = ([], [])
    bases = _bases(params, primes)
    for place in range(params.factors):
        base = rng.choice(bases)
        exponent = [rng.randint(-params.largest, params.largest) for _ in range(params.unknowns + 1)]
        if not any(exponent[:-1]) and place < params.unknowns:
            exponent[0] = random_nonzero(rng, params.largest)
        if not any(exponent):
            exponent[-1] = 1
        sides[place >= cut].append(_power(base, exponent))
        sign = -1 if place >= cut else 1
        for p, times in base.items():
            row[p] = tuple(a + sign * times * b for a, b in zip(row[p], exponent, strict=True))
    if not all(any(c) for c in row.values()):
        raise task.Retry
    return row, (render(mul(*sides[0])), render(mul(*sides[1])))


def _bases(params: ExponentialEquation.Params, primes: list[int]) -> list[dict[int, int]]:
    """List the bases with these primes, as exponents of primes; those with more primes are not left out."""
    found: list[dict[int, int]] = [{}]
    low = -3 if params.fractions else 0
    for p in primes:
        found = [base | ({p: n} if n else {}) for base in found for n in range(low, 8)]
        found = [base for base in found if max(_number(base).as_integer_ratio()) <= params.largest_base]
    return [base for base in found if base and (len({n > 0 for n in base.values()}) == 1 or len(base) == 2)]


def _number(base: dict[int, int]) -> Fraction:
    return prod((Fraction(p) ** n for p, n in base.items()), start=Fraction(1))


def _power(base: dict[int, int], exponent: list[int]) -> Node:
    if exponent == [0] * (len(exponent) - 1) + [1]:
        return number(_number(base))
    terms = [mul(c, symbol(name)) for c, name in zip(exponent[:-1], "xy", strict=False) if c]
    return Node("pow", (number(_number(base)), add(*terms, exponent[-1])))


def _solution(rows: list[Row]) -> tuple[Node, ...]:
    if len(rows) == 1:
        return (_single({p: (c[0], c[1]) for p, c in rows[0].items()}),)
    first, second = _eliminated(rows)
    return _single(first), _single(second)


def _eliminated(rows: list[Row]) -> tuple[dict[int, tuple[Fraction, Fraction]], dict[int, tuple[Fraction, Fraction]]]:
    """From a x + b y + c = 0 put in each unknown for the other in the second equation."""
    ((a, b, c),) = rows[0].values()
    if not a or not b:
        raise task.Retry
    first = {p: (s - t * a / b, u - t * c / b) for p, (s, t, u) in rows[1].items()}
    second = {p: (t - s * b / a, u - s * c / a) for p, (s, t, u) in rows[1].items()}
    return first, second


def _single(row: dict[int, tuple[Fraction, Fraction]]) -> Node:
    """Solve the equation whose logarithm is the sum of (a x + b) ln p."""
    if not any(a for a, _ in row.values()):
        raise task.Retry
    ratios = {-b / a if a else None for a, b in row.values() if a or b}
    if len(ratios) == 1 and (value := ratios.pop()) is not None:
        if value.denominator > 60:
            raise task.Retry
        return number(value)
    scale = Fraction(lcm(*(c.denominator for pair in row.values() for c in pair)))
    scale /= gcd(*(int(c * scale) for pair in row.values() for c in pair))
    row = {p: (a * scale, b * scale) for p, (a, b) in row.items()}
    over, under = (add(*(mul(c[i], apply("ln", p)) for p, c in row.items() if c[i])) for i in (1, 0))
    return neg(div(over, under))
