"""Draw one closed loop that visits every region of a map once and leaves out no two neighbours of different regions.

Answer: the cells of the loop in order, from any of them and either way round; every loop that fits is right.
Harder: larger maps with more regions, fewer of which have a number.
Skills: deduction, logic, spatial
Source: original generator; the puzzle is Nikoli's.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import cells, components, from_one, to_one
from bootcamp.lib.grid.faults import place
from bootcamp.lib.grid.loops import Path, loop_fault
from bootcamp.lib.grid.regions import borders
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.grids._region_loops import (
    CUT_BOARD,
    NumberedMap,
    loop_format,
    map_around,
    numbered_key,
    numbers_fault,
    once_fault,
    per_region,
    some_numbers,
    stretches,
)
from bootcamp.tasks.grids.loops._statements import LIST_LOOP
from bootcamp.tasks.grids.loops._winding import winding_loop
from bootcamp.verifiers import Format


class CountryRoad(Task["CountryRoad.Params", "CountryRoad.Instance", Path]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(4, 5, 5, 6, 6, 7, 7, 8, 9, 10), ge=4, le=12)
        regions: int = knob("the number of regions", levels=(4, 5, 6, 8, 10, 11, 12, 14, 16, 18), ge=2, le=30)
        numbered: int = knob(
            "the share of regions with a number, in percent",
            levels=(100, 95, 90, 90, 90, 85, 80, 75, 70, 65),
            ge=10,
            le=100,
        )

    class Instance(NumberedMap):
        pass

    prompt = Prompt(
        en=r"""
        Draw one closed loop that goes from cell to neighbouring cell, horizontally or vertically, and passes no cell
        twice; it need not pass all cells.
        - The loop visits every region exactly once: it enters the region, passes one or more of its cells, leaves it
          and does not come back.
        - The number of a region says how many of its cells are on the loop; regions without a number are free. The
          numbers are {{ listed }}.
        - Two cells that share a side and lie in different regions are not both left out by the loop.
        """,
        zh=r"""
        画一条闭合回路，每一步从一格水平或竖直地走到相邻的格，同一格至多经过一次，不必经过所有的格。
        - 回路恰好访问每个区域一次：进入该区域，经过其中一格或多格，离开后不再回来。
        - 区域的数表示回路经过该区域的格数；没有数的区域不限。各区域的数：{{ listed }}。
        - 有公共边且属于不同区域的两格，不能都不被回路经过。
        """,
        before=CUT_BOARD,
        after=LIST_LOOP,
    )

    def format(self, instance: Instance) -> Format[Path]:
        return loop_format(instance)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Path]:
        n = params.size
        loop = winding_loop(n, n, rng, share=0.8)
        left_out = components(set(cells(n, n)).difference(loop))
        regions = map_around(stretches(loop, params.regions, rng), left_out, (n, n), rng)
        numbers = some_numbers(per_region(regions, loop), params.numbered, rng)
        return self.Instance(regions=regions, numbers=numbers), to_one(loop)

    def key(self, instance: Instance) -> object:
        return numbered_key(instance)

    def check(self, instance: Instance, answer: Path) -> str:
        loop, regions = from_one(answer), instance.regions
        fault = (
            loop_fault(loop, instance.rows, instance.cols)
            or once_fault(loop, regions)
            or numbers_fault(per_region(regions, loop), instance.numbers, "cells on the loop")
        )
        if fault:
            return fault
        passed = set(loop)
        pair = next(((a, b) for a, b in borders(regions) if a not in passed and b not in passed), None)
        return f"{place(pair[0])} and {place(pair[1])} of different regions are both left out" if pair else ""
