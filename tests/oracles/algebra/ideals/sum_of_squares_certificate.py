"""Judge by expanding in sympy, and offer the same sum in another order and with other factors."""

from fractions import Fraction
from typing import Any

from sympy import Poly, Rational, symbols

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    names = symbols(" ".join(instance.variables) + ",")
    total = Poly(0, *names)
    for c, q in zip(answer["c"], answer["q"], strict=True):
        if c <= 0:
            return "a coefficient is not positive"
        squared = Poly.from_dict({e: Rational(x.numerator, x.denominator) for e, x in q}, *names) ** 2
        total += squared * Rational(c.numerator, c.denominator)
    if len(answer["c"]) > instance.bound:
        return "there are too many squares"
    wanted = Poly.from_dict({e: int(x) for e, x in instance.polynomial}, *names)
    return "" if total == wanted else "the sum is another polynomial"


def others(instance: Any, answer: Any) -> list[Any]:
    """The squares in reverse order, and every polynomial halved with four times the factor."""
    halved = tuple(tuple((e, x / 2) for e, x in q) for q in answer["q"])
    return [
        {"c": answer["c"][::-1], "q": answer["q"][::-1]},
        {"c": tuple(4 * c for c in answer["c"]), "q": halved},
    ]


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """A square left out, a negative coefficient, lists of different length, a square split in too many."""
    c, q = answer["c"], answer["q"]
    parts = instance.bound + 1
    return [
        {"c": c[1:], "q": q[1:]},
        {"c": (-c[0], *c[1:]), "q": q},
        {"c": c[1:], "q": q},
        {"c": (*(c[0] / parts for _ in range(parts)), *c[1:]), "q": (*(q[0] for _ in range(parts)), *q[1:])},
        {"c": (c[0] + Fraction(1), *c[1:]), "q": q},
    ]
