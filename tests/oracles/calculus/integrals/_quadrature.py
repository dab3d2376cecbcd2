"""Antiderivatives judged by quadrature: what a function grows by on an interval is the integral of its derivative."""

from typing import Any

import mpmath

from bootcamp.verifiers.symbolic import Node, add, evaluate, mul, neg, parse, symbol

_STEPS = ((0.34, 0.36), (1.145, 1.165), (2.355, 2.365))
"""Short intervals that hold no fraction with a small denominator, where integrands have their poles."""
_DIGITS = 30


def growth_fault(integrand: str, low: Any, high: Any, answer: Node) -> str:
    """Compare what an answer grows by with the integral of the printed integrand; "" if they agree."""
    function = parse(integrand, ("x",))
    with mpmath.workdps(_DIGITS):
        for a, b in _inside(low, high):
            wanted = mpmath.quad(lambda x: value_at(function, x), [a, b])
            found = value_at(answer, b) - value_at(answer, a)
            if abs(found - wanted) > mpmath.mpf(10) ** -18 * (1 + abs(wanted)):
                return f"from {a} to {b} it grows by {mpmath.nstr(found)}, the integral is {mpmath.nstr(wanted)}"
    return ""


def value_at(tree: Node, x: Any) -> Any:
    """Give the value at a real x, with 0 for a constant of integration."""
    return evaluate(tree, {"x": x, "C": 0}, digits=_DIGITS)


def shifted(instance: Any, answer: Node) -> list[Node]:
    """Other constants of integration."""
    return [add(answer, 7), add(symbol("C"), answer)]


def spoilt(instance: Any, answer: Node) -> list[Node]:
    """The wrong sign, a factor too many, a term too many, the square."""
    return [neg(answer), mul(2, answer), add(answer, symbol("x")), mul(answer, answer)]


def _inside(low: Any, high: Any) -> list[tuple[Any, Any]]:
    """Move the short intervals into the one that is asked about."""
    if low is None or high is None:
        shift, sign = (low or 0, 1) if high is None else (high, -1)
        ends = [(shift + sign * mpmath.mpf(a), shift + sign * mpmath.mpf(b)) for a, b in _STEPS]
    else:
        width = mpmath.mpf(high.numerator) / high.denominator - mpmath.mpf(low.numerator) / low.denominator
        ends = [(low + width * a / 3, low + width * b / 3) for a, b in _STEPS]
    return ends


def slope_fault(integrand: str, low: Any, high: Any, answer: Node) -> str:
    """Compare numeric derivatives of an answer with the printed integrand; "" if they agree."""
    function = parse(integrand, ("x",))
    step = mpmath.mpf(10) ** -20
    with mpmath.workdps(80):
        for x, _ in _inside(low, high):
            wanted = evaluate(function, {"x": x}, digits=80)
            ends = [evaluate(answer, {"x": x + sign * step, "C": 0}, digits=80) for sign in (1, -1)]
            found = (ends[0] - ends[1]) / (2 * step)
            if abs(found - wanted) > mpmath.mpf(10) ** -15 * (1 + abs(wanted)):
                return f"at {x} its slope is {mpmath.nstr(found)}, the integrand {mpmath.nstr(wanted)}"
    return ""
