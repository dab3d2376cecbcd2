"""Shade two cells in every region so that the shaded cells form dominoes apart from each other.

Answer: the grid in # (shaded) and . (unshaded); every such shading is right.
Harder: larger grids with more regions, so that the choice in one region reaches further.
Skills: deduction, search, spatial
Source: original generator; the puzzle is known as Norinori.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import mark, size, where
from bootcamp.lib.grid.faults import region_fault
from bootcamp.lib.grid.patchwork import traded_regions
from bootcamp.lib.grid.regions import RegionMap, region_cells
from bootcamp.lib.grid.symmetry import canonical_regions
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.grids.shading._dominoes import domino_fault, random_dominoes
from bootcamp.tasks.grids.shading._statements import DIVIDED_GRID
from bootcamp.verifiers import Board, Format, Grid

_DRAWS = 12  # of a domino, to lay it close to others: sparse boards have many solutions


class Norinori(Task["Norinori.Params", "Norinori.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(4, 5, 6, 7, 8, 9, 10, 11, 12, 12), ge=4, le=14)
        regions: int = knob("the number of regions", levels=(4, 5, 8, 10, 13, 17, 20, 24, 28, 30), ge=2, le=36)

    class Instance(task.Instance):
        regions: RegionMap

    prompt = Prompt(
        en=r"""
        Shade some cells:

        - Every region has exactly two shaded cells.
        - Every shaded cell shares a side with exactly one other shaded cell, so that the shaded cells form dominoes
          that share no side with each other. A domino may lie across a border between regions.

        Draw the grid with # for a shaded and . for an unshaded cell. If several shadings fit, any one will do.
        """,
        zh=r"""
        把一些格涂黑：

        - 每个区域恰有两个黑格。
        - 每个黑格恰与一个别的黑格有公共边，也就是说，黑格两两组成骨牌，不同的骨牌之间没有公共边。
          一块骨牌可以跨在区域的边界上。

        画出结果：黑格用 #，未涂黑的格用 . 表示。如果有多种涂法，给出任意一种即可。
        """,
        before=DIVIDED_GRID,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(*size(instance.regions), "#.")

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        n = params.size
        dominoes = random_dominoes(n, params.regions, _DRAWS, rng)
        shaded = [cell for domino in dominoes for cell in domino]
        regions = traded_regions(n, n, dominoes, dict.fromkeys(shaded, "#"), rng)
        return self.Instance(regions=regions), mark(n, n, shaded)

    def key(self, instance: Instance) -> object:
        return canonical_regions(instance.regions)

    def check(self, instance: Instance, answer: Board) -> str:
        groups = region_cells(instance.regions)
        return domino_fault(answer) or region_fault(groups, (2,) * len(groups), where(answer, "#"))
