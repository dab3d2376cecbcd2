"""Judge by points: points of the first graph are moved step by step, and the formula must hold at the last ones."""

from fractions import Fraction
from typing import Any

import mpmath

from bootcamp.verifiers.symbolic import Node, add, evaluate, mul, neg, parse, substitute, symbol

LEVELS = range(1, 11)
Point = tuple[Any, Any]


def confirm(instance: Any, answer: Node) -> str:
    """Say what is wrong with `answer`, or nothing."""
    start = parse(instance.start)
    checked = 0
    with mpmath.workdps(30):
        for place in range(-60, 61):
            x = Fraction(7 * place + 3, 11)
            if "sqrt" in instance.start and x < 0:
                continue
            points: list[Point] = [(x, evaluate(start, {"x": x}, digits=30).real)]
            for kind, value in instance.steps:
                points = [moved for point in points for moved in _moved(kind, value, point)]
            for u, v in points:
                shown = evaluate(answer, {"x": u}, digits=30)
                if abs(shown - v) > mpmath.mpf(10) ** -15:
                    return f"the point ({u}, {mpmath.nstr(mpmath.mpf(v))}) is not on the graph of the formula"
                checked += 1
    assert checked >= 20
    return ""


def near_misses(instance: Any, answer: Node) -> list[Node]:
    """The graph moved or turned over, and with x for -x."""
    x = symbol("x")
    mirrored = substitute(answer, "x", neg(x))
    found = [add(answer, 1), mul(2, answer), substitute(answer, "x", add(x, 1)), mirrored]
    return [near for near in found if confirm(instance, near)]


def _moved(kind: str, value: Fraction, point: Point) -> list[Point]:
    x, y = point
    exact = mpmath.mpf(value.numerator) / value.denominator
    if kind == "fold left":
        return [(x, y), (-x, y)] if x >= 0 else []
    return [
        {
            "right": lambda: (x + value, y),
            "left": lambda: (x - value, y),
            "up": lambda: (x, y + exact),
            "down": lambda: (x, y - exact),
            "wide": lambda: (x * value, y),
            "high": lambda: (x, y * exact),
            "x-axis": lambda: (x, -y),
            "y-axis": lambda: (-x, y),
            "upright": lambda: (2 * value - x, y),
            "level": lambda: (x, 2 * exact - y),
            "fold up": lambda: (x, abs(y)),
        }[kind]()
    ]
