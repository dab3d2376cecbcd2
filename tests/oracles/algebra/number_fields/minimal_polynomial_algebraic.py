"""Judge by 120 digits of mpmath, and by sympy, which proves the polynomial irreducible."""

from typing import Any

from mpmath import mp
from sympy import Poly, Symbol

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    with mp.workdps(120):
        kind, n = instance.kind, instance.numbers
        if kind == "nested":
            roots = [mp.sqrt(n[0] + n[1] * mp.sqrt(n[2]))]
        elif kind == "nested cube":
            inside = n[0] + n[1] * mp.sqrt(n[2])
            roots = [mp.sign(inside) * mp.cbrt(abs(inside))]
        elif kind == "cube":
            roots = [mp.cbrt(n[0]), mp.cbrt(n[0] ** 2)]
        else:
            degrees = {"mixed": (2, 3), "fourth": (4, 2), "cubes": (3, 3), "high": (4, 3)}
            roots = [mp.root(m, d) for m, d in zip(n, degrees.get(kind, (2, 2, 2)), strict=False)]
        number = instance.factors[0] + sum(c * r for c, r in zip(instance.factors[1:], roots, strict=True))
        if abs(mp.polyval(answer, number)) > mp.mpf(10) ** -70:
            return "the number is no root"
    polynomial = Poly(list(answer), Symbol("x"))
    if polynomial.content() != 1 or answer[0] <= 0:
        return "the polynomial is not primitive with a positive leading coefficient"
    return "" if polynomial.is_irreducible else "the polynomial is reducible"


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Reversed, the other sign, twice, a factor x, the constant changed."""
    found = [answer[::-1], tuple(-c for c in answer), tuple(2 * c for c in answer), (*answer, 0)]
    return [near for near in [*found, (*answer[:-1], answer[-1] + 1)] if near != answer]
