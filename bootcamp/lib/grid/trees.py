"""Shadings that leave a tree: unshaded cells joined by sides without a loop, shaded ones never side by side."""

from __future__ import annotations

from random import Random

from bootcamp.lib.grid.board import CORNERS, KING, SIDES, Cell, blocks, components, graph


def tree_shading(rows: int, cols: int, rng: Random, rounds: int = 60) -> set[Cell] | None:
    """Shade cells of a board (at least 2 x 2), no two side by side, so that the rest is a tree; None after `rounds`.

    The rest is a tree just when every 2 x 2 block has a shaded cell and every chain of shaded cells, joined by corners,
    is a tree itself and has one cell at the rim. Chains are lengthened until all blocks have one; where a block stays
    without, the part of the board around it is cleared and shaded anew, at most `rounds` times.

    >>> sorted(tree_shading(3, 3, Random(1)))
    [(0, 1), (2, 1)]
    """
    near = graph(rows, cols)
    rim = {cell for cell in near if len(near[cell]) < len(SIDES)}
    shaded: set[Cell] = set()
    for _ in range(rounds):
        _lengthen_chains(rows, cols, shaded, rim, rng)
        left = [block for block in blocks(rows, cols) if shaded.isdisjoint(block)]
        if not left:
            return shaded
        row, col = rng.choice(rng.choice(left))
        reach = max(rows, cols) // 2
        kept = [cell for cell in shaded if max(abs(cell[0] - row), abs(cell[1] - col)) > reach]
        shaded = {cell for chain in components(kept, CORNERS) if not rim.isdisjoint(chain) for cell in chain}
    return None


def _lengthen_chains(rows: int, cols: int, shaded: set[Cell], rim: set[Cell], rng: Random) -> None:
    """Shade cells that join one chain or begin one at the rim, those in most blocks without a shaded cell first."""
    side, corner, around = (graph(rows, cols, steps) for steps in (SIDES, CORNERS, KING))

    def fits(cell: Cell) -> bool:
        links = sum(other in shaded for other in corner[cell]) + (cell in rim)
        return links == 1 and cell not in shaded and shaded.isdisjoint(side[cell])

    def gain(cell: Cell) -> tuple[int, float]:
        row, col = cell
        blocks_of = (((row, right), (down, col), (down, right)) for down, right in corner[cell])
        return sum(shaded.isdisjoint(block) for block in blocks_of), rng.random()

    fitting = dict.fromkeys(cell for cell in side if fits(cell))
    while fitting:
        cell = max(fitting, key=gain)
        del fitting[cell]
        shaded.add(cell)
        for other in around[cell]:
            fitting.pop(other, None)
            if fits(other):
                fitting[other] = None
