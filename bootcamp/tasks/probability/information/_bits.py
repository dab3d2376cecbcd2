"""Sums of rational multiples of logarithms to the base 2 of primes, as amounts of information are."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from random import Random

from bootcamp import task
from bootcamp.lib.numbers import factorize, random_composition
from bootcamp.verifiers.symbolic import Node, add, apply, mul, number

Bits = dict[int, Fraction]
"""Factors of the logarithms of primes; none of them zero."""

DENOMINATORS = (4, 6, 8, 9, 12, 16, 18, 24, 32, 36, 48, 54, 64, 72, 81, 96)
"""Denominators of chances, smaller ones first."""


def total(*terms: tuple[Fraction | int, Bits]) -> Bits:
    """Add multiples.

    >>> total((2, {2: Fraction(1)}), (1, {2: Fraction(-2), 3: Fraction(1)}))
    {3: Fraction(1, 1)}
    """
    found: Bits = {}
    for factor, bits in terms:
        for prime, part in bits.items():
            found[prime] = found.get(prime, Fraction(0)) + factor * part
    return {prime: part for prime, part in found.items() if part}


def logarithm(value: Fraction) -> Bits:
    """Give the logarithm of a positive number.

    >>> logarithm(Fraction(8, 9))
    {2: Fraction(3, 1), 3: Fraction(-2, 1)}
    """
    above, below = ({p: Fraction(k) for p, k in factorize(n).items()} for n in value.as_integer_ratio())
    return total((1, above), (-1, below))


def entropy(chances: Iterable[Fraction]) -> Bits:
    """Give the entropy of a distribution; chances may be 0.

    >>> entropy([Fraction(1, 3), Fraction(2, 3), Fraction(0)])
    {2: Fraction(-2, 3), 3: Fraction(1, 1)}
    """
    return total(*((-chance, logarithm(chance)) for chance in chances if chance))


def expression(bits: Bits) -> Node:
    """Write it as a sum, the rational part first."""
    parts = [mul(number(part), apply("logb", 2, number(prime))) for prime, part in sorted(bits.items()) if prime > 2]
    return add(*([number(bits[2])] if 2 in bits else []), *parts) if bits else number(0)


def draw_smooth(rng: Random, n: int, denominator: int) -> tuple[Fraction, ...]:
    """Draw n chances over a denominator, not all equal, whose numerators have no prime factor above 7.

    Raises Retry where 60 draws find none.
    """
    for _ in range(60):
        parts = random_composition(rng, denominator, n)
        if len(set(parts)) > 1 and all(set(factorize(part)) <= {2, 3, 5, 7} for part in parts):
            return tuple(Fraction(part, denominator) for part in parts)
    raise task.Retry


def short(bits: Bits, logarithms: int, largest: int = 11, digits: int = 4) -> bool:
    """Tell whether there are 1 to so many logarithms, of primes up to `largest`, with factors that are short."""
    sizes: Sequence[int] = [size for part in bits.values() for size in part.as_integer_ratio()]
    primes = [prime for prime in bits if prime > 2]
    return 0 < len(primes) <= logarithms and max(primes) <= largest and max(map(abs, sizes)) < 10**digits
