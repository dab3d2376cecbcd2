"""Polynomials in one variable over the rationals, constant term first: factors, and signs on an interval."""

from __future__ import annotations

import math
from fractions import Fraction
from itertools import pairwise

from bootcamp.verifiers import budget

MAX_DEGREE = 16
"""Of higher polynomials nothing is told."""
MAX_CANDIDATES = 400
"""Rational roots are not searched among more candidates."""

Coefficients = tuple[Fraction, ...]


def value(p: Coefficients, x: Fraction) -> Fraction:
    """Give p(x)."""
    total = Fraction(0)
    for coefficient in reversed(p):
        total = total * x + coefficient
    return total


def sign_between(p: Coefficients, low: Fraction | None, high: Fraction | None) -> int | None:
    """Tell the one sign that p has everywhere between `low` and `high` (None: no bound); None if it has a root there.

    >>> square_less_one = tuple(map(Fraction, (-1, 0, 1)))
    >>> sign_between(square_less_one, Fraction(1), None), sign_between(square_less_one, Fraction(0), None)
    (1, None)
    """
    if not p or len(p) - 1 > MAX_DEGREE:
        return None
    for end in (low, high):
        while end is not None and len(p) > 1 and not value(p, end):
            p, odd = _quotient(p, (-end, Fraction(1)))[0], end == high
            p = tuple(-c for c in p) if odd else p  # below `high` the factor is negative
    chain = _sturm(p)
    budget.spend(10 * len(p) * len(p))
    if _changes(chain, low, -1) != _changes(chain, high, 1):
        return None
    return 1 if value(p, _inside(low, high)) > 0 else -1


def split(p: Coefficients) -> list[tuple[Coefficients, int]] | None:
    """Split off the linear factors and gather equal ones: primitive factors with their multiplicities, up to a number.

    None if nothing is told of so high a degree.

    >>> [([int(c) for c in f], m) for f, m in split(tuple(map(Fraction, (0, 0, -2, 0, 2)))) or ()]
    [([-1, 1], 1), ([0, 1], 2), ([1, 1], 1)]
    """
    if len(p) - 1 > MAX_DEGREE:
        return None
    budget.spend(10 * len(p) * len(p))
    found: list[tuple[Coefficients, int]] = []
    multiplicity = 1
    common = _common(p, _slope(p))
    rest = _quotient(p, common)[0]
    while len(rest) > 1:  # the factors of `rest` occur at least `multiplicity` times
        deeper = _common(rest, common)
        found.extend((factor, multiplicity) for factor in _linear_apart(_quotient(rest, deeper)[0]))
        rest, common = deeper, _quotient(common, deeper)[0]
        multiplicity += 1
    return sorted(found)


def _linear_apart(p: Coefficients) -> list[Coefficients]:
    """Split a product of different factors into those of degree 1 and the rest."""
    factors = []
    for root in _rational_roots(p):
        factor = (-root, Fraction(1))
        factors.append(_primitive(factor))
        p = _quotient(p, factor)[0]
    return [*factors, _primitive(p)] if len(p) > 1 else factors


def _rational_roots(p: Coefficients) -> list[Fraction]:
    if len(p) < 3:
        return [-p[0] / p[1]] if len(p) == 2 else []
    whole = [int(c) for c in _primitive(p)]
    roots = [] if whole[0] else [Fraction(0)]
    low = next(c for c in whole if c)
    over, under = _divisors(abs(low)), _divisors(abs(whole[-1]))
    if not over or not under or 2 * len(over) * len(under) > MAX_CANDIDATES:
        return roots
    budget.spend(2 * len(over) * len(under) * len(p))
    candidates = {Fraction(sign * a, b) for a in over for b in under for sign in (1, -1)}
    return sorted([*roots, *(x for x in candidates if not value(p, x))])


def _divisors(n: int) -> list[int]:
    if n > 1_000_000:
        return []
    budget.spend(math.isqrt(n) // 10)
    small = [d for d in range(1, math.isqrt(n) + 1) if n % d == 0]
    return [*small, *(n // d for d in small if d * d != n)]


def _primitive(p: Coefficients) -> Coefficients:
    scale = Fraction(math.lcm(*(c.denominator for c in p)), 1) * (1 if p[-1] > 0 else -1)
    whole = [c * scale for c in p]
    shared = math.gcd(*(c.numerator for c in whole))
    return tuple(c / shared for c in whole)


def _slope(p: Coefficients) -> Coefficients:
    return tuple(k * c for k, c in enumerate(p))[1:]


def _quotient(p: Coefficients, q: Coefficients) -> tuple[Coefficients, Coefficients]:
    rest, quotient = list(p), [Fraction(0)] * max(len(p) - len(q) + 1, 0)
    for place in range(len(p) - len(q), -1, -1):
        quotient[place] = rest[place + len(q) - 1] / q[-1]
        for k, c in enumerate(q):
            rest[place + k] -= quotient[place] * c
    while rest and not rest[-1]:
        rest.pop()
    return tuple(quotient), tuple(rest)


def _common(p: Coefficients, q: Coefficients) -> Coefficients:
    while q:
        p, q = q, _quotient(p, q)[1]
    return tuple(c / p[-1] for c in p)


def _sturm(p: Coefficients) -> list[Coefficients]:
    chain = [p, _slope(p)]
    while chain[-1]:
        chain.append(tuple(-c for c in _quotient(chain[-2], chain[-1])[1]))
    return chain[:-1]


def _changes(chain: list[Coefficients], x: Fraction | None, side: int) -> int:
    """Count the changes of sign along the chain at `x`, or far out on one side."""
    far = [p[-1] * (side if len(p) % 2 == 0 else 1) for p in chain]
    values = far if x is None else [value(p, x) for p in chain]
    signs = [v > 0 for v in values if v]
    return sum(a != b for a, b in pairwise(signs))


def _inside(low: Fraction | None, high: Fraction | None) -> Fraction:
    if low is None:
        return Fraction(0) if high is None else high - 1
    return low + 1 if high is None else (low + high) / 2
