"""How the systems of this family name their unknowns, and when two of their equations are the same."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bootcamp.lib.matrix import Scalar, primitive
from bootcamp.lib.prompts import linear


def unknowns(n: int) -> tuple[str, ...]:
    """Name up to three unknowns x, y, z, and more of them x1, x2, ..."""
    return tuple("xyz"[:n]) if n <= 3 else tuple(f"x{k}" for k in range(1, n + 1))


def sides(rows: Iterable[Sequence[Scalar]], names: Sequence[str]) -> list[str]:
    """Write a sum of multiples of the unknowns for each row of coefficients."""
    return [linear(zip(row, names, strict=True)) for row in rows]


def folded(row: Sequence[Scalar]) -> tuple[int, ...]:
    """Give the coefficients of an equation, with those of its multiples, in one way: coprime, the first positive."""
    whole = primitive(row)
    first = next((x for x in whole if x), 1)
    return whole if first > 0 else tuple(-x for x in whole)
