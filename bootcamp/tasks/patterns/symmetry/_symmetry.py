"""Symmetries of square pictures, also of those without a margin."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product
from random import Random
from typing import NamedTuple

from bootcamp.lib.graph import components
from bootcamp.lib.grid.board import Cell, cells, fill
from bootcamp.verifiers import Board

KINDS = ("across", "down", "half", "diagonal", "quarter")


class Symmetry(NamedTuple):
    """A mirror image or a turn of the square without the first `cut` rows and columns, or the last if negative."""

    kind: str
    cut: int


def _images(symmetry: Symmetry, size: int) -> dict[Cell, Cell]:
    """Map the cells that a symmetry is about to their images."""
    low, high = max(symmetry.cut, 0), size - 1 + min(symmetry.cut, 0)
    return {
        (row, col): {
            "across": (row, low + high - col),
            "down": (low + high - row, col),
            "half": (low + high - row, low + high - col),
            "diagonal": (col, row),
            "quarter": (col, low + high - row),
        }[symmetry.kind]
        for row, col in product(range(low, high + 1), repeat=2)
    }


def orbits(size: int, symmetries: Iterable[Symmetry]) -> list[list[Cell]]:
    """Group the cells that have one colour under these symmetries."""
    edges = [(a[0] * size + a[1], b[0] * size + b[1]) for one in symmetries for a, b in _images(one, size).items()]
    return [[divmod(node, size) for node in group] for group in components(size * size, edges)]


def holds(symmetry: Symmetry, board: Board) -> bool:
    """Tell whether a board has a symmetry."""
    return all(board[a][b] == board[c][d] for (a, b), (c, d) in _images(symmetry, len(board)).items())


def random_picture(size: int, colours: list[str], symmetries: Iterable[Symmetry], rng: Random) -> Board:
    """Colour a picture at random so that it has these symmetries."""
    colour = {cell: ink for orbit in orbits(size, symmetries) for ink in [rng.choice(colours)] for cell in orbit}
    return fill(size, size, (colour[cell] for cell in cells(size, size)))
