"""Judge by numeric integration with Gauss points in coordinates that fit the region."""

import re
from math import cos, pi, sin
from typing import Any

import numpy as np

from bootcamp.verifiers.symbolic import Node, add, evaluate, mul, neg, parse
from tests.oracles.calculus._values import value_of

LEVELS = range(1, 11)
_NODES, _WEIGHTS = np.polynomial.legendre.leggauss(24)


def confirm(instance: Any, answer: Node) -> str:
    """Say what is wrong with `answer`, or nothing."""
    tree = parse(instance.integrand, ("x", "y"))
    total = sum(w * float(value_of(tree, x=x, y=y)) for x, y, w in _places(instance.kind, instance.bounds))
    found = float(evaluate(answer, {}, digits=20).real)
    return "" if abs(found - total) < 1e-5 * (1 + abs(total)) else f"the integral is about {total}, not {found}"


def near_misses(instance: Any, answer: Node) -> list[Node]:
    """The sign, half and twice the value, a unit more."""
    return [neg(answer), mul(2, answer), mul(parse("1/2"), answer), add(answer, 1)]


def _line(low: float, high: float) -> list[tuple[float, float]]:
    half, middle = (high - low) / 2, (high + low) / 2
    return [(middle + half * t, half * w) for t, w in zip(_NODES, _WEIGHTS, strict=True)]


def _places(kind: str, bounds: Any) -> Any:
    if kind == "between":
        lower, upper = (parse(text, ("x",)) for text in bounds[2:])
        for x, w in _line(float(bounds[0]), float(bounds[1])):
            for y, v in _line(float(value_of(lower, x=x)), float(value_of(upper, x=x))):
                yield x, y, w * v
    elif kind == "swap":
        lower = parse(bounds[1], ("y",))
        for root, w in _line(0, 1):  # y = m t^6, which is smooth where y has roots
            y = float(bounds[0]) * root**6
            for x, v in _line(float(value_of(lower, y=y)), 1.0):
                yield x, y, w * v * float(bounds[0]) * 6 * root**5
    elif kind == "triangle":
        x0, y0, x1, y1, x2, y2 = map(float, bounds)
        for s, w in _line(0, 1):
            for t, v in _line(0, 1 - s):
                size = abs((x1 - x0) * (y2 - y0) - (x2 - x0) * (y1 - y0))
                yield x0 + s * (x1 - x0) + t * (x2 - x0), y0 + s * (y1 - y0) + t * (y2 - y0), w * v * size
    elif kind == "sector":
        start = 0.0 if "y ≥ 0" in bounds else -pi / 2
        stop = pi / 2 if "x ≥ 0" in bounds else pi
        squares = [float(text) for text in re.findall(r"(?<![\^\d])\d+", bounds[0])]
        low, high = [*([0.0] * (len(squares) == 1)), *squares]
        for angle, w in _line(start, stop):
            for r, v in _line(low**0.5, high**0.5):
                yield r * cos(angle), r * sin(angle), w * v * r
    else:
        forms = [parse(re.sub("≤", r"\\le", text), ("x", "y")).args for text in bounds]
        rows = [[float(value_of(form[1], x=1, y=0)), float(value_of(form[1], x=0, y=1))] for form in forms]
        back = np.linalg.inv(np.array(rows))
        ends = [(float(value_of(form[0])), float(value_of(form[2]))) for form in forms]
        for u, w in _line(*ends[0]):
            for v, z in _line(*ends[1]):
                x, y = back @ np.array([u, v])
                yield x, y, w * z * abs(np.linalg.det(back))
