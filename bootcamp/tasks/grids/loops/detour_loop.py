"""Draw one closed loop through all cells of a region map, given in how many cells of a region it turns.

Answer: the cells of the loop in order, from any of them and either way round; every loop that fits is right.
Harder: larger maps with more regions to satisfy at once.
Skills: deduction, search, spatial
Source: original generator; the puzzle is known as Detour.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.grid.loops import Path, turns
from bootcamp.lib.grid.regions import RegionMap
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.grids._region_loops import CUT_BOARD, NumberedMap, loop_format, numbered_key, per_region
from bootcamp.tasks.grids.loops._complete_loops import complete_loop_fault, random_complete_loop
from bootcamp.tasks.grids.loops._statements import LIST_LOOP
from bootcamp.verifiers import Format


class DetourLoop(Task["DetourLoop.Params", "DetourLoop.Instance", Path]):
    version = 1

    class Params(task.Params):
        rows: int = knob(
            "the number of rows; the number of cells must be even", levels=(4, 4, 5, 6, 6, 7, 8, 8, 9, 10), ge=3, le=12
        )
        cols: int = knob("the number of columns", levels=(4, 6, 6, 6, 7, 8, 8, 9, 10, 10), ge=4, le=12)
        largest: int = knob(
            "the most cells of a region; each has at least half as many",
            levels=(5, 6, 6, 7, 7, 8, 9, 10, 11, 12),
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
        horizontally or vertically. The number of a region says in how many of its cells the loop turns (in its other
        cells the loop goes straight on); regions without a number are free. The numbers are {{ listed }}.
        """,
        zh=r"""
        画一条闭合回路，恰好经过棋盘上每一格一次，每一步从一格水平或竖直地走到相邻的格。
        区域的数表示回路恰在该区域的几格转弯（在其余格直行）；没有数的区域不限。各区域的数：{{ listed }}。
        """,
        before=CUT_BOARD,
        after=LIST_LOOP,
    )

    def format(self, instance: Instance) -> Format[Path]:
        return loop_format(instance)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Path]:
        regions, numbers, loop = random_complete_loop(
            params.rows, params.cols, params.largest, params.numbered, _turn_counts, rng
        )
        return self.Instance(regions=regions, numbers=numbers), loop

    def key(self, instance: Instance) -> object:
        return numbered_key(instance)

    def check(self, instance: Instance, answer: Path) -> str:
        return complete_loop_fault(instance, answer, _turn_counts, "turns")


def _turn_counts(loop: Path, regions: RegionMap) -> list[int]:
    """Count the cells of every region in which a loop turns."""
    return per_region(regions, [cell for cell, bend in zip(loop, turns(loop), strict=True) if bend])
