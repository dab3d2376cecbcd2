"""What tasks of linear equations share: characteristic roots, their functions, and how equations are written."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from random import Random

from bootcamp.lib.numbers import random_nonzero
from bootcamp.lib.polynomial import multiply
from bootcamp.lib.prompts import linear
from bootcamp.lib.quasipolynomials import Key, Quasi

Root = tuple[int, int]
"""Real and imaginary part; a pair of conjugate roots stands once, with a positive imaginary part."""


def draw_roots(rng: Random, order: int, pairs: int, repeated: int, largest: int) -> list[Root]:
    """Draw so many characteristic roots, conjugate pairs among them; the first real one occurs `repeated` times."""
    roots = [(rng.randint(-2, 2), rng.randint(1, largest)) for _ in range(pairs)]
    reals = order - 2 * pairs
    pool = list(range(-largest, largest + 1))
    values = rng.sample(pool, max(0, reals - repeated + 1))
    values += values[:1] * (reals - len(values))
    return sorted(roots) + [(value, 0) for value in sorted(values)]


def characteristic(roots: Sequence[Root]) -> tuple[int, ...]:
    """Multiply out the characteristic polynomial, constant term first."""
    p: tuple[int, ...] = (1,)
    for a, b in roots:
        p = multiply(p, (a * a + b * b, -2 * a, 1) if b else (-a, 1))
    return p


def solutions(roots: Sequence[Root]) -> list[Key]:
    """List the functions that solve the homogeneous equation."""
    found: list[Key] = []
    for place, root in enumerate(roots):
        n = list(roots[:place]).count(root)
        a, b = root
        found += [(n, a, b, 0), (n, a, b, 1)] if b else [(n, a, 0, 0)]
    return found


def drawn(rng: Random, keys: Sequence[Key], largest: int) -> Quasi:
    """Draw a coefficient for every function."""
    return {key: Fraction(random_nonzero(rng, largest)) for key in keys}


def left_side(coefficients: Sequence[int], name: str = "y") -> str:
    """Write a linear combination of derivatives, the highest first.

    >>> left_side((2, -3, 1))
    "y'' - 3y' + 2y"
    """
    primes = [name + ("'" * order if order < 4 else f"^{{({order})}}") for order in range(len(coefficients))]
    return linear(reversed(list(zip(coefficients, primes, strict=True))))
