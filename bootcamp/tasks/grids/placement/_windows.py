"""Boards of symbols with rules for all short straight lines of cells: across, down and along both diagonals."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random

from bootcamp.lib.grid.board import Cell, cells, fill, size
from bootcamp.verifiers import Board


@lru_cache(maxsize=64)
def windows(rows: int, cols: int, length: int) -> tuple[tuple[Cell, ...], ...]:
    """List the straight lines of `length` neighbouring cells, those of each cell right, down and down both diagonals.

    >>> windows(2, 2, 2)[:4]
    (((0, 0), (0, 1)), ((0, 0), (1, 0)), ((0, 0), (1, 1)), ((0, 1), (1, 1)))
    """
    board = set(cells(rows, cols))
    lines = (
        tuple((row + k * down, col + k * right) for k in range(length))
        for row, col in cells(rows, cols)
        for down, right in ((0, 1), (1, 0), (1, 1), (1, -1))
    )
    return tuple(line for line in lines if line[-1] in board)


def shown(solution: Board, percent: int, rng: Random) -> tuple[tuple[str | None, ...], ...]:
    """Show a random share of the cells of a solution, in percent."""
    rows, cols = size(solution)
    places = list(cells(rows, cols))
    kept = set(rng.sample(places, max(1, round(percent * len(places) / 100))))
    return fill(rows, cols, (solution[row][col] if (row, col) in kept else None for row, col in places))


def read(answer: Sequence[Sequence[str]], line: Sequence[Cell]) -> list[str]:
    """Give the symbols along a line."""
    return [answer[row][col] for row, col in line]
