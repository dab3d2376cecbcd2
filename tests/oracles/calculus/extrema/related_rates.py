"""Judge by models in time: the asked quantity shortly before and after the instant, in high precision."""

from typing import Any

import mpmath
from mpmath import atan2, cos, mpf, pi, sin, sqrt, tan

from bootcamp.verifiers.symbolic import Node, add, evaluate, mul, neg

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Node) -> str:
    """Say what is wrong with `answer`, or nothing."""
    with mpmath.workdps(50):
        n = {name: mpf(value.numerator) / value.denominator for name, value in instance.numbers}
        rate = mpmath.diff(lambda t: _quantities(instance.kind, n, t)[instance.asked](), 0)
        value = evaluate(answer, {}, digits=40).real
        return "" if abs(rate - value) < mpf(10) ** -15 * (1 + abs(rate)) else f"the rate is {mpmath.nstr(rate)}"


def near_misses(instance: Any, answer: Node) -> list[Node]:
    """The wrong sign, factors, a constant too many."""
    return [neg(answer), mul(2, answer), add(answer, 1)]


def _cone_depth(n: Any, volume: Any) -> Any:
    return mpmath.cbrt(3 * volume * n["h"] ** 2 / (pi * n["r"] ** 2))


def _quantities(kind: str, n: Any, t: Any) -> tuple[Any, ...]:
    """Give the quantities that may be asked, t after the instant, each as a function without arguments."""
    if kind == "rectangle":
        a, b = n["a"] + n["u"] * t, n["b"] + n["w"] * t
        return (lambda: a * b), (lambda: sqrt(a * a + b * b))
    if kind == "balloon":
        r = mpmath.cbrt(n["r"] ** 3 + 3 * n["q"] * t / (4 * pi))
        return (lambda: r), (lambda: 4 * pi * r * r)
    if kind == "ladder":
        x = n["a"] + n["v"] * t
        y = sqrt(n["c"] ** 2 - x * x)
        return (lambda: y), (lambda: atan2(y, x)), (lambda: x * y / 2)
    if kind == "shadow":
        x = n["a"] + n["v"] * t
        shadow = n["p"] * x / (n["h"] - n["p"])
        return (lambda: shadow), (lambda: sqrt((x + shadow) ** 2 + n["h"] ** 2))
    if kind == "cone":
        full = pi * (n["r"] / n["h"]) ** 2 * n["d"] ** 3 / 3
        depth = _cone_depth(n, full + (n["q"] - n["o"]) * t)
        return (lambda: depth), (lambda: pi * (n["r"] * depth / n["h"]) ** 2)
    if kind == "ships":
        x, y = n["a"] + n["u"] * t, n["b"] + n["w"] * t
        return (lambda: sqrt(x * x + y * y)), (lambda: atan2(y, x))
    if kind == "angle":
        g, a, b = n["g"] * pi / 180 + n["w"] * t, n["a"], n["b"]
        return (lambda: a * b * sin(g) / 2), (lambda: sqrt(a * a + b * b - 2 * a * b * cos(g)))
    if kind == "trough":
        depth = sqrt(n["d"] ** 2 + 2 * n["q"] * t * n["h"] / (n["l"] * n["w"]))
        return (lambda: depth), (lambda: n["l"] * n["w"] * depth / n["h"])
    if kind == "boat":
        rope = sqrt(n["a"] ** 2 + n["b"] ** 2) - n["v"] * t
        x = sqrt(rope * rope - n["b"] ** 2)
        return (lambda: x), (lambda: atan2(n["b"], x))
    if kind == "kite":
        x = sqrt(n["c"] ** 2 - n["b"] ** 2) + n["v"] * t
        return (lambda: sqrt(x * x + n["b"] ** 2)), (lambda: atan2(n["b"], x))
    if kind == "searchlight":
        x = n["b"] * tan(atan2(n["a"], n["b"]) + n["w"] * t)
        return (lambda: x), (lambda: sqrt(x * x + n["b"] ** 2))
    if kind == "crank":
        g = n["g"] * pi / 180 + n["w"] * t
        reach = n["r"] * cos(g) + sqrt(n["l"] ** 2 - (n["r"] * sin(g)) ** 2)
        return (lambda: reach), (lambda: reach * n["r"] * sin(g) / 2)
    depth = n["d"] - n["v"] * t
    volume = pi * (n["r"] / n["h"]) ** 2 * depth**3 / 3
    return (lambda: -volume / (pi * n["s"] ** 2)), (lambda: volume)
