"""Judge by Cauchy's integral formula: mean values of the printed function on a small circle, in high precision."""

from fractions import Fraction
from typing import Any

import mpmath
import sympy

from bootcamp.verifiers.symbolic import add, parse, substitute, symbol
from bootcamp.verifiers.symbolic.worker import build

LEVELS = range(1, 11)
_SIZE = 16


def confirm(instance: Any, answer: tuple[Fraction, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    x = sympy.Symbol("x", positive=True)
    shifted = substitute(parse(instance.function, ("x",)), "x", add(symbol("x"), instance.at))
    function = sympy.lambdify(x, build(sympy, shifted), "mpmath")
    with mpmath.workdps(160):
        radius = mpmath.mpf(1) / 10**8
        turns = [mpmath.expjpi(mpmath.mpf(2 * k) / _SIZE) for k in range(_SIZE)]
        values = [function(radius * turn) for turn in turns]
        for n, wanted in enumerate(answer):
            mean = sum(value / turn**n for value, turn in zip(values, turns, strict=True)) / _SIZE / radius**n
            if abs(mean - mpmath.mpf(wanted.numerator) / wanted.denominator) > mpmath.mpf(10) ** -30:
                return f"coefficient {n} is {mpmath.nstr(mean)}"
    return ""


def near_misses(instance: Any, answer: tuple[Fraction, ...]) -> list[tuple[Fraction, ...]]:
    """Derivatives in place of coefficients, and the list turned round."""
    derivatives = tuple(c * sympy.factorial(n).p for n, c in enumerate(answer))
    return [near for near in (derivatives, answer[::-1]) if near != answer]
