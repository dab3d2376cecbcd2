"""Stones that fall straight down, keeping their shapes, until all are at rest."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from bootcamp.lib.grid.board import Cell, graph
from bootcamp.lib.grid.regions import random_regions, region_cells
from bootcamp.task import Retry

_BRANCHES = 3  # heights tried for a stone


def raised_stones(n: int, smallest: int, largest: int, rng: Random) -> list[list[Cell]]:
    """Place stones of these sizes on an n x n board that share no side and fall to fill its lower half exactly.

    Raise Retry where that failed.
    """
    pile = region_cells(random_regions(n // 2, n, smallest, largest, rng))
    low = sorted(([(row + n // 2, col) for row, col in stone] for stone in pile), key=_bottom, reverse=True)
    stones = _raised(low, {}, n, rng)
    if stones is None:
        raise Retry
    return stones


def fallen(stones: Sequence[Sequence[Cell]], n: int) -> set[Cell]:
    """Let stones that do not touch each other fall on an n x n board; give the cells that they fill at the end."""
    resting: set[Cell] = set()
    falling = [list(stone) for stone in stones]
    while falling:
        stopped = [stone for stone in falling if any(row + 1 == n or (row + 1, col) in resting for row, col in stone)]
        resting.update(cell for stone in stopped for cell in stone)
        falling = [
            stone if stopped else [(row + 1, col) for row, col in stone] for stone in falling if stone not in stopped
        ]
    return resting


def _bottom(stone: Sequence[Cell]) -> int:
    return stone[-1][0]


def _raised(pile: Sequence[Sequence[Cell]], taken: Mapping[Cell, int], n: int, rng: Random) -> list[list[Cell]] | None:
    """Lift stones to random heights where they touch none of the `taken` cells and keep their order in each column.

    Taken cells come with the row where they lay in the pile.
    """
    if not pile:
        return []
    stone, near, fitting = pile[0], graph(n, n), []
    for lift in range(stone[0][0] + 1):
        moved = {(row - lift, col): row for row, col in stone}
        columns = [(r < row, low < moved[row, col]) for row, col in moved for (r, c), low in taken.items() if c == col]
        if all(a == b for a, b in columns) and all(taken.keys().isdisjoint((cell, *near[cell])) for cell in moved):
            fitting.append(moved)
    for moved in rng.sample(fitting, min(len(fitting), _BRANCHES)):
        rest = _raised(pile[1:], {**taken, **moved}, n, rng)
        if rest is not None:
            return [list(moved), *rest]
    return None
