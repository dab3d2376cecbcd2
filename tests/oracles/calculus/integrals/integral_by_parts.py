"""Judge by high-precision quadrature: the difference of the answer at two points is the definite integral."""

from typing import Any

import mpmath

from bootcamp.verifiers.symbolic import Node, add, evaluate, mul, neg, symbol

LEVELS = range(1, 11)
_POINTS = ((1.1, 1.4), (0.3, 0.7))


def confirm(instance: Any, answer: Node) -> str:
    """Say what is wrong with `answer`, or nothing."""
    with mpmath.workdps(40):
        for low, high in _POINTS:
            wanted = mpmath.quad(lambda x: _integrand(instance, x), [low, high])
            found = _at(answer, high) - _at(answer, low)
            if abs(found - wanted) > mpmath.mpf(10) ** -25 * (1 + abs(wanted)):
                return f"from {low} to {high} it grows by {mpmath.nstr(found)}, the integral is {mpmath.nstr(wanted)}"
    return ""


def others(instance: Any, answer: Node) -> list[Node]:
    """Other constants of integration."""
    return [add(answer, 7), add(symbol("C"), answer)]


def near_misses(instance: Any, answer: Node) -> list[Node]:
    """The wrong sign, a factor too many, a term too many."""
    x = symbol("x")
    return [neg(answer), mul(2, answer), add(answer, x), mul(x, answer)]


def _at(answer: Node, x: float) -> Any:
    point = mpmath.mpf(x)
    return evaluate(answer, {"x": point, "C": 0}, digits=40).real


def _integrand(instance: Any, x: Any) -> Any:
    value = sum(c * x**n for n, c in enumerate(instance.polynomial))
    for name in instance.family.split():
        value *= {
            "exp": lambda: mpmath.e ** (instance.a * x),
            "cos": lambda: mpmath.cos(instance.b * x),
            "sin": lambda: mpmath.sin(instance.b * x),
            "ln": lambda: mpmath.log(x) ** instance.power,
            "arctan": lambda: mpmath.atan(instance.b * x),
            "power": lambda: 1,
        }[name]()
    return value
