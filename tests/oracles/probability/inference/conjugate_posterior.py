"""Judge by sympy: integrals of the likelihood against the prior, and zeros of the derivative for modes."""

from fractions import Fraction
from math import factorial
from typing import Any

import sympy

LEVELS = range(1, 11)
_X = sympy.Symbol("x", real=True)


def confirm(instance: Any, answer: Fraction) -> str:
    """Say what is wrong with `answer`, or nothing."""
    right = {"normal": _normal, "gamma": _gamma}.get(instance.family, _shares)(instance)
    return "" if right == sympy.Rational(answer.numerator, answer.denominator) else f"it is {right}"


def near_misses(instance: Any, answer: Fraction) -> list[Fraction]:
    """One more, and a fraction a little off."""
    return [answer + 1, Fraction(answer.numerator + 1, answer.denominator + 1)]


def _normal(instance: Any) -> Any:
    mean, spread, noise = instance.prior
    exponent = (_X - mean) ** 2 / sympy.Integer(spread) + sum(
        (_X - v) ** 2 / sympy.Integer(noise) for v in instance.data
    )
    (peak,) = sympy.solve(sympy.diff(exponent, _X), _X)
    return peak if instance.asked == "mean" else 2 / sympy.diff(exponent, _X, 2)


def _gamma(instance: Any) -> Any:
    a, b = instance.prior
    power, rate = a - 1 + sum(instance.data), b + len(instance.data)

    def integral(more: int, faster: int = 0) -> Any:
        return sympy.Rational(factorial(power + more), (rate + faster) ** (power + more + 1))

    whole = integral(0)
    mean = integral(1) / whole
    return {
        "mean": mean,
        "variance": integral(2) / whole - mean**2,
        "mode": sympy.Rational(power, rate),
        "next": integral(instance.hits, 1) / factorial(instance.hits) / whole,
    }[instance.asked]


def _shares(instance: Any) -> Any:
    hits, ahead, misses = instance.hits, instance.ahead, 0
    if instance.family == "dirichlet":
        k = hits - 1
        p = instance.prior[k] + instance.data[k] - 1
        q = sum(instance.prior) + sum(instance.data) - instance.prior[k] - instance.data[k] - 1
        hits = ahead
    else:
        wins = instance.data[0] if instance.family == "beta" else len(instance.data)
        losses = instance.data[1] if instance.family == "beta" else sum(instance.data) - wins
        p, q = instance.prior[0] + wins - 1, instance.prior[1] + losses - 1
        misses = ahead - hits
    if instance.asked == "mode":
        rest = q - (len(instance.prior) - 2 if instance.family == "dirichlet" else 0)
        return sympy.Rational(p, p + rest)
    whole = sympy.integrate(sympy.expand(_X**p * (1 - _X) ** q), (_X, 0, 1))
    if instance.asked == "next":
        part = sympy.expand(_X ** (p + hits) * (1 - _X) ** (q + misses))
        return sympy.binomial(ahead, hits) * sympy.integrate(part, (_X, 0, 1)) / whole
    moments = [sympy.integrate(sympy.expand(_X ** (p + k) * (1 - _X) ** q), (_X, 0, 1)) / whole for k in (1, 2)]
    return moments[0] if instance.asked == "mean" else moments[1] - moments[0] ** 2
