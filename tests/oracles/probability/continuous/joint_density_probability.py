"""Judge by Gauss-Legendre quadrature over strips between corners, exact for polynomials but for rounding."""

from itertools import pairwise
from math import isclose, sqrt
from typing import Any

import numpy as np

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    inside = _integral(instance, (0, 0), True)
    if instance.mean:
        right = _integral(instance, (1, 0) if instance.mean == "x" else (0, 1), True) / inside
    else:
        right = inside / _integral(instance, (0, 0), False)
    return "" if isclose(right, answer, rel_tol=1e-9) else "another value"


def _integral(instance: Any, more: tuple[int, int], event: bool) -> float:
    w, h, t = float(instance.width), float(instance.height), float(instance.bound)

    def top(x: float) -> float:
        highest = {"rectangle": h, "triangle": h * x, "parabola": x * x}[instance.shape]
        if not event:
            return highest
        return max(0.0, min(highest, {"x": highest if x < t else 0.0, "sum": t - x, "slope": t * x}[instance.event]))

    def density(x: float, y: Any) -> Any:
        u, v = instance.weights
        a, b = instance.powers
        return (u * x + v * y if u else x**a * y**b) * x ** more[0] * y ** more[1]

    corners = {0.0, w, t, t - h, t / (1 + h), h / t, (sqrt(1 + 4 * t) - 1) / 2}
    places = sorted(x for x in corners if 0 <= x <= w)
    nodes, weights = np.polynomial.legendre.leggauss(12)
    total = 0.0
    for low, high in pairwise(places):
        for node, weight in zip(nodes, weights, strict=True):
            x = (low + high + (high - low) * node) / 2
            y = top(x) * (nodes + 1) / 2
            total += weight * (high - low) / 2 * float((weights * density(x, y)).sum()) * top(x) / 2
    return total


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The other side of the event, and a value a little off."""
    return [near for near in (1 - answer, answer * 11 / 10, -answer) if near != answer]
