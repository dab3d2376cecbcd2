"""Judge by sampling: positions of the point are found from its condition, and the conic through them fitted."""

from itertools import pairwise
from math import cos, pi, sin, sqrt
from typing import Any

import numpy as np

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    terms = {exponents: float(value) for exponents, value in answer}
    if any(sum(exponents) > 2 for exponents in terms):
        return "the degree is too high"
    points = np.array([point for i in range(240) for point in _places(instance, 0.013 + 2 * pi * i / 240)])
    middle, spread = points.mean(axis=0), points.std() + 1
    x, y = ((points - middle) / spread).T
    line, conic = [x, y, x * 0 + 1], [x * x, x * y, y * y, x, y, x * 0 + 1]
    flat = [_is_flat(columns) for columns in (line, conic)]
    if not any(flat):
        return "no such curve"
    degree = 1 if flat[0] else 2
    if max(sum(exponents) for exponents in terms) != degree:
        return f"the degree is {degree}"
    u, v = points.T
    values = sum(c * u ** e[0] * v ** e[1] for e, c in terms.items())
    scale = sum(abs(c) * abs(u) ** e[0] * abs(v) ** e[1] for e, c in terms.items())
    return "" if np.abs(values / scale).max() < 1e-8 else "positions do not satisfy it"


def _is_flat(columns: Any) -> bool:
    """Tell whether some sum of multiples of the columns is zero."""
    sizes = np.linalg.svd(np.column_stack(columns), compute_uv=False)
    return bool(sizes[-1] < 1e-7 * sizes[0])


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The constant changed, a sign turned."""
    terms = dict(answer)
    more = terms | {(0, 0): terms.get((0, 0), 0) + 1}
    turned = terms | {answer[-1][0]: -answer[-1][1]} if len(answer) > 1 else more
    return [tuple((e, c) for e, c in sorted(near.items(), key=_order, reverse=True) if c) for near in (more, turned)]


def _order(term: Any) -> Any:
    return sum(term[0]), term[0]


def _places(instance: Any, turn: float) -> list[Any]:
    """Give positions of P in a direction from a fixed point, by bisection where there is no plain formula."""
    k = instance.numbers
    way = np.array([cos(turn), sin(turn)])
    if instance.kind == "ladder":
        u, v = k[0] * cos(turn), k[0] * sin(turn)
        return [np.array([u * k[2], v * k[1]]) / (k[1] + k[2])]
    a = np.array(instance.points[0], dtype=float)
    b = np.array(instance.points[-1], dtype=float)
    if instance.kind == "between":
        q = a + k[0] * way
        return [b + (q - b) * k[1] / (k[1] + k[2])]
    if instance.kind == "chord":
        return [b + way * float((a - b) @ way)] if abs((a - b)[0] * way[1] - (a - b)[1] * way[0]) < k[0] else []
    if instance.kind == "right":
        return [a + way * float((b - a) @ way)]
    if instance.kind == "tangents":
        gap = b - a
        t = (float(gap @ gap) + k[0] ** 2 - k[1] ** 2) / 2 / float(gap @ gap)
        return [a + gap * t + np.array([-gap[1], gap[0]]) * (turn - pi)]
    start = {"weighted": lambda: (k[0] * a + k[1] * b) / (k[0] + k[1])}.get(instance.kind, lambda: a)()

    def excess(t: float) -> float:
        p = start + t * way
        u, v = float(np.hypot(*(p - a))), float(np.hypot(*(p - b)))
        if instance.kind == "ratio":
            return u * k[1] - v * k[0]
        if instance.kind == "weighted":
            return k[0] * u * u + k[1] * v * v - k[2]
        if instance.kind == "sum":
            return u + v - k[0]
        if instance.kind == "difference":
            return abs(u - v) - k[0]
        p1, q1, r1 = instance.line
        return u * k[1] - k[0] * abs(p1 * p[0] + q1 * p[1] - r1) / sqrt(p1 * p1 + q1 * q1)

    grid = np.linspace(0, 60, 61)
    found = []
    for low, high in pairwise(grid):
        if excess(low) * excess(high) < 0:
            for _ in range(60):
                middle = (low + high) / 2
                low, high = (low, middle) if excess(low) * excess(middle) <= 0 else (middle, high)
            found.append(start + low * way)
    return found
