"""Judge by sympy's geometry on another triangle, since ratios do not depend on its shape."""

from typing import Any

import sympy
from sympy import Line, Point, Rational

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    places = {"A": Point(1, 2), "B": Point(8, -3), "C": Point(4, 9)}
    for name, kind, ends, ratio in instance.steps:
        if kind == "meet":
            x, y, z, w = (places[end] for end in ends)
            places[name] = Line(x, y).intersection(Line(z, w))[0]
        else:
            x, y = (places[end] for end in ends)
            sign = -1 if kind == "outer" else 1
            places[name] = (x * ratio[1] + y * ratio[0] * sign) / (ratio[1] + ratio[0] * sign)
            assert x.distance(places[name]) * ratio[1] == y.distance(places[name]) * ratio[0]
    x, p, y = (places[name] for name in instance.asked)
    found = sympy.sqrtdenest(sympy.simplify(x.distance(p) / p.distance(y)))
    return "" if found == Rational(str(answer)) else f"the ratio is {found}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The inverse, the share of the whole, one more."""
    return [near for near in (1 / answer, answer / (answer + 1), answer + 1) if near != answer]
