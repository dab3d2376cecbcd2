"""Boards of hexes with axial coordinates (q, r)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from bootcamp.lib.grid.board import Cell, Steps

HEX_STEPS: Steps = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))


def hexagon(radius: int) -> list[Cell]:
    """List the hexes at most `radius` steps from the middle, by r, then q.

    >>> hexagon(1)
    [(0, -1), (1, -1), (-1, 0), (0, 0), (1, 0), (-1, 1), (0, 1)]
    """
    span = range(-radius, radius + 1)
    return [(q, r) for r in span for q in span if abs(q + r) <= radius]


def around(cell: Sequence[int]) -> list[Cell]:
    """List the six hexes around a hex.

    >>> around((2, 0))[0]
    (3, 0)
    """
    return [(cell[0] + q, cell[1] + r) for q, r in HEX_STEPS]


def canonical_hexes(marks: Iterable[tuple[Sequence[Cell], object]]) -> list[Any]:
    """Give the same list for all twelve images of marks on a hexagon; a mark is a label on some hexes, in any order.

    >>> canonical_hexes([([(1, 0)], 5)]) == canonical_hexes([([(0, -1)], 5)])
    True
    """
    listed = list(marks)
    return min(
        sorted((sorted(_image(cell, turned) for cell in group), str(label)) for group, label in listed)
        for turned in range(12)
    )


def _image(cell: Cell, turned: int) -> Cell:
    """Turn a hex by a multiple of 60 degrees about the middle, after a reflection from 6 on."""
    q, r = cell if turned < 6 else (cell[1], cell[0])
    for _ in range(turned % 6):
        q, r = -r, q + r
    return q, r
