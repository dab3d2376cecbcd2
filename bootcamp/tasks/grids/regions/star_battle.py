"""Place stars in a map of regions: so many in every row, column and region, none touching another.

Answer: the grid in * (star) and . (empty); it is unique.
Harder: larger grids, and two stars in every row, column and region.
Skills: deduction, logic, search
Source: original generator; the puzzle is due to Hans Eendebak (World Puzzle Championship 2003).
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import KING, graph, mark, size, where
from bootcamp.lib.grid.faults import place, region_fault
from bootcamp.lib.grid.regions import RegionMap, region_cells
from bootcamp.lib.grid.star_maps import random_marking, telling_map
from bootcamp.lib.grid.symmetry import canonical_regions
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Board, Format, Grid


class StarBattle(Task["StarBattle.Params", "StarBattle.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob(
            "the number of rows, of columns and of regions", levels=(4, 5, 6, 6, 7, 8, 9, 10, 9, 10), ge=4, le=12
        )
        stars: int = knob(
            "how many stars a row, a column or a region has", levels=(1, 1, 1, 1, 1, 1, 1, 1, 2, 2), ge=1, le=2
        )
        winding: int = knob(
            "how winding the regions are, in percent of steps",
            levels=(0, 0, 0, 50, 40, 40, 40, 40, 40, 40),
            ge=0,
            le=90,
        )
        changes: int = knob(
            "how often the map may be changed to exclude a solution",
            levels=(20, 20, 30, 30, 40, 50, 60, 60, 80, 100),
            ge=1,
            le=200,
        )

    class Instance(task.Instance):
        regions: RegionMap
        stars: int

    prompt = Prompt(
        en=r"""
        This grid is cut into regions. Cells with the same letter form a region:

        {{ regions | regions }}

        Put stars on some cells:

        - Every row, every column and every region holds exactly {{ stars }} {{ "star" if stars == 1 else "stars" }}.
        - No two stars stand on cells that share a side or a corner.

        Draw the grid with * for a star and . for any other cell.
        """,
        zh=r"""
        下面的方格划分成若干区域，字母相同的格属于同一区域：

        {{ regions | regions }}

        在一些格里放星：

        - 每行、每列、每个区域都恰好有 {{ stars }} 颗星。
        - 任意两颗星所在的格既没有公共边，也没有公共角。

        画出结果：星用 *，其余的格用 . 表示。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(*size(instance.regions), "*.")

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        n = params.size
        stars = random_marking(n, params.stars, rng)
        regions = telling_map(n, stars, params.stars, params.winding, rng, params.changes)
        return self.Instance(regions=regions, stars=params.stars), mark(n, n, stars, "*")

    def key(self, instance: Instance) -> object:
        return [instance.stars, canonical_regions(instance.regions)]

    def check(self, instance: Instance, answer: Board) -> str:
        stars = set(where(answer, "*"))
        for cell in sorted(stars):
            if stars.intersection(graph(*size(answer), KING)[cell]):
                return f"the star in {place(cell)} touches another"
        for name, group in (("row", answer), ("column", tuple(zip(*answer, strict=True)))):
            for index, line in enumerate(group, 1):
                if line.count("*") != instance.stars:
                    return f"{name} {index} has {line.count('*')} stars"
        groups = region_cells(instance.regions)
        return region_fault(groups, (instance.stars,) * len(groups), stars)
