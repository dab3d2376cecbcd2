"""Clues that end in an arrow up (^), right (>), down (v) or left (<), on square boards of texts."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from bootcamp.lib.grid.board import SIDES, Cell, cells, ray
from bootcamp.lib.grid.symmetry import canonical_marks

ARROWS = dict(zip("^>v<", SIDES, strict=True))
BLANK = "."


def ahead(cell: Cell, clue: str, n: int) -> tuple[Cell, ...]:
    """List the cells at which the arrow of a clue points, nearest first."""
    return ray(n, n, cell, ARROWS[clue[-1]])


def random_arrow(cell: Cell, n: int, rng: Random) -> str:
    """Draw an arrow that points at two cells or more; there is one in every cell of boards from 3 x 3 on."""
    return rng.choice([arrow for arrow in ARROWS if len(ahead(cell, arrow, n)) > 1])


def clue_cells(board: Sequence[Sequence[str]]) -> dict[Cell, str]:
    """Give the clues of a board by cell."""
    return {(row, col): board[row][col] for row, col in cells(len(board), len(board)) if board[row][col] != BLANK}


def arrows_key(board: Sequence[Sequence[str]]) -> object:
    """Give the same for all images of a board, arrows turned with it."""
    n = len(board)
    marks = [((cell, ahead(cell, clue, n)[0]), clue[:-1]) for cell, clue in clue_cells(board).items()]
    return canonical_marks(n, n, marks)
