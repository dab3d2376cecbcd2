"""Judge by sympy: integrals of tail chances, which are binomial sums in the distribution function."""

from fractions import Fraction
from typing import Any

import sympy

LEVELS = range(1, 11)
_X = sympy.Symbol("x")


def confirm(instance: Any, answer: Fraction) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n, place, power = instance.draws, instance.place, instance.power + 1
    low = sympy.Integer(instance.low)
    high = _exact(instance.t) if instance.kind == "range" else sympy.Integer(instance.high)
    share = (_X**power - low**power) / (high**power - low**power)
    t, u = _exact(instance.t), _exact(instance.u)
    if instance.kind == "below":
        right = 1 - _tail(share, n, place).subs(_X, t)
    elif instance.kind == "both":
        k, a, b = instance.other, share.subs(_X, t), share.subs(_X, u)
        right = sum(  # j values lie between t and u, at least one above u
            sympy.binomial(n, k) * sympy.binomial(n - k, j) * a**k * (b - a) ** j * (1 - b) ** (n - k - j)
            for j in range(n - k)
        )
    else:
        mean = low + sympy.integrate(sympy.expand(_tail(share, n, place)), (_X, low, high))
        right = mean
        if instance.kind == "gap":
            right = low + sympy.integrate(sympy.expand(_tail(share, n, instance.other)), (_X, low, high)) - mean
        if instance.kind == "variance":
            second = low**2 + sympy.integrate(sympy.expand(2 * _X * _tail(share, n, place)), (_X, low, high))
            right = second - mean**2
    return "" if sympy.simplify(right) == _exact(answer) else f"it is {right}"


def near_misses(instance: Any, answer: Fraction) -> list[Fraction]:
    """One more, and a fraction a little off."""
    return [answer + 1, Fraction(answer.numerator + 1, answer.denominator + 1)]


def _tail(share: Any, n: int, place: int) -> Any:
    """Give the chance that the place-th smallest value exceeds x: fewer than `place` values are below."""
    return sum(sympy.binomial(n, k) * share**k * (1 - share) ** (n - k) for k in range(place))


def _exact(value: Fraction) -> Any:
    return sympy.Rational(value.numerator, value.denominator)
