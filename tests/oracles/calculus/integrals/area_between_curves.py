"""Judge by numeric integration between the numeric roots of differences."""

from itertools import combinations, pairwise
from typing import Any

import numpy as np

from bootcamp.verifiers.symbolic import Node, add, evaluate, mul, neg, parse
from tests.oracles.calculus._values import value_of

LEVELS = range(1, 11)
_NODES, _WEIGHTS = np.polynomial.legendre.leggauss(24)


def confirm(instance: Any, answer: Node) -> str:
    """Say what is wrong with `answer`, or nothing."""
    found = float(evaluate(answer, {}, digits=20).real)
    area = _polar(instance) if instance.kind == "polar" else _cartesian(instance)
    return "" if abs(found - area) < 1e-7 * (1 + area) else f"the area is about {area}, not {found}"


def near_misses(instance: Any, answer: Node) -> list[Node]:
    """The sign, twice the area, a unit more."""
    return [neg(answer), mul(2, answer), add(answer, 1)]


def _cartesian(instance: Any) -> float:
    curves = [np.poly1d(_coefficients(text, "y" if instance.kind == "x" else "x")) for text in instance.curves]
    places = sorted({float(r.real) for f, g in combinations(curves, 2) for r in (f - g).roots if abs(r.imag) < 1e-7})
    if instance.kind != "inequalities":
        return _sum(lambda t: abs(curves[0](t) - curves[1](t)), places)
    above, below = curves[: instance.above], curves[instance.above :]
    return _sum(lambda t: max(0.0, min(f(t) for f in above) - max(f(t) for f in below)), places)


def _sum(height: Any, places: list[float]) -> float:
    total = 0.0
    for a, b in pairwise(places):
        total += (
            (b - a) / 2 * sum(w * height((a + b) / 2 + (b - a) / 2 * t) for t, w in zip(_NODES, _WEIGHTS, strict=True))
        )
    return total


def _coefficients(text: str, variable: str) -> Any:
    tree = parse(text, (variable,))
    points = range(8)
    return np.polyfit(points, [float(value_of(tree, **{variable: t})) for t in points], 7).round(6)


def _polar(instance: Any) -> float:
    first, second = (parse(text.replace("θ", "t"), ("t",)) for text in instance.curves)

    def height(t: float) -> float:
        r, c = float(value_of(first, t=t)), float(value_of(second, t=t))
        shares = {"first": max(0.0, r * r - c * c), "second": max(0.0, c * c - r * r), "both": min(r, c) ** 2}
        return shares[instance.part] / 2

    return _sum(height, [k * np.pi / 36 for k in range(73)])
