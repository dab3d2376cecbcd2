"""Judge by sympy's Gröbner bases."""

from fractions import Fraction
from typing import Any

from sympy import QQ, Poly, groebner, symbols

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    names = symbols(" ".join(instance.variables))
    generators = [Poly.from_dict({e: int(c) for e, c in p}, *names) for p in instance.generators]
    basis = groebner(generators, *names, order="lex", domain=QQ)
    wanted = {frozenset((tuple(map(int, e)), Fraction(int(c.p), int(c.q))) for e, c in p.terms()) for p in basis.polys}
    return "" if {frozenset(p) for p in answer} == wanted else "this is not the reduced basis"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The generators themselves, a polynomial left out, one doubled."""
    given = frozenset(
        tuple(sorted(((e, Fraction(c)) for e, c in p), key=lambda t: (sum(t[0]), t[0]), reverse=True))
        for p in instance.generators
    )
    first = min(answer)
    found = [given, answer - {first}, answer - {first} | {tuple((e, 2 * c) for e, c in first)}]
    return [near for near in found if near != answer]
