"""Judge by the weights of scipy's Newton-Cotes rules and, for Gaussian rules, by sympy's exact nodes."""

from fractions import Fraction
from typing import Any

import sympy
from scipy.integrate import newton_cotes

LEVELS = range(1, 11)
_INTERVALS = {"trapezoidal": 1, "Simpson": 2, "Simpson 3/8": 3, "Boole": 4}


def confirm(instance: Any, answer: Fraction) -> str:
    """Say what is wrong with `answer`, or nothing."""
    length = Fraction(instance.high - instance.low, instance.panels)
    total: Any = Fraction(0)
    values = list(instance.values)
    for k in range(instance.panels):
        start = instance.low + k * length
        if instance.rule.startswith("Gauss"):
            total += _gaussian(instance, start, length)
            continue
        if instance.rule == "midpoint":
            total += length * (values[k] if values else _value(instance, start + length / 2))
            continue
        n = _INTERVALS[instance.rule]
        weights = [Fraction(float(w)).limit_denominator(1000) for w in newton_cotes(n)[0]]
        for i, weight in enumerate(weights):
            value = values[k * n + i] if values else _value(instance, start + i * length / n)
            total += weight * value * length / n
    wanted = (
        Fraction(int(sympy.nsimplify(total).p), int(sympy.nsimplify(total).q))
        if not isinstance(total, Fraction)
        else total
    )
    return "" if wanted == answer else f"the value is {wanted}"


def near_misses(instance: Any, answer: Fraction) -> list[Fraction]:
    """The wrong sign, a panel's length forgotten, off by one."""
    return [near for near in (-answer, answer * instance.panels * 2, answer + 1) if near != answer]


def _value(instance: Any, x: Fraction) -> Fraction:
    over = sum((c * x**n for n, c in enumerate(instance.numerator)), Fraction(0))
    return over / sum((c * x**n for n, c in enumerate(instance.denominator)), Fraction(0))


def _gaussian(instance: Any, start: Fraction, length: Fraction) -> Fraction:
    """Put the exact nodes into the polynomial; the irrational parts cancel."""
    t = sympy.Symbol("t")
    middle, half = (sympy.Rational(v.numerator, v.denominator) for v in (start + length / 2, length / 2))
    p = sympy.Poly(sum(c * (middle + half * t) ** n for n, c in enumerate(instance.numerator)), t)
    if instance.rule == "Gauss 2":
        nodes, weights = [-1 / sympy.sqrt(3), 1 / sympy.sqrt(3)], [1, 1]
    else:
        nodes = [-sympy.sqrt(sympy.Rational(3, 5)), 0, sympy.sqrt(sympy.Rational(3, 5))]
        weights = [sympy.Rational(5, 9), sympy.Rational(8, 9), sympy.Rational(5, 9)]
    value = sympy.expand(half * sum(w * p.eval(node) for w, node in zip(weights, nodes, strict=True)))
    return Fraction(int(value.p), int(value.q))
