"""Arithmetic and geometric progressions: drawing their terms, and facts that fix them."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Literal

Kind = Literal["arithmetic", "geometric"]
Stretch = tuple[int, int]
"""The terms from one place to another, both counted."""


def draw_terms(
    rng: Random, kind: Kind, positive: bool, last: int, denominator: int, tied: int | None, value: Fraction | None
) -> list[Fraction]:
    """Draw the terms up to place `last`; the one at place `tied`, if any, is `value`."""
    over = rng.randint(1, denominator)
    if kind == "arithmetic":
        step = Fraction(rng.choice([n for n in range(-12, 13) if n]), over)
        first = Fraction(rng.randint(-30, 30), over) if tied is None or value is None else value - (tied - 1) * step
        return [first + n * step for n in range(last)]
    ratio = Fraction(rng.choice((2, 3)), rng.choice((1, 1, 2, 3) if denominator > 1 else (1,)))
    ratio = rng.choice((ratio, 1 / ratio) if denominator > 1 else (ratio,)) if ratio != 1 else Fraction(2)
    ratio *= 1 if positive else rng.choice((1, -1))
    first = Fraction(rng.randint(1, 12), over) * (1 if positive else rng.choice((1, -1)))
    first = first if tied is None or value is None else value / ratio ** (tied - 1)
    return [first * ratio**n for n in range(last)]


def draw_stretches(rng: Random, sums: int, kind: Kind, positive: bool, last: int, tied: int | None) -> list[Stretch]:
    """Draw the terms that facts are about, so that with the tied place they fix the progression.

    An arithmetic one is fixed by two stretches with different middles. A geometric one is fixed by two stretches of
    equal length: their quotient is a power of the ratio, of an odd exponent unless the terms are known to be positive.
    """
    first = (tied, tied) if tied is not None else draw_stretch(rng, sums, last)
    if kind == "geometric" and tied is None and first[1] - first[0] > 2:
        first = (first[0], first[0] + 2)
    while True:
        other = draw_stretch(rng, sums, last)
        if kind == "geometric":
            shift = rng.choice([n for n in range(1, 6) if positive or n % 2])
            other = (first[0] + shift, first[1] + shift)
        if other[1] <= last and sum(other) != sum(first):
            return [other] if tied is not None else [first, other]


def draw_stretch(rng: Random, sums: int, last: int) -> Stretch:
    """Draw one place, or a stretch of several."""
    i = rng.randint(1, last - 3)
    return (i, rng.randint(i + 1, last)) if rng.randrange(100) < sums else (i, i)


def total(terms: list[Fraction], stretch: Stretch) -> Fraction:
    return sum(terms[stretch[0] - 1 : stretch[1]], Fraction(0))
