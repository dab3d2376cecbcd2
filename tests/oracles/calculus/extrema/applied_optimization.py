"""Judge by scipy: each story as a function of one variable, optimised numerically."""

from math import atan, hypot, pi, sqrt, tan
from typing import Any

from scipy.optimize import minimize_scalar

from bootcamp.verifiers.symbolic import Node, add, evaluate, mul, neg

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Node) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n = {name: float(value) for name, value in instance.numbers}
    objective, span, quantities = _model(instance.kind, n)
    second = instance.kind == "sphere" and instance.asked == 1
    sign = -1 if instance.kind in _LARGEST else 1
    goal = quantities[1] if second else objective
    found = minimize_scalar(lambda x: sign * goal(x), bounds=span, method="bounded", options={"xatol": 1e-12})
    if min(found.x - span[0], span[1] - found.x) < 1e-6 * (span[1] - span[0]):
        return "the optimum is at an end"
    value = quantities[instance.asked](found.x)
    stated = float(evaluate(answer, {}).real)
    return "" if abs(value - stated) < 1e-5 * (1 + abs(stated)) else f"the value is {value}, not {stated}"


def near_misses(instance: Any, answer: Node) -> list[Node]:
    """The wrong sign, factors, a constant too many."""
    return [neg(answer), mul(2, answer), add(answer, 1)]


_LARGEST = frozenset("fence price box window parabola cone sphere picture".split())


def _model(kind: str, n: dict[str, float]) -> tuple[Any, tuple[float, float], tuple[Any, Any]]:
    """Give what is optimised as a function of one variable, its range, and the quantities that may be asked."""
    if kind == "fence":
        count = n["k"] + 2
        area = lambda x: x * (n["l"] - count * x)  # noqa: E731
        return area, (0, n["l"] / count), (area, lambda x: n["l"] - count * x)
    if kind == "price":
        profit = lambda x: (x - n["c"]) * (n["n"] + n["k"] * (n["p"] - x))  # noqa: E731
        return profit, (n["c"], n["p"] + n["n"] / n["k"]), (lambda x: x, profit)
    if kind == "box":
        volume = lambda x: x * (n["a"] - 2 * x) * (n["b"] - 2 * x)  # noqa: E731
        return volume, (0, min(n["a"], n["b"]) / 2), (lambda x: x, volume)
    if kind == "page":
        area = lambda x: (x + 2 * n["s"]) * (n["a"] / x + 2 * n["t"])  # noqa: E731
        return area, (0.01, 5 * n["a"]), (area, lambda x: x)
    if kind == "window":
        area = lambda x: x * (n["p"] - x - pi * x / 2) / 2 + pi * x * x / 8  # noqa: E731
        return area, (0, n["p"] / (1 + pi / 2)), (area, lambda x: x)
    if kind == "parabola":
        area = lambda x: 2 * x * (n["c"] - n["k"] * x * x)  # noqa: E731
        return area, (0, sqrt(n["c"] / n["k"])), (area, lambda x: 2 * x)
    if kind == "rower":
        time = lambda x: hypot(n["a"], x) / n["v"] + (n["b"] - x) / n["w"]  # noqa: E731
        return time, (0, n["b"]), (time, lambda x: x)
    if kind == "cone":
        volume = lambda x: pi * (n["r"] * (1 - x / n["h"])) ** 2 * x  # noqa: E731
        return volume, (0, n["h"]), (volume, lambda x: x)
    if kind == "sphere":
        volume = lambda x: pi * (n["r"] ** 2 - x * x) * 2 * x  # noqa: E731
        return volume, (0, n["r"]), (volume, lambda x: 2 * pi * sqrt(n["r"] ** 2 - x * x) * 2 * x)
    if kind == "wall":
        length = lambda x: hypot(x + n["d"], n["h"] * (x + n["d"]) / x)  # noqa: E731
        return length, (0.001, 30 * (n["h"] + n["d"])), (length, lambda x: x)
    if kind == "picture":
        angle = lambda x: atan(n["b"] / x) - atan(n["a"] / x)  # noqa: E731
        return angle, (0.01, 5 * n["b"]), (lambda x: x, lambda x: tan(angle(x)))
    cost = lambda x: 2 * pi * n["p"] * x * x + 2 * n["q"] * n["v"] / x  # noqa: E731
    return cost, (0.01, n["v"]), (lambda x: n["v"] / (pi * x**3), lambda x: x)
