"""Fill in water cells so that the largest island becomes as large as possible.

Answer: the filled cells and the size of the island; every best choice is right.
Harder: larger grids, more islands, more cells to fill; the cell that is best alone does not help the best pair.
Skills: search, spatial
Source: original.
"""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.grid.symmetry import canonical
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Cells, Integer, Record

Answer = dict[str, Any]
Cell = tuple[int, int]


class LargestIsland(Task["LargestIsland.Params", "LargestIsland.Instance", Answer]):
    version = 1

    class Params(task.Params):
        size: int = knob("how many rows and columns there are", levels=(4, 5, 6, 7, 8, 9, 10, 11, 12, 14), ge=4, le=18)
        land: int = knob("the percentage of land", levels=(45, 45, 42, 40, 40, 38, 38, 36, 36, 35), ge=20, le=60)
        fills: int = knob("how many cells may be filled", levels=(1, 1, 2, 2, 2, 2, 2, 2, 2, 2), ge=1, le=2)

    class Instance(task.Instance):
        hidden = ("best",)

        grid: tuple[str, ...]
        fills: int
        best: int  # the largest size that is possible

    prompt = Prompt(
        en=r"""
        A map shows land (#) and water (.). An island is a group of land cells that hang together by their sides; cells
        that touch only at a corner do not hang together.

        {{ grid | lines }}

        You may turn {{ "one water cell" if fills == 1 else "up to %s water cells" % fills }} into land so that the
        largest island becomes as large as possible. Rows are counted from the top and columns from the left, from 1.

        Give cells, the set of the cells (row, column) that you turn into land, and size, the number of cells of the
        largest island afterwards. Any best choice will do.
        """,
        zh=r"""
        地图上有陆地（#）和水（.）。岛是由边相连的一组陆地格；只在角上相接的格不算相连。

        {{ grid | lines }}

        你可以把{{ "一个水格" if fills == 1 else "至多 %s 个水格" % fills }}变成陆地，使最大的岛尽可能大。
        行从上往下数，列从左往右数，都从 1 开始。

        请给出 cells：你变成陆地的格（行, 列）的集合；以及 size：此后最大的岛的格数。任何一种最佳选择都可以。
        """,
    )

    def format(self, instance: Instance) -> Record:
        rows, cols = len(instance.grid), len(instance.grid[0])
        return Record(cells=Cells(rows, cols), size=Integer(low=0, high=rows * cols))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        n = params.size
        for _ in range(200):
            cells = [(r, c) for r in range(n) for c in range(n)]
            land = set(rng.sample(cells, n * n * params.land // 100))
            islands = _islands(land)
            if len(islands) < 3:
                continue
            best, chosen, greedy = _best(n, land, islands, params.fills)
            if best < max(map(len, islands)) + 2 * params.fills or (params.fills == 2 and greedy >= best):
                continue
            grid = tuple("".join("#" if (r, c) in land else "." for c in range(n)) for r in range(n))
            instance = self.Instance(grid=grid, fills=params.fills, best=best)
            return instance, {"cells": frozenset((r + 1, c + 1) for r, c in chosen), "size": best}
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [canonical(instance.grid), instance.fills]

    def check(self, instance: Instance, answer: Answer) -> str:
        rows = enumerate(instance.grid)
        land = {(r, c) for r, row in rows for c, sign in enumerate(row) if sign == "#"}
        filled = {(r - 1, c - 1) for r, c in answer["cells"]}
        if len(filled) > instance.fills:
            return "too many cells are filled"
        if filled & land:
            return "a cell is land already"
        size = max(len(island) for island in _islands(land | filled))
        if size != answer["size"]:
            return "the size is not that of the largest island"
        return "" if size == instance.best else "a larger island is possible"


def _around(cell: Cell) -> tuple[Cell, ...]:
    r, c = cell
    return (r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)


def _islands(land: set[Cell]) -> list[set[Cell]]:
    """Group the cells that hang together."""
    left, found = set(land), []
    for cell in sorted(land):
        if cell in left:
            left.remove(cell)
            group = [cell]
            for here in group:
                for near in _around(here):
                    if near in left:
                        left.remove(near)
                        group.append(near)
            found.append(set(group))
    return found


def _best(n: int, land: set[Cell], islands: list[set[Cell]], fills: int) -> tuple[int, tuple[Cell, ...], int]:
    """Give the largest size, cells that lead to it, and the largest size with the cell that is best alone."""
    home = {cell: 1 << place for place, island in enumerate(islands) for cell in island}
    water = [(r, c) for r in range(n) for c in range(n) if (r, c) not in land]
    shores = dict.fromkeys(water, 0)
    for cell in water:
        for near in _around(cell):
            shores[cell] |= home.get(near, 0)
    sizes: dict[int, int] = {}
    for joined in {*shores.values(), *(shores[a] | shores[b] for a, b in combinations(water, 2) if fills == 2)}:
        sizes[joined] = sum(len(island) for place, island in enumerate(islands) if joined >> place & 1)
    alone = max(1 + sizes[shores[cell]] for cell in water)
    first = {cell for cell in water if 1 + sizes[shores[cell]] == alone}
    if fills == 1:
        return alone, (min(first),), alone
    best: tuple[int, tuple[Cell, ...]] = (0, ())
    greedy = alone
    for a, b in combinations(water, 2):
        if shores[a] & shores[b] or abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1:
            size = 2 + sizes[shores[a] | shores[b]]
            best = max(best, (size, (a, b)))
            if size > greedy and (a in first or b in first):
                greedy = size
    return *best, greedy
