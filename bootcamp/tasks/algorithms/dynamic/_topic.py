"""What tasks on ways through grids share."""

from __future__ import annotations

from collections.abc import Sequence


def nearest_way(cells: Sequence[Sequence[int]]) -> tuple[str, ...]:
    """Go from the top left to the bottom right, at each step (R or D) where the greater number lies; D of equals.

    >>> nearest_way([[0, 1, 9], [2, 0, 0], [1, 5, 0]])
    ('D', 'D', 'R', 'R')
    """
    side, row, column = len(cells), 0, 0
    moves = list[str]()
    while (row, column) != (side - 1, side - 1):
        down = row < side - 1 and (column == side - 1 or cells[row + 1][column] >= cells[row][column + 1])
        moves.append("D" if down else "R")
        row, column = row + down, column + (not down)
    return tuple(moves)
