"""Regions that a half turn about their centre maps onto themselves."""

from __future__ import annotations

from random import Random

from bootcamp.lib.grid.board import SIDES, Cell, cells

Centre = Cell
"""Twice the place of a centre, which may lie in a cell or between cells: the sum of any cell and its half turn."""


def half_turn(cell: Cell, centre: Centre) -> Cell:
    """Give the image of a cell under the half turn about a centre.

    >>> half_turn((0, 0), (1, 4))
    (1, 4)
    """
    return centre[0] - cell[0], centre[1] - cell[1]


def around(centre: Centre) -> list[Cell]:
    """List the one, two or four cells in which a centre lies.

    >>> around((2, 4)), around((2, 5))
    ([(1, 2)], [(1, 2), (1, 3)])
    """
    return sorted({((centre[0] + down) // 2, (centre[1] + right) // 2) for down in (0, 1) for right in (0, 1)})


def symmetric_regions(
    rows: int, cols: int, largest: int, rng: Random, draws: int = 16
) -> list[tuple[Centre, tuple[Cell, ...]]]:
    """Cut a board into connected symmetric regions of up to `largest` cells, or one more, each after its centre.

    Of `draws` random regions of the cells that are left, the largest is cut off, so that few regions are single cells.

    >>> symmetric_regions(2, 3, 4, Random(1))
    [((1, 3), ((0, 1), (0, 2), (1, 1), (1, 2))), ((1, 0), ((0, 0), (1, 0)))]
    """
    free = set(cells(rows, cols))
    regions = []
    while free:
        order = sorted(free)
        row, col = rng.choice(order)
        best: tuple[Centre, tuple[Cell, ...]] = (2 * row, 2 * col), ((row, col),)
        for _ in range(draws):
            row, col = rng.choice(order)
            centre = (2 * row + rng.randint(-1, 1), 2 * col + rng.randint(-1, 1))
            region = _grown(centre, rng.randint(largest // 2, largest), free, rng)
            if len(region) > len(best[1]):
                best = centre, region
        regions.append(best)
        free.difference_update(best[1])
    return regions


def _grown(centre: Centre, length: int, free: set[Cell], rng: Random) -> tuple[Cell, ...]:
    """Grow a region of up to `length` cells, or one more, about a centre; nothing if that is not free."""
    group = set(around(centre))
    edge = sorted(group) if group <= free else []
    while edge and len(group) < length:
        row, col = rng.choice(edge)
        steps = [(row + down, col + right) for down, right in SIDES]
        steps = [cell for cell in steps if cell not in group and {cell, half_turn(cell, centre)} <= free]
        if steps:
            cell = rng.choice(steps)
            edge += [cell, half_turn(cell, centre)]
            group.update(edge[-2:])
        else:
            edge.remove((row, col))
    return tuple(sorted(group)) if group <= free else ()
