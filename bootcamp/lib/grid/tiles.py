"""Tiles that are named by the sides through which a line leaves them: N up, E right, S down, W left."""

from __future__ import annotations

from collections.abc import Iterable

from bootcamp.lib.grid.board import SIDES, Cell

STEPS = dict(zip("NESW", SIDES, strict=True))


def name_sides(cell: Cell, near: Iterable[Cell]) -> str:
    """Name the sides of a cell towards some of its neighbours, in the order N, E, S, W.

    >>> name_sides((1, 1), [(1, 0), (0, 1)])
    'NW'
    """
    steps = {(row - cell[0], col - cell[1]) for row, col in near}
    return "".join(letter for letter, step in STEPS.items() if step in steps)


def beyond(cell: Cell, letter: str) -> Cell:
    """Give the cell on the other side.

    >>> beyond((1, 1), "S")
    (2, 1)
    """
    down, right = STEPS[letter]
    return cell[0] + down, cell[1] + right
