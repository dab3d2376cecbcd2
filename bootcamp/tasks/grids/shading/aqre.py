"""Shade connected cells so that regions have their numbers and no line has four equal cells in a row.

Answer: the grid in # (shaded) and . (unshaded); it is unique.
Harder: larger grids with larger regions, fewer of which have a number.
Skills: deduction, logic, spatial
Source: original generator; the puzzle was invented by Eric Fox.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import connected, lines, mark, size, where
from bootcamp.lib.grid.clues import random_solution
from bootcamp.lib.grid.constraints import connect
from bootcamp.lib.grid.faults import place
from bootcamp.lib.grid.regions import random_regions
from bootcamp.lib.grid.shading import shading_model
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.grids.shading._region_counts import CountedMap, counted_key, counted_regions, counts_fault
from bootcamp.tasks.grids.shading._statements import DIVIDED_GRID, DRAW_SHADING
from bootcamp.verifiers import Board, Format, Grid


class Aqre(Task["Aqre.Params", "Aqre.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(4, 5, 5, 5, 5, 6, 6, 7, 7, 8), ge=4, le=10)
        largest: int = knob(
            "the most cells of a region before it may be split", levels=(4, 4, 5, 6, 8, 7, 8, 8, 9, 9), ge=2, le=10
        )
        numbered: int = knob(
            "the least share of regions with a number, in percent",
            levels=(100, 90, 90, 85, 80, 75, 80, 75, 70, 70),
            ge=20,
            le=100,
        )

    class Instance(CountedMap):
        pass

    prompt = Prompt(
        en=r"""
        Shade some cells:

        - The number of a region says how many of its cells are shaded; regions without a number are free. The numbers
          are {{ counts | region_list }}.
        - No row and no column may contain four consecutive cells that are all shaded or all unshaded.
        - All shaded cells must be connected: from each of them one can reach every other by steps between shaded cells
          that share a side.
        """,
        zh=r"""
        把一些格涂黑：

        - 区域的数表示该区域中的黑格数；没有数的区域不限。各区域的数：{{ counts | region_list }}。
        - 任何一行或一列中，不能有连续四个格全部涂黑或全部没有涂黑。
        - 所有黑格必须连成一片：从其中任何一格出发，只经过有公共边的黑格，就能到达其他每一个黑格。
        """,
        before=DIVIDED_GRID,
        after=DRAW_SHADING,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(*size(instance.regions), "#.")

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        n = params.size
        regions = random_regions(n, n, 2, params.largest, rng)
        sat, black = shading_model(n, n)
        for line in lines(n, n):
            for four in zip(line, line[1:], line[2:], line[3:], strict=False):
                sat.add(*(black[cell] for cell in four))
                sat.add(*(-black[cell] for cell in four))
        connect(sat, black)
        shaded = random_solution(sat, black, rng)
        regions, counts = counted_regions(sat, black, shaded, regions, rng, params.numbered)
        return self.Instance(regions=regions, counts=counts), mark(n, n, shaded)

    def key(self, instance: Instance) -> object:
        return counted_key(instance)

    def check(self, instance: Instance, answer: Board) -> str:
        shaded = where(answer, "#")
        for line in lines(*size(answer)):
            for four in zip(line, line[1:], line[2:], line[3:], strict=False):
                if len({answer[row][col] for row, col in four}) == 1:
                    return f"the four cells from {place(four[0])} to {place(four[3])} are alike"
        fault = counts_fault(instance, shaded)
        return fault or ("" if connected(shaded) else "the shaded cells are not connected")
