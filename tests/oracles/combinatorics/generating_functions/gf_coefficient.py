"""Judge by reading the formula of the prompt with sympy and expanding numerator and denominator as polynomials."""

from typing import Any

from sympy import Poly, Symbol
from sympy.parsing.sympy_parser import implicit_multiplication, parse_expr, standard_transformations

LEVELS = range(1, 11)
RULES = (*standard_transformations, implicit_multiplication)


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    x = Symbol("x")
    text = instance.formula.replace("^", "**")
    above, _, below = text.partition(" / ")
    top, bottom = (Poly(parse_expr(part or "1", transformations=RULES), x) for part in (above, below))
    p, q = top.all_coeffs()[::-1], bottom.all_coeffs()[::-1]
    series: list[int] = []
    for n in range(instance.index + 1):  # top = series times bottom, and q[0] is 1
        known = sum(q[i] * series[n - i] for i in range(1, min(n, len(q) - 1) + 1))
        series.append((p[n] if n < len(p) else 0) - known)
    return "" if answer == series[-1] else f"the coefficient is {series[-1]}"


def near_misses(instance: Any, answer: int) -> list[int]:
    """The other sign, and one more."""
    return [-answer, answer + 1]
