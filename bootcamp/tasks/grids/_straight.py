"""Straight lines of cells, along a row or a column."""

from __future__ import annotations

from collections.abc import Collection
from random import Random

from bootcamp.lib.grid.board import SIDES, Cell, ray


def straight(a: Cell, b: Cell) -> list[Cell]:
    """List the cells from one to another, both included, in reading order; none if they are not in one line.

    >>> straight((0, 2), (0, 0)), straight((0, 0), (1, 1))
    ([(0, 0), (0, 1), (0, 2)], [])
    """
    if a[0] != b[0] and a[1] != b[1]:
        return []
    (top, bottom), (left, right) = sorted((a[0], b[0])), sorted((a[1], b[1]))
    return [(row, col) for row in range(top, bottom + 1) for col in range(left, right + 1)]


def clear_way(n: int, start: Cell, blocked: Collection[Cell], rng: Random) -> tuple[Cell, ...]:
    """List the cells ahead of `start` in a random direction on an n x n board, up to the first that is `blocked`.

    >>> clear_way(3, (1, 0), {(0, 0), (2, 0), (1, 2)}, Random(1))
    ((1, 1),)
    """
    line = ray(n, n, start, rng.choice(SIDES))
    return line[: next((k for k, cell in enumerate(line) if cell in blocked), len(line))]
