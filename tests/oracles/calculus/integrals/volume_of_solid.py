"""Judge by a double integral of distances from the axis, or by the areas of polygons that make up the sections."""

from math import cos, hypot, pi, sin
from typing import Any

import numpy as np

from bootcamp.verifiers.symbolic import Node, add, evaluate, mul, neg, parse
from tests.oracles.calculus._values import value_of

LEVELS = range(1, 11)
_NODES, _WEIGHTS = np.polynomial.legendre.leggauss(12)
_CORNERS: dict[int, list[tuple[float, float]]] = {  # the corners of a section on the segment from 0 to 1
    0: [(0, 0), (1, 0), (1, 1), (0, 1)],
    1: [((1 + cos(k * pi / 4000)) / 2, sin(k * pi / 4000) / 2) for k in range(4001)],
    2: [(0, 0), (1, 0), (0.5, 0.75**0.5)],
    3: [(0, 0), (1, 0), (0.5, 0.5)],
    4: [(0, 0), (1, 0), (1, 1)],
    5: [(0.5 + cos(k * pi / 3), sin(k * pi / 3)) for k in range(6)],
}


def confirm(instance: Any, answer: Node) -> str:
    """Say what is wrong with `answer`, or nothing."""
    upper, lower = (parse(text, ("x",)) for text in (instance.upper, instance.lower))
    total = 0.0
    for x, w in _points(instance.low, instance.high):
        top, bottom = float(value_of(upper, x=x)), float(value_of(lower, x=x))
        if top < bottom:
            return f"the region is empty at x = {x}"
        if instance.axis:
            total += w * sum(v * 2 * pi * _distance(instance.axis, x, y) for y, v in _points(bottom, top))
        else:
            total += w * _area(_CORNERS[instance.section]) * (top - bottom) ** 2
    found = float(evaluate(answer, {}, digits=20).real)
    return "" if abs(found - total) < 1e-6 * (1 + total) else f"the volume is about {total}, not {found}"


def near_misses(instance: Any, answer: Node) -> list[Node]:
    """The sign, half and twice the volume, a unit more."""
    return [neg(answer), mul(2, answer), mul(parse("1/2"), answer), add(answer, 1)]


def _points(low: float, high: float) -> list[tuple[float, float]]:
    half, middle = (high - low) / 2, (high + low) / 2
    return [(middle + half * t, half * w) for t, w in zip(_NODES, _WEIGHTS, strict=True)]


def _distance(axis: str, x: float, y: float) -> float:
    name, _, right = axis.partition(" = ")
    if name == "x":
        return abs(x - float(right))
    line = parse(right, ("x",))
    slope = float(value_of(line, x=1) - value_of(line, x=0))
    return abs(y - slope * x - float(value_of(line, x=0))) / hypot(1, slope)


def _area(corners: list[tuple[float, float]]) -> float:
    pairs = zip(corners, corners[1:] + corners[:1], strict=True)
    return abs(sum(a * d - b * c for (a, b), (c, d) in pairs)) / 2
