"""What the puzzles share in which every group of shaded cells is a full square."""

from __future__ import annotations

from collections.abc import Callable, Collection
from random import Random

from bootcamp.lib.grid.board import SIDES, Cell, cells, components
from bootcamp.lib.grid.faults import place
from bootcamp.lib.grid.patches import rectangle_fault

Group = tuple[Cell, ...]


def random_squares(n: int, largest: int, fits: Callable[[list[Group]], bool], rng: Random) -> list[Group]:
    """Draw squares of side up to `largest` that share no side on an n x n board, all of which `fits` lets one add."""
    squares: list[Group] = []
    taken: set[Cell] = set()
    for side in [size for size in range(largest, 0, -1) for _ in range(2 * n // size)]:
        top, left = rng.randrange(n - side + 1), rng.randrange(n - side + 1)
        square = tuple((top + row, left + col) for row, col in cells(side, side))
        if taken.isdisjoint(square) and fits([*squares, square]):
            squares.append(square)
            taken.update(square, beside(square))
    return squares


def beside(group: Collection[Cell]) -> set[Cell]:
    """Give the places that share a side with cells of a group, those of the group too.

    >>> sorted(beside([(0, 0)]))
    [(-1, 0), (0, -1), (0, 1), (1, 0)]
    """
    return {(row + down, col + right) for row, col in group for down, right in SIDES}


def square_fault(shaded: Collection[Cell]) -> str:
    """Say which group of shaded cells is no full square."""
    fault = rectangle_fault(shaded)
    for group in components(shaded) if not fault else ():
        if group[-1][0] - group[0][0] != group[-1][1] - group[0][1]:
            return f"the shaded cells around {place(group[0])} are no square"
    return fault
