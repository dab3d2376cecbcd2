"""Judge by numbers: at points of the interval, the places that lead there are found by root search on a fine grid."""

from itertools import pairwise
from typing import Any

import numpy as np
from scipy.optimize import brentq

from bootcamp.verifiers.symbolic import Node, add, evaluate, mul, parse

LEVELS = range(1, 11)
_POINTS = 3


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    density, function = _read(instance.density), _read(instance.function.replace("X", "x"))
    low, high = _ends(instance.support)
    start, end = _ends(instance.interval)
    for share in np.linspace(0, 1, _POINTS + 2)[1:-1]:
        y = _between(start, end, float(share))
        right = sum(density(x) / abs(_slope(function, x)) for x in _sources(function, y, low, high))
        found = float(evaluate(answer, {"y": y}, digits=20).real)
        if abs(found - right) > 1e-5 * max(1, right):
            return f"at y = {y} the density is {right}"
    return ""


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Twice and half as much, one more, times y squared."""
    return [mul(2, answer), mul(parse("1/2"), answer), add(answer, 1), mul(answer, parse("y^2 + 2", ("y",)))]


def _read(text: str) -> Any:
    tree: Node = parse(text, ("x",))
    return lambda x: float(evaluate(tree, {"x": float(x)}, digits=20).real)


def _ends(text: str) -> tuple[float, float]:
    if text.startswith("all real"):
        return -np.inf, np.inf
    parts = text.split()
    value = [float(evaluate(parse(part), {}, digits=20).real) for part in parts if part not in ("<", ">", "x", "y")]
    if len(value) == 2:
        return value[0], value[1]
    return (value[0], np.inf) if ">" in parts else (-np.inf, value[0])


def _between(low: float, high: float, share: float) -> float:
    if np.isinf(low) and np.isinf(high):
        return 2 * share - 1
    if np.isinf(high):
        return low + share
    return high - share if np.isinf(low) else low + share * (high - low)


def _sources(function: Any, y: float, low: float, high: float) -> list[float]:
    ends = max(low, -30.0) + 1e-9, min(high, 30.0) - 1e-9
    near = list(np.geomspace(1e-3, 30, 150))
    grid = sorted({x for x in (*near, *(-x for x in near), *np.linspace(*ends, 150)) if ends[0] <= x <= ends[1]})
    gaps = [function(x) - y for x in grid]
    found = []
    for (a, b), (f, g) in zip(pairwise(grid), pairwise(gaps), strict=True):
        if f * g < 0:
            x = brentq(lambda t: function(t) - y, a, b, xtol=1e-13)
            if abs(function(x) - y) < 1e-6:
                found.append(float(x))
    return found


def _slope(function: Any, x: float) -> float:
    step = 1e-5 * max(abs(x), 1e-3)
    return float(function(x + step) - function(x - step)) / (2 * step)
