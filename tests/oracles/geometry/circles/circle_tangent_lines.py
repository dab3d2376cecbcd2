"""Judge by distances: every line must touch; the number of lines comes from the position of the circles."""

from typing import Any

import sympy
from sympy import Rational, symbols

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    x, y = symbols("x y")
    for terms in answer:
        found = dict(terms)
        a, b, c = (Rational(str(found.get(place, 0))) for place in ((1, 0), (0, 1), (0, 0)))
        line = a * x + b * y + c
        for u, v, r in instance.circles:
            centre = {x: Rational(str(u)), y: Rational(str(v))}
            if line.subs(centre) ** 2 != r * r * (a * a + b * b):
                return "a line does not touch"
        other = [Rational(str(value)) for value in instance.other]
        if instance.kind == "direction" and a * other[1] != b * other[0]:
            return "a line is not parallel"
        if instance.kind in ("on", "outside") and line.subs({x: other[0], y: other[1]}) != 0:
            return "a line misses the point"
    count = _count(instance)
    return "" if len(answer) == count else f"there are {count} lines"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """A line left out, and one more through the origin."""
    extra = (((1, 0), sympy.Integer(1)), ((0, 1), sympy.Integer(1)))
    found = [frozenset([*answer, extra])]
    if len(answer) > 1:
        found.append(frozenset(sorted(answer)[1:]))
    return [] if extra in answer else found


def _count(instance: Any) -> int:
    if instance.kind in ("direction", "outside"):
        return 2
    if instance.kind == "on":
        return 1
    (x, y, r), (z, w, s) = instance.circles
    square = (x - z) ** 2 + (y - w) ** 2
    outer = 2 if square > (r - s) ** 2 else int(square == (r - s) ** 2)
    return outer + (2 if square > (r + s) ** 2 else int(square == (r + s) ** 2))
