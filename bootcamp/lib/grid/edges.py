"""Clues at the edges of a square board, one for each line seen from each end.

They are listed along the top, the bottom (both from left to right), the left and the right (both from the top down).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from bootcamp.lib.grid.board import Cell, lines
from bootcamp.lib.grid.drawing import draw_around
from bootcamp.lib.grid.symmetry import canonical

T = TypeVar("T")


def sight_lines(n: int) -> list[tuple[Cell, ...]]:
    """List the lines of an n x n board as seen from the places of the clues, nearest cell first.

    >>> sight_lines(2)[2], sight_lines(2)[6]
    (((1, 0), (0, 0)), ((0, 1), (0, 0)))
    """
    rows, cols = lines(n, n)[:n], lines(n, n)[n:]
    return [*cols, *(col[::-1] for col in cols), *rows, *(row[::-1] for row in rows)]


def name(index: int, n: int) -> str:
    """Name the place of a clue.

    >>> name(0, 4), name(7, 4), name(9, 4)
    ('above column 1', 'below column 4', 'left of row 2')
    """
    side = ("above column", "below column", "left of row", "right of row")[index // n]
    return f"{side} {index % n + 1}"


def drawing(board: Sequence[Sequence[object]], clues: Sequence[object]) -> str:
    """Draw a board with the clues around it.

    >>> print(drawing(((None,),), (1, None, 2, 3)))
        1
      +---+
    2 | . | 3
      +---+
    """
    n = len(board)
    top, bottom, left, right = (clues[side * n : (side + 1) * n] for side in range(4))
    return draw_around(board, top, bottom, left, right)


def key(board: Sequence[Sequence[object]], clues: Sequence[object]) -> object:
    """Give the same for all images of a board with its clues.

    >>> key(((None,),), (1, 2, 3, 4)) == key(((None,),), (3, 4, 1, 2))
    True
    """
    n = len(board)
    top, bottom, left, right = ([str(clue) for clue in clues[side * n : (side + 1) * n]] for side in range(4))
    rows = [[left[index], *map(str, row), right[index]] for index, row in enumerate(board)]
    return canonical([["", *top, ""], *rows, ["", *bottom, ""]])


def kept(clues: Sequence[T], chosen: Sequence[int]) -> tuple[T | None, ...]:
    """Blank all clues but the chosen ones.

    >>> kept("abc", [1])
    (None, 'b', None)
    """
    return tuple(clue if index in chosen else None for index, clue in enumerate(clues))
