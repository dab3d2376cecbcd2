"""Polynomial fields: their derivatives, and how they are written."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from functools import reduce

from bootcamp.lib.multivariate import Poly, add
from bootcamp.lib.prompts import linear

PAIRS = ((1, 2), (2, 0), (0, 1))
"""The axes of the components of vector products and curls."""


def partial(p: Poly, axis: int) -> Poly:
    """Differentiate by the variable with this place."""
    return {tuple(n - (i == axis) for i, n in enumerate(e)): c * e[axis] for e, c in p.items() if e[axis]}


def total(parts: Iterable[Poly]) -> Poly:
    """Add up polynomials."""
    return reduce(add, parts, {})


def divergence(field: Sequence[Poly]) -> Poly:
    """Give the divergence."""
    return total(partial(part, axis) for axis, part in enumerate(field))


def curl(field: Sequence[Poly]) -> tuple[Poly, ...]:
    """Give the curl in space."""
    return tuple(add(partial(field[b], a), partial(field[a], b), -1) for a, b in PAIRS)


def text(p: Poly, names: str = "xyz") -> str:
    """Write a polynomial.

    >>> text({(2, 1, 0): 3, (0, 0, 0): -1})
    '3x^2 y - 1'
    """
    terms = []
    for e, c in p.items():
        powers = (name if n == 1 else f"{name}^{n}" for name, n in zip(names, e, strict=False) if n)
        terms.append((Fraction(c), " ".join(powers)))
    return linear(terms)
