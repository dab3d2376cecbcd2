"""Judge by sympy's integrals of a piecewise function."""

from typing import Any

import sympy

LEVELS = range(1, 11)

x = sympy.Symbol("x", real=True)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    low, high = (sympy.Rational(v.numerator, v.denominator) for v in (instance.low, instance.high))
    density = [
        (sympy.Interval(start, end), sum(c * x**i for i, c in enumerate(terms)))
        for start, end, terms in instance.pieces
    ]

    def total(weight: Any, part: Any) -> Any:
        found = sympy.Integer(0)
        for interval, formula in density:
            common = interval.intersect(part)
            if common.measure:
                found += sympy.integrate(sympy.expand(weight * formula), (x, common.inf, common.sup))
        return found

    mass, inside = total(1, sympy.S.Reals), sympy.Interval(low, high)
    mean = total(x, sympy.S.Reals) / mass
    right = {
        "constant": lambda: 1 / mass,
        "chance": lambda: total(1, inside) / mass,
        "given": lambda: total(x, inside) / total(1, inside),
        "mean": lambda: mean,
        "second": lambda: total(x**2, sympy.S.Reals) / mass,
        "variance": lambda: total((x - mean) ** 2, sympy.S.Reals) / mass,
    }[instance.kind]()
    return "" if right == sympy.Rational(answer.numerator, answer.denominator) else f"it is {right}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The reciprocal, another sign, a value a little off."""
    return [near for near in (1 / answer if answer else 1, -answer, answer + 1) if near != answer]
