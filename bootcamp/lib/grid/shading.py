"""Shaded cells: random shadings that obey the usual rules."""

from __future__ import annotations

from collections.abc import Collection
from random import Random

from bootcamp.lib.grid.board import CORNERS, SIDES, Cell, blocks, cells, graph
from bootcamp.lib.grid.constraints import shade_variables
from bootcamp.lib.solver.sat import Sat


def touching(shaded: Collection[Cell]) -> Cell | None:
    """Give a shaded cell whose right or lower neighbour is shaded too; None if no two share a side.

    >>> touching({(0, 0), (1, 0)}), touching({(0, 0), (1, 1)})
    ((0, 0), None)
    """
    group = set(shaded)
    return next(
        (cell for cell in sorted(group) if (cell[0] + 1, cell[1]) in group or (cell[0], cell[1] + 1) in group), None
    )


def full_block(rows: int, cols: int, shaded: Collection[Cell]) -> Cell | None:
    """Give the upper left cell of a 2 x 2 block that is all shaded; None if there is none.

    >>> full_block(2, 3, {(0, 1), (0, 2), (1, 1), (1, 2)})
    (0, 1)
    """
    group = set(shaded)
    return next((block[0] for block in blocks(rows, cols) if group.issuperset(block)), None)


def scattered(rows: int, cols: int, rng: Random, share: float, never: Collection[Cell] = ()) -> set[Cell]:
    """Shade cells at random so that no two share a side and the rest stays connected by sides.

    It stops at `share` of the board, or earlier if no more cells fit (about 0.3). The rest falls apart just when a
    chain of shaded cells, joined by corners, closes or meets the edge twice; a union-find structure keeps the chains.

    >>> sorted(scattered(3, 3, Random(1), 0.3))
    [(0, 0), (1, 2), (2, 0)]
    """
    edge: Cell = (-1, -1)
    chain = {cell: cell for cell in cells(rows, cols)}
    chain[edge] = edge

    def head(cell: Cell) -> Cell:
        while chain[cell] != cell:
            chain[cell] = chain[chain[cell]]
            cell = chain[cell]
        return cell

    order = [cell for cell in cells(rows, cols) if cell not in never]
    rng.shuffle(order)
    near, across = graph(rows, cols, SIDES), graph(rows, cols, CORNERS)
    shaded: set[Cell] = set()
    for cell in order:
        if len(shaded) >= round(share * rows * cols):
            break
        if any(other in shaded for other in near[cell]):
            continue
        heads = [head(other) for other in across[cell] if other in shaded]
        if cell[0] in (0, rows - 1) or cell[1] in (0, cols - 1):
            heads.append(head(edge))
        if len(heads) == len(set(heads)):
            shaded.add(cell)
            for other in heads:
                chain[other] = cell
    return shaded


def ribbon(rows: int, cols: int, rng: Random, share: float, never: Collection[Cell] = ()) -> set[Cell]:
    """Shade a random connected group without a full 2 x 2 block, about `share` of the board, none of `never`.

    >>> sorted(ribbon(3, 3, Random(1), 0.5))
    [(0, 1), (0, 2), (1, 2), (2, 2)]
    """
    free = [cell for cell in cells(rows, cols) if cell not in never]
    near = graph(rows, cols)
    start = rng.choice(free)
    shaded, edge = {start}, list(near[start])
    allowed = set(free)
    while edge and len(shaded) < round(share * rows * cols):
        index = rng.randrange(len(edge))
        edge[index], edge[-1] = edge[-1], edge[index]
        cell = edge.pop()
        if cell in allowed and cell not in shaded and not _fills_block(cell, shaded):
            shaded.add(cell)
            edge.extend(near[cell])
    return shaded


def _fills_block(cell: Cell, shaded: Collection[Cell]) -> bool:
    row, col = cell
    return any(
        (row + down, col) in shaded and (row, col + right) in shaded and (row + down, col + right) in shaded
        for down, right in CORNERS
    )


def shading_model(rows: int, cols: int) -> tuple[Sat, dict[Cell, int]]:
    """Make a solver with a variable for every cell, true where the cell is shaded.

    >>> sat, black = shading_model(1, 2)
    >>> sat.add(black[0, 0]), sat.add(-black[0, 1]), sat.solve()
    (None, None, True)
    """
    sat = Sat()
    return sat, shade_variables(sat, rows, cols)
