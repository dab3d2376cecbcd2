"""Sparse polynomials in several variables over the rationals or modulo a prime, and Gröbner bases.

A polynomial maps exponents, one for each variable, to coefficients that are not zero. With a `modulus`, a prime,
coefficients are integers from 0 to modulus-1. Monomials are ordered lexicographically, the first variable the highest.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from functools import reduce
from itertools import combinations, combinations_with_replacement
from random import Random
from typing import Any

from bootcamp.lib.numbers import random_nonzero

Exponents = tuple[int, ...]
Poly = dict[Exponents, Fraction | int]
CYCLIC_PAIRS = ((1, 2), (2, 0), (0, 1))
"""The axes that each component of a vector product or of a curl joins."""


def tidy(terms: Mapping[Exponents, Fraction | int], modulus: int = 0) -> Poly:
    """Reduce the coefficients and drop zeros; the highest monomials come first.

    >>> tidy({(0, 1): 5, (1, 0): 2, (0, 0): 0}, 3)
    {(1, 0): 2, (0, 1): 2}
    """
    reduced = {e: c % modulus if modulus else c for e, c in sorted(terms.items(), reverse=True)}
    return {e: c for e, c in reduced.items() if c}


def add(p: Poly, q: Poly, factor: Fraction | int = 1, modulus: int = 0) -> Poly:
    """Give p + factor q.

    >>> add({(1,): 2}, {(1,): 1, (0,): 3}, -2)
    {(0,): -6}
    """
    total = dict(p)
    for e, c in q.items():
        total[e] = total.get(e, 0) + factor * c
    return tidy(total, modulus)


def multiply(p: Poly, q: Poly, modulus: int = 0) -> Poly:
    """Give the product.

    >>> multiply({(1, 0): 1, (0, 1): 1}, {(1, 0): 1, (0, 1): -1})
    {(2, 0): 1, (0, 2): -1}
    """
    total: Poly = {}
    for a, x in p.items():
        for b, y in q.items():
            e = tuple(map(sum, zip(a, b, strict=True)))
            total[e] = total.get(e, 0) + x * y
    return tidy(total, modulus)


def product(factors: Iterable[Poly], size: int, modulus: int = 0) -> Poly:
    """Multiply polynomials in `size` variables.

    >>> product([{(1,): 1, (0,): 1}] * 2, 1)
    {(2,): 1, (1,): 2, (0,): 1}
    """
    result: Poly = {(0,) * size: 1}
    for factor in factors:
        result = multiply(result, factor, modulus)
    return result


def combination(factors: Iterable[Poly], polynomials: Iterable[Poly], modulus: int = 0) -> Poly:
    """Give the sum of the products of factors and polynomials, pair by pair.

    >>> combination([{(1,): 1}, {(0,): 2}], [{(1,): 1}, {(0,): 3}])
    {(2,): 1, (0,): 6}
    """
    total: Poly = {}
    for factor, p in zip(factors, polynomials, strict=True):
        total = add(total, multiply(factor, p, modulus), 1, modulus)
    return total


def evaluate(p: Poly, point: Sequence[Any], modulus: int = 0) -> Any:
    """Give the value at a point.

    >>> evaluate({(2, 1): 3, (0, 0): 1}, (2, 5))
    61
    """
    total: Any = 0
    for e, c in p.items():
        for x, n in zip(point, e, strict=True):
            c = c * x**n
        total += c
    return total % modulus if modulus else total


def partial(p: Poly, place: int) -> Poly:
    """Give the derivative by the variable at a place.

    >>> partial({(2, 1): 3, (0, 1): 5}, 0)
    {(1, 1): 6}
    """
    return {(*e[:place], e[place] - 1, *e[place + 1 :]): c * e[place] for e, c in p.items() if e[place]}


def summed(parts: Iterable[Poly]) -> Poly:
    """Add up polynomials.

    >>> summed([{(1,): 2}, {(1,): -2, (0,): 1}])
    {(0,): 1}
    """
    return reduce(add, parts, {})


def divergence(field: Sequence[Poly]) -> Poly:
    """Give the divergence of a field.

    >>> divergence([{(2, 0): 1}, {(0, 1): 3}])
    {(1, 0): 2, (0, 0): 3}
    """
    return summed(partial(part, axis) for axis, part in enumerate(field))


def curl(field: Sequence[Poly]) -> tuple[Poly, ...]:
    """Give the curl of a field in space.

    >>> curl([{(0, 1, 0): 1}, {}, {}])
    ({}, {}, {(0, 0, 0): -1})
    """
    return tuple(add(partial(field[b], a), partial(field[a], b), -1) for a, b in CYCLIC_PAIRS)


def vector_product(one: Sequence[Poly], other: Sequence[Poly]) -> tuple[Poly, ...]:
    """Give the vector product of two fields in space.

    >>> vector_product([{(0,): 1}, {}, {}], [{}, {(1,): 2}, {}])
    ({}, {}, {(1,): 2})
    """
    return tuple(add(multiply(one[a], other[b]), multiply(one[b], other[a]), -1) for a, b in CYCLIC_PAIRS)


def truncated(p: Poly, order: int) -> Poly:
    """Drop the terms above a total degree.

    >>> truncated({(2, 1): 3, (1, 0): 1}, 2)
    {(1, 0): 1}
    """
    return {e: c for e, c in p.items() if sum(e) <= order}


def degree(p: Poly) -> int:
    """Give the total degree, -1 for zero.

    >>> degree({(2, 1): 3, (0, 0): 1}), degree({})
    (3, -1)
    """
    return max(map(sum, p), default=-1)


def monomials(size: int, highest: int, lowest: int = 0) -> list[Exponents]:
    """List the monomials in `size` variables with a total degree from `lowest` to `highest`.

    >>> monomials(2, 2)
    [(0, 0), (1, 0), (0, 1), (2, 0), (1, 1), (0, 2)]
    """
    found = []
    for n in range(lowest, highest + 1):
        for chosen in combinations_with_replacement(range(size), n):
            found.append(tuple(chosen.count(i) for i in range(size)))
    return found


def random_poly(rng: Random, places: Sequence[Exponents], terms: int, largest: int) -> Poly:
    """Draw a polynomial with `terms` of the monomials, coefficients from 1 to `largest` with random signs.

    >>> random_poly(Random(1), monomials(2, 1), 2, 3)
    {(0, 1): 2, (0, 0): 1}
    """
    return tidy({e: random_nonzero(rng, largest) for e in rng.sample(places, terms)})


def monic(p: Poly, modulus: int = 0) -> Poly:
    """Divide by the coefficient of the highest monomial.

    >>> monic({(1, 0): 2, (0, 0): 1})
    {(1, 0): Fraction(1, 1), (0, 0): Fraction(1, 2)}
    """
    lead = p[max(p)] if p else 1
    factor: Fraction | int = pow(int(lead), -1, modulus) if modulus else 1 / Fraction(lead)
    return tidy({e: c * factor for e, c in p.items()}, modulus)


def remainder(p: Poly, divisors: Sequence[Poly], modulus: int = 0) -> Poly:
    """Give what division by several polynomials leaves, always by the first that divides.

    >>> remainder({(2, 0): 1, (0, 0): 1}, [{(1, 0): 1, (0, 1): -1}]) == {(0, 2): 1, (0, 0): 1}
    True
    """
    heads = [max(q) for q in divisors]
    rest, left = dict(p), {}
    while rest:
        lead = max(rest)
        for head, q in zip(heads, divisors, strict=True):
            if all(a >= b for a, b in zip(lead, head, strict=True)):
                shift = tuple(a - b for a, b in zip(lead, head, strict=True))
                inverse = pow(int(q[head]), -1, modulus) if modulus else 1 / Fraction(q[head])
                rest = add(rest, multiply({shift: 1}, q, modulus), -rest[lead] * inverse, modulus)
                break
        else:
            left[lead] = rest.pop(lead)
    return left


def groebner(generators: Iterable[Poly], modulus: int = 0, limit: int = 60, largest: int = 10**12) -> list[Poly] | None:
    """Give the reduced Gröbner basis, highest first, or None if over `limit` remainders or huge numbers are met.

    >>> groebner([{(1, 0): 1, (0, 1): 1}, {(1, 0): 1, (0, 1): -1}], limit=9) == [{(1, 0): 1}, {(0, 1): 1}]
    True

    Source: Buchberger; Cox, Little and O'Shea, "Ideals, Varieties, and Algorithms".
    """
    basis = [monic(p, modulus) for p in generators if p]
    pairs = list(combinations(range(len(basis)), 2))
    steps = 0
    while pairs:
        i, j = pairs.pop(min(range(len(pairs)), key=lambda k: _join(basis, pairs[k])))
        a, b = max(basis[i]), max(basis[j])
        join = _join(basis, (i, j))
        if sum(join) == sum(a) + sum(b):  # coprime heads
            continue
        steps += 1
        parts: list[Poly] = [{tuple(x - y for x, y in zip(join, e, strict=True)): 1} for e in (a, b)]
        rest = add(multiply(parts[0], basis[i], modulus), multiply(parts[1], basis[j], modulus), -1, modulus)
        rest = monic(remainder(rest, basis, modulus), modulus)
        if steps > limit or any(max(abs(c.numerator), c.denominator) > largest for c in rest.values()):
            return None
        if rest:
            pairs += [(k, len(basis)) for k in range(len(basis))]
            basis.append(rest)
    return _reduced(basis, modulus)


def _join(basis: list[Poly], pair: tuple[int, int]) -> Exponents:
    return tuple(map(max, zip(max(basis[pair[0]]), max(basis[pair[1]]), strict=True)))


def _reduced(basis: list[Poly], modulus: int) -> list[Poly]:
    """Drop what others divide and reduce what is left."""
    heads = [max(p) for p in basis]
    kept = [
        p
        for k, p in enumerate(basis)
        if not any(
            all(x >= y for x, y in zip(heads[k], head, strict=True)) and (head != heads[k] or i < k)
            for i, head in enumerate(heads)
            if i != k
        )
    ]
    reduced = [monic(remainder(p, [q for q in kept if q is not p], modulus), modulus) for p in kept]
    return sorted(reduced, key=max, reverse=True)
