"""Judge by expanding in sympy; other cofactors come from the relation g2 g1 - g1 g2 = 0."""

from fractions import Fraction
from typing import Any

from sympy import Poly, Rational, symbols

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    total = sum((_poly(instance, h) * _poly(instance, g) for h, g in zip(answer, instance.generators, strict=True)), 0)
    if any(_poly(instance, h).total_degree() > instance.bound for h in answer):
        return "a degree is too high"
    return "" if total == _poly(instance, instance.target) else "the combination is another polynomial"


def others(instance: Any, answer: Any) -> list[Any]:
    """Use that g2 g1 - g1 g2 = 0, where the bound allows it."""
    g1, g2 = (_poly(instance, g) for g in instance.generators[:2])
    h1, h2 = (_poly(instance, h) for h in answer[:2])
    changed = (_terms(h1 + g2), _terms(h2 - g1), *answer[2:])
    return [changed] if max(g1.total_degree(), g2.total_degree()) <= instance.bound else []


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Zeros, one cofactor changed, a sign, a degree that is too high."""
    h1 = _poly(instance, answer[0])
    x = Poly(h1.gens[0], *h1.gens)
    g1, g2 = (_poly(instance, g) for g in instance.generators[:2])
    power = x ** (instance.bound + 1)
    high = (_terms(h1 + power * g2), _terms(_poly(instance, answer[1]) - power * g1), *answer[2:])
    return [tuple(() for _ in answer), (_terms(h1 + x), *answer[1:]), (_terms(-h1), *answer[1:]), high]


def _poly(instance: Any, terms: Any) -> Poly:
    names = symbols(" ".join(instance.variables) + ",")
    values = {e: Rational(Fraction(c).numerator, Fraction(c).denominator) for e, c in terms}
    return Poly.from_dict(values, *names) if values else Poly(0, *names)


def _terms(p: Poly) -> Any:
    terms = [(tuple(map(int, e)), Fraction(int(c.p), int(c.q))) for e, c in p.terms() if c]
    return tuple(sorted(terms, key=lambda term: (sum(term[0]), term[0]), reverse=True))
