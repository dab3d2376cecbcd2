"""Judge by sympy's isolation of real roots and by exact substitution in sympy."""

from typing import Any

from sympy import Poly, Rational, Symbol, expand, real_roots, sqrt

from bootcamp.lib.surds import Surd

LEVELS = range(1, 11)


def confirm(instance: Any, answer: frozenset[Surd]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    x = Symbol("x")
    whole = Poly(list(instance.polynomial)[::-1], x)
    for root in answer:
        value = sum((Rational(c.numerator, c.denominator) * sqrt(d) for d, c in root.terms), Rational(0))
        if expand(whole.as_expr().subs(x, value)) != 0:
            return f"{root} is no root"
    found = set(real_roots(whole))
    return "" if len(found) == len(answer) else f"there are {len(found)} real roots"


def near_misses(instance: Any, answer: frozenset[Surd]) -> list[frozenset[Surd]]:
    """All roots with the other sign, a root left out, a number too many, conjugates left out."""
    first = min(answer)
    changed = [frozenset(-root for root in answer), answer - {first}, answer | {max(answer) + 1}]
    changed.append(frozenset(root for root in answer if root.is_rational))
    return [near for near in changed if near != answer and near]
