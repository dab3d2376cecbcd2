"""Sums, divergence and curl of polynomial fields."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce

from bootcamp.lib.multivariate import Poly, add, partial

PAIRS = ((1, 2), (2, 0), (0, 1))
"""The axes of the components of vector products and curls."""


def total(parts: Iterable[Poly]) -> Poly:
    """Add up polynomials."""
    return reduce(add, parts, {})


def divergence(field: Sequence[Poly]) -> Poly:
    """Give the divergence."""
    return total(partial(part, axis) for axis, part in enumerate(field))


def curl(field: Sequence[Poly]) -> tuple[Poly, ...]:
    """Give the curl in space."""
    return tuple(add(partial(field[b], a), partial(field[a], b), -1) for a, b in PAIRS)
