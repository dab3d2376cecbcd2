"""Shade rectangles of cells, apart from each other, so that regions have their numbers of shaded cells.

Answer: the grid in # (shaded) and . (unshaded); it is unique.
Harder: larger grids with larger regions, fewer of which have a number.
Skills: deduction, logic, spatial
Source: original generator; the puzzle is known as Chocona.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import mark, size, where
from bootcamp.lib.grid.patches import demand_rectangles, random_rectangles, rectangle_fault
from bootcamp.lib.grid.regions import random_regions
from bootcamp.lib.grid.shading import shading_model
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.grids.shading._region_counts import CountedMap, counted_key, counted_regions, counts_fault
from bootcamp.tasks.grids.shading._statements import DIVIDED_GRID, DRAW_SHADING
from bootcamp.verifiers import Board, Format, Grid


class Chocona(Task["Chocona.Params", "Chocona.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(4, 5, 5, 6, 6, 7, 7, 8, 8, 9), ge=4, le=11)
        largest: int = knob(
            "the most cells of a region before it may be split", levels=(4, 4, 6, 6, 7, 7, 8, 8, 9, 10), ge=2, le=10
        )
        numbered: int = knob(
            "the least share of regions with a number, in percent",
            levels=(100, 95, 90, 90, 85, 85, 80, 80, 75, 75),
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
        - Shaded cells that share a side belong to the same group, whatever their regions are. Every group must be a
          full rectangle; a single cell and a square are rectangles too. Groups may touch at corners.
        """,
        zh=r"""
        把一些格涂黑：

        - 区域的数表示该区域中的黑格数；没有数的区域不限。各区域的数：{{ counts | region_list }}。
        - 有公共边的黑格属于同一组，不论它们在哪个区域。每一组都必须是实心的矩形，单个格和正方形也算矩形。
          不同的组可以在角上相碰。
        """,
        before=DIVIDED_GRID,
        after=DRAW_SHADING,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(*size(instance.regions), "#.")

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        n = params.size
        regions = random_regions(n, n, 2, params.largest, rng)
        shaded = random_rectangles(n, n, rng, 1, 3, corners=True)
        sat, black = shading_model(n, n)
        demand_rectangles(sat, black, n, n)
        regions, counts = counted_regions(sat, black, shaded, regions, rng, params.numbered)
        return self.Instance(regions=regions, counts=counts), mark(n, n, shaded)

    def key(self, instance: Instance) -> object:
        return counted_key(instance)

    def check(self, instance: Instance, answer: Board) -> str:
        shaded = where(answer, "#")
        return counts_fault(instance, shaded) or rectangle_fault(shaded)
