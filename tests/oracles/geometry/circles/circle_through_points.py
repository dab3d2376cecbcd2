"""Judge by substitution: sympy tests every condition on the answer's circle, and solves for it anew."""

from typing import Any

import sympy
from sympy import Rational, symbols

LEVELS = range(1, 11)
U, V, S = symbols("u v s")


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    conditions = _conditions(instance)
    values = dict(zip((U, V, S), (Rational(str(x)) for x in answer), strict=True))
    if any(sympy.expand(one).subs(values) != 0 for one in conditions):
        return "a condition does not hold"
    found = sympy.solve(conditions, [U, V, S], dict=True)
    return "" if len(found) == 1 and found[0] == values else f"there are these circles: {found}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Signs of the centre turned, the square taken twice or not at all, the coordinates exchanged."""
    x, y, s = answer
    nears = [(-x, -y, s), (x, y, s * s), (x, y, 2 * s), (x, y, s + 1), (y, x, s)]
    return [near for near in nears if near != answer]


def _conditions(instance: Any) -> list[Any]:
    conditions = [(x - U) ** 2 + (y - V) ** 2 - S for x, y in instance.points]
    lines = instance.lines
    if instance.kind == "diameter":
        (a, b), (c, d) = instance.points
        conditions += [2 * U - a - c, 2 * V - b - d]
    elif instance.kind == "centre":
        p, q, r = lines[0]
        conditions.append(p * U + q * V - r)
    elif instance.kind == "touching":
        p, q, r = lines[0]
        assert p * instance.points[1][0] + q * instance.points[1][1] == r
        conditions.append((p * U + q * V - r) ** 2 - S * (p * p + q * q))
    elif instance.kind == "triangle":
        for i in range(3):
            x, y = symbols("x y")
            (p, q, r), (s, t, w) = lines[i], lines[i - 1]
            corner = sympy.solve([p * x + q * y - r, s * x + t * y - w], [x, y])
            conditions.append((corner[x] - U) ** 2 + (corner[y] - V) ** 2 - S)
    elif instance.kind == "concentric":
        conditions += [2 * U + instance.circle[0], 2 * V + instance.circle[1]]
    elif instance.kind == "pencil":
        (p, q, r), (d, e, f) = lines[0], instance.circle
        # both circles have the line as their radical line
        conditions.append((-2 * U - d) * q - (-2 * V - e) * p)
        conditions.append((-2 * U - d) * -r - (U**2 + V**2 - S - f) * p)
        conditions.append((-2 * V - e) * -r - (U**2 + V**2 - S - f) * q)
    return conditions
