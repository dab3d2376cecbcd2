"""Draw one closed loop through all cells of a region map, given the size of its longest visit to a region.

Answer: the cells of the loop in order, from any of them and either way round; every loop that fits is right.
Harder: larger maps with more regions to satisfy at once.
Skills: deduction, search, spatial
Source: original generator; the puzzle is known as Maxi Loop.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.grid.loops import Path
from bootcamp.lib.grid.regions import RegionMap, region_cells
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.grids._region_loops import CUT_BOARD, NumberedMap, loop_format, numbered_key, visits
from bootcamp.tasks.grids.loops._complete_loops import complete_loop_fault, random_complete_loop
from bootcamp.tasks.grids.loops._statements import LIST_LOOP
from bootcamp.verifiers import Format


class MaxiLoop(Task["MaxiLoop.Params", "MaxiLoop.Instance", Path]):
    version = 1

    class Params(task.Params):
        rows: int = knob(
            "the number of rows; the number of cells must be even", levels=(4, 4, 5, 6, 6, 7, 8, 8, 9, 10), ge=3, le=12
        )
        cols: int = knob("the number of columns", levels=(4, 6, 6, 6, 7, 8, 8, 9, 10, 10), ge=4, le=12)
        largest: int = knob(
            "the most cells of a region; each has at least half as many",
            levels=(5, 6, 6, 7, 8, 8, 9, 10, 11, 12),
            ge=4,
            le=16,
        )
        numbered: int = knob(
            "the share of regions with a number, in percent",
            levels=(100, 100, 100, 100, 95, 95, 90, 90, 85, 85),
            ge=10,
            le=100,
        )

    class Instance(NumberedMap):
        pass

    prompt = Prompt(
        en=r"""
        Draw one closed loop that passes every cell of the board exactly once, going from cell to neighbouring cell,
        horizontally or vertically.
        The loop may come to a region several times. A visit begins when the loop enters a region and ends when it
        leaves it; the length of the visit is the number of cells passed in between, all of them in that region. The
        number of a region is the length of the longest visit to it; regions without a number are free. The numbers are
        {{ listed }}.
        """,
        zh=r"""
        画一条闭合回路，恰好经过棋盘上每一格一次，每一步从一格水平或竖直地走到相邻的格。
        回路可以多次进入同一区域。从进入一个区域到离开它为止是一次访问，访问的长度是其间经过的格数（都在该区域内）。
        区域的数是对该区域最长的一次访问的长度；没有数的区域不限。各区域的数：{{ listed }}。
        """,
        before=CUT_BOARD,
        after=LIST_LOOP,
    )

    def format(self, instance: Instance) -> Format[Path]:
        return loop_format(instance)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Path]:
        regions, numbers, loop = random_complete_loop(
            params.rows, params.cols, params.largest, params.numbered, _longest_visits, rng
        )
        return self.Instance(regions=regions, numbers=numbers), loop

    def key(self, instance: Instance) -> object:
        return numbered_key(instance)

    def check(self, instance: Instance, answer: Path) -> str:
        return complete_loop_fault(instance, answer, _longest_visits, "cells in its longest visit")


def _longest_visits(loop: Path, regions: RegionMap) -> list[int]:
    """Give the number of cells in the longest visit of a loop to every region."""
    longest = [0] * len(region_cells(regions))
    for region, part in visits(loop, regions):
        longest[region] = max(longest[region], len(part))
    return longest
