"""Straight lines of cells, along a row or a column."""

from __future__ import annotations

from collections.abc import Collection
from random import Random

from bootcamp.lib.grid.board import SIDES, Cell, cells, ray
from bootcamp.task import Retry

_TRIES = 20
"""Tries for every pair before a draw is given up."""


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


def draw_pairs(n: int, count: int, rng: Random, gap: int = 0, crossing: bool = False) -> list[tuple[Cell, Cell]]:
    """Draw pairs of cells of an n x n board, at least `gap` cells apart, whose lines pass no cell of another pair.

    Lines of two pairs may cross if `crossing`. Raises Retry where there is no room.
    """
    pairs: list[tuple[Cell, Cell]] = []
    ends: set[Cell] = set()
    lines: set[Cell] = set()
    for _ in range(_TRIES * count):
        free = [cell for cell in cells(n, n) if cell not in lines]
        if len(pairs) == count or not free:
            break
        start = rng.choice(free)
        ahead = [cell for cell in clear_way(n, start, ends if crossing else lines, rng)[gap:] if cell not in lines]
        if ahead:
            pairs.append((start, rng.choice(ahead)))
            ends.update(pairs[-1])
            lines.update(straight(*pairs[-1]))
    if len(pairs) < count:
        raise Retry
    return pairs
