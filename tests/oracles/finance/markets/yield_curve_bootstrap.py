"""Judge by sympy's solution of all equations at once, which must be unique."""

from fractions import Fraction
from typing import Any

import sympy

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    last = max(n for _, n, _, _ in instance.instruments)
    unknown = sympy.symbols(f"d1:{last + 1}")
    d = [sympy.Integer(1), *unknown]
    equations = [2 * d[n] - d[n - 1] - d[n + 1] for n in instance.gaps]
    for kind, n, c, price in instance.instruments:
        paid = sympy.Rational(price.numerator, price.denominator)
        got = {"zero": 100 * d[n], "annuity": 100 * sum(d[1 : n + 1]), "forward": 100 * d[n]}
        got["bond"] = c * sum(d[1 : n + 1]) + 100 * d[n]
        equations.append(got[kind] - paid * (d[c] if kind == "forward" else 1))
    found = sympy.linsolve(equations, unknown)
    if len(found) != 1 or any(value.free_symbols for value in next(iter(found))):
        return "the factors are not unique"
    values = [Fraction(1), *(Fraction(int(value.p), int(value.q)) for value in next(iter(found)))]
    a, b, n = instance.asked
    right = {
        "factor": values[a],
        "forward": (values[b - 1] - values[b]) / values[b],
        "swap": (values[0] - values[n]) / sum(values[1 : n + 1]),
    }
    return "" if right == answer else f"they are {right}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Forward and swap rate exchanged, a factor a little off."""
    swapped = {**answer, "forward": answer["swap"], "swap": answer["forward"]}
    return [one for one in (swapped, {**answer, "factor": answer["factor"] - Fraction(1, 200)}) if one != answer]
