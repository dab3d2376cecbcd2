"""Find all real solutions of an equation with absolute values of linear expressions, some of them nested.

Answer: the set of the solutions, which are rational.
Harder: more absolute values, deeper nesting, larger coefficients.
Skills: algebra
Source: original; school algebra.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.numbers import random_nonzero
from bootcamp.lib.prompts import braces, linear
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.algebra._expressions import joined, polynomial_node
from bootcamp.verifiers import Rational, Set
from bootcamp.verifiers.symbolic import Node, apply, mul, parse, render

Function = Callable[[Fraction], Fraction]
Linear = tuple[Fraction, Fraction]
"""A slope and a constant."""
Part = tuple[Node, Function, frozenset[Fraction]]
"""What is shown, its values, and the places where its slope may change."""

_DRAWS = 20


class AbsoluteValueEquation(
    Task["AbsoluteValueEquation.Params", "AbsoluteValueEquation.Instance", "frozenset[Fraction]"]
):
    version = 1

    class Params(task.Params):
        terms: int = knob("how many absolute values are added", levels=(1, 1, 2, 2, 2, 3, 3, 4, 4, 5), ge=1, le=8)
        depth: int = knob("how deep they may be nested", levels=(1, 1, 1, 2, 2, 2, 3, 3, 4, 4), ge=1, le=5)
        slopes: int = knob("the largest coefficient of x in them", levels=(1, 2, 2, 2, 3, 3, 4, 4, 5, 6), ge=1, le=40)
        largest: int = knob("the largest number in them", levels=(9, 9, 9, 9, 12, 15, 15, 20, 20, 25), ge=3, le=60)
        factors: int = knob(
            "the largest factor before an absolute value", levels=(1, 1, 2, 2, 3, 3, 4, 4, 5, 5), ge=1, le=9
        )

    class Instance(task.Instance):
        left: str
        right: str

    answer = Set(Rational())
    prompt = Prompt(
        en=r"""
        Find all real solutions x of this equation:

        $${{ left }} = {{ right }}$$

        There is at least one solution, and there are finitely many.
        """,
        zh=r"""
        求下面方程的所有实数解 x：

        $${{ left }} = {{ right }}$$

        方程至少有一个解，且只有有限个解。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, frozenset[Fraction]]:
        parts = [
            _draw_part(params, rng, params.depth if i == 0 else rng.randint(1, params.depth))
            for i in range(params.terms)
        ]
        factors = [random_nonzero(rng, params.factors) for _ in parts]
        if factors[0] < 0:
            factors = [-factor for factor in factors]
        slope = Fraction(random_nonzero(rng, params.slopes) if params.terms > 1 or rng.random() < 0.6 else 0)
        corners = frozenset().union(*(part[2] for part in parts))

        def level(x: Fraction) -> Fraction:
            return sum((c * part[1](x) for c, part in zip(factors, parts, strict=True)), Fraction()) - slope * x

        for _ in range(_DRAWS):
            constant = level(Fraction(rng.randint(-params.largest, params.largest), rng.choice((1, 1, 2))))
            answer = _zeros(lambda x, c=constant: level(x) - c, corners)  # type: ignore[misc]
            if answer is None or constant.denominator > 2 or abs(constant) > 20 * params.largest:
                continue
            few = len(answer) < min(2, params.terms) and rng.random() < 0.7
            if max(x.denominator for x in answer) <= 60 and not few:
                break
        else:
            raise task.Retry
        left, right = [], [polynomial_node((constant, slope))]
        for place, (c, part) in enumerate(zip(factors, parts, strict=True)):
            if place and rng.random() < 0.4:
                right.append(mul(-c, part[0]))
            else:
                left.append(mul(c, part[0]))
        return self.Instance(left=render(joined(*left)), right=render(joined(*reversed(right)))), answer

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        sides = [parse(side, ("x",)) for side in (instance.left, instance.right)]
        lines: list[str] = []
        known: dict[Node, Linear] = {}
        found: set[Fraction] = set()
        low: Fraction | None = None
        while True:
            bounds: list[Fraction] = []
            (a, b), (c, d) = (_pieces(side, low, known, bounds, lines) for side in sides)
            high = min(bounds, default=None)
            parts = [f"{low} ≤ "] * (low is not None) + ["x"] + [f" ≤ {high}"] * (high is not None)
            last = f"{_written((a - c, Fraction()))} {'≠' if a == c else '='} {d - b}"
            lines.append(f"{''.join(parts)}: {_written((a, b))} = {_written((c, d))}, {last}")
            if a != c:
                x = (d - b) / (a - c)
                if a - c != 1:
                    lines[-1] += f", x = {x}"
                if low is not None and x < low:
                    lines[-1] += f" < {low}"
                elif high is not None and x > high:
                    lines[-1] += f" > {high}"
                else:
                    found.add(x)
            if high is None:
                return "\n".join([*lines, braces(sorted(found))])
            low = high


def _pieces(
    node: Node, low: Fraction | None, known: dict[Node, Linear], bounds: list[Fraction], lines: list[str]
) -> Linear:
    """Give what an expression is just after `low`; note for each absolute value how it reads and how far."""
    if node.head in ("symbol", "number"):
        return (Fraction(1), Fraction(0)) if node.head == "symbol" else (Fraction(0), Fraction(node.leaf))
    values = [_pieces(arg, low, known, bounds, lines) for arg in node.args]
    a, b = values[0]
    if node.head == "add":
        return sum((v[0] for v in values), Fraction()), sum((v[1] for v in values), Fraction())
    if node.head == "neg":
        return -a, -b
    if node.head == "div":
        return a / values[1][1], b / values[1][1]
    if node.head == "mul":
        for c, d in values[1:]:
            a, b = a * d + b * c, b * d
        return a, b
    here = b if not a else -a if low is None else a * low + b or a
    sign = -1 if here < 0 else 1
    end = -b / a if a and (low is None or -b / a > low) else None
    if end is not None:
        bounds.append(end)
    if known.get(node) != (sign * a, sign * b):
        known[node] = sign * a, sign * b
        lines.append(f"|{_written((a, b))}| = {_written(known[node])}" + (f", x ≤ {end}" if end is not None else ""))
    return known[node]


def _written(form: Linear) -> str:
    return linear([(form[0], "x"), (form[1], "")])


def _draw_part(params: AbsoluteValueEquation.Params, rng: Random, depth: int) -> Part:
    """Draw the absolute value of a x + b or, deeper, of c |...| + a x + b."""
    a, b = rng.choice((1, random_nonzero(rng, params.slopes))), rng.randint(-params.largest, params.largest)
    if depth == 1:
        return apply("abs", polynomial_node((b, a))), lambda x: abs(a * x + b), frozenset({Fraction(-b, a)})
    node, function, corners = _draw_part(params, rng, depth - 1)
    c, a, b = random_nonzero(rng, min(params.factors, 3)), rng.choice((0, 0, a)), random_nonzero(rng, params.largest)

    def inside(x: Fraction) -> Fraction:
        return c * function(x) + a * x + b

    roots = _zeros(inside, corners)
    if roots is None:
        raise task.Retry
    shown = joined(mul(c, node), polynomial_node((b, a)))
    return apply("abs", shown), lambda x: abs(inside(x)), corners | roots


def _zeros(function: Callable[[Fraction], Fraction], breaks: Iterable[Fraction]) -> frozenset[Fraction] | None:
    """Give all zeros of a function that is linear strictly between its breaks, or None if it is zero on a stretch."""
    corners = sorted(set(breaks))
    found = {x for x in corners if function(x) == 0}
    ends = [corners[0] - 3, *corners, corners[-1] + 3] if corners else [Fraction(-3), Fraction(3)]
    for place in range(len(ends) - 1):
        low, high = ends[place], ends[place + 1]
        a, b = (2 * low + high) / 3, (low + 2 * high) / 3
        f, g = function(a), function(b)
        if f == g == 0:
            return None
        if f == g:
            continue
        x = a - f * (b - a) / (g - f)
        if (low < x or place == 0) and (x < high or place == len(ends) - 2) and x not in corners:
            found.add(x)
    return frozenset(found)
