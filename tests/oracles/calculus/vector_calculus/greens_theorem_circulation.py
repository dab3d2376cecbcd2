"""Judge by the line integral itself, with Gauss points on every piece of the curve."""

from itertools import pairwise, product
from math import cos, pi, sin
from typing import Any

import numpy as np

from bootcamp.verifiers.symbolic import Node, add, evaluate, mul, neg, parse
from tests.oracles.calculus._values import value_of

LEVELS = range(1, 11)
_NODES, _WEIGHTS = np.polynomial.legendre.leggauss(30)


def confirm(instance: Any, answer: Node) -> str:
    """Say what is wrong with `answer`, or nothing."""
    parts = [parse(part, ("x", "y")) for part in instance.shown]
    total = 0.0
    for path, part_of, (node, weight) in product(_pieces(instance), range(6), zip(_NODES, _WEIGHTS, strict=True)):
        x, y, dx, dy = path((node + 1 + 2 * part_of) / 12)
        p, q = (float(value_of(part, x=x, y=y)) for part in parts)
        total += weight / 12 * (p * dy - q * dx if instance.flux else p * dx + q * dy)
    found = float(evaluate(answer, {}, digits=20).real)
    return "" if abs(found - total) < 1e-5 * (1 + abs(total)) else f"the integral is about {total}, not {found}"


def near_misses(instance: Any, answer: Node) -> list[Node]:
    """The sign (unless it is zero), twice the value, a unit more."""
    zero = abs(evaluate(answer, {}, digits=20)) < 1e-9
    return [add(answer, 1)] if zero else [neg(answer), mul(2, answer), add(answer, 1)]


def _pieces(instance: Any) -> list[Any]:
    shape, back = instance.shape, -1 if instance.clockwise else 1
    if instance.kind == "polygon":
        corners = [shape[i : i + 2] for i in range(0, len(shape), 2)]
        return [_segment(a, b) for a, b in pairwise([*corners, corners[0]][::back])]
    if instance.kind == "circle":
        return [_arc(shape[:2], shape[2], back * k * pi / 4, back * (k + 1) * pi / 4) for k in range(8)]
    inner, outer = shape
    if instance.kind == "ring":
        turns = [(back * k * pi / 4, back * (k + 1) * pi / 4) for k in range(8)]
        return [_arc((0, 0), outer, a, b) for a, b in turns] + [_arc((0, 0), inner, b, a) for a, b in turns]
    way = [
        _segment((inner, 0), (outer, 0)),
        _arc((0, 0), outer, 0, pi / 2),
        _segment((0, outer), (0, inner)),
        _arc((0, 0), inner, pi / 2, 0),
    ]
    return way if back > 0 else [lambda t, f=f: (*f(1 - t)[:2], *(-d for d in f(1 - t)[2:])) for f in way]


def _segment(a: Any, b: Any) -> Any:
    return lambda t: (a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1]), b[0] - a[0], b[1] - a[1])


def _arc(centre: Any, r: float, start: float, stop: float) -> Any:
    def path(t: float) -> tuple[float, float, float, float]:
        angle, rate = start + t * (stop - start), r * (stop - start)
        return centre[0] + r * cos(angle), centre[1] + r * sin(angle), -rate * sin(angle), rate * cos(angle)

    return path
