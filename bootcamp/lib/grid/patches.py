"""Shadings in which every group of shaded cells is a rectangle."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from random import Random

from bootcamp.lib.grid.board import KING, SIDES, Cell, blocks, cells, components
from bootcamp.lib.grid.faults import place
from bootcamp.lib.solver.sat import Sat


def demand_rectangles(sat: Sat, shaded: Mapping[Cell, int], rows: int, cols: int) -> None:
    """Demand that every group of shaded cells is a rectangle: no 2 x 2 block has exactly three of them.

    >>> sat = Sat()
    >>> shaded = {cell: sat.variable() for cell in cells(2, 2)}
    >>> demand_rectangles(sat, shaded, 2, 2)
    >>> sat.solve([shaded[0, 0], shaded[0, 1], shaded[1, 0], -shaded[1, 1]])
    False
    """
    for block in blocks(rows, cols):
        for blank in block:
            sat.add(shaded[blank], *(-shaded[cell] for cell in block if cell != blank))


def random_rectangles(rows: int, cols: int, rng: Random, low: int, high: int, corners: bool) -> set[Cell]:
    """Shade random rectangles with sides of `low` to `high` that share no side; they may touch at `corners` or not.

    >>> rectangle_fault(random_rectangles(5, 5, Random(1), 1, 3, corners=False))
    ''
    """
    shaded: set[Cell] = set()
    steps = SIDES if corners else KING
    for _ in range(3 * rows * cols):
        height, width = rng.randint(low, high), rng.randint(low, high)
        if height > rows or width > cols:
            continue
        top, left = rng.randrange(rows - height + 1), rng.randrange(cols - width + 1)
        box = {(top + row, left + col) for row, col in cells(height, width)}
        ring = {(row + down, col + right) for row, col in box for down, right in steps}
        if not shaded & (box | ring):
            shaded |= box
    return shaded


def rectangle_fault(shaded: Collection[Cell], least: int = 1) -> str:
    """Say which group of shaded cells is no rectangle with sides of at least `least`.

    >>> rectangle_fault({(0, 0), (0, 1), (1, 0)})
    'the shaded cells around row 1, column 1 are no full rectangle'
    """
    for group in components(shaded):
        height = 1 + group[-1][0] - group[0][0]
        width = 1 + max(col for _, col in group) - min(col for _, col in group)
        if len(group) != height * width:
            return f"the shaded cells around {place(group[0])} are no full rectangle"
        if min(height, width) < least:
            return f"the rectangle at {place(group[0])} is less than {least} cells wide or high"
    return ""
