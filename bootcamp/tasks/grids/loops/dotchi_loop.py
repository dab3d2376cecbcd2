"""Draw one closed loop through all white circles of a region map, going straight at all or turning at all of a region.

Answer: the cells of the loop in order, from any of them and either way round; every loop that fits is right.
Harder: larger maps with more regions and circles.
Skills: deduction, logic, spatial
Source: original generator; the puzzle, Dotchi-Loop, appeared in Nikoli's magazine.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import cells, fill, from_one, to_one, where
from bootcamp.lib.grid.faults import place
from bootcamp.lib.grid.loops import Path, loop_fault, random_loop, turns
from bootcamp.lib.grid.regions import LETTERS, random_regions, region_cells
from bootcamp.lib.grid.symmetry import canonical_regions
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.grids._region_loops import CUT_BOARD, LoopMap, loop_format
from bootcamp.tasks.grids.loops._statements import LIST_LOOP
from bootcamp.verifiers import Format

_WHITE, _BLACK, _BLANK = "W", "B", "."


class DotchiLoop(Task["DotchiLoop.Params", "DotchiLoop.Instance", Path]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(4, 5, 6, 6, 7, 7, 7, 8, 9, 10), ge=4, le=12)
        largest: int = knob(
            "the most cells of a region; each has at least half as many",
            levels=(6, 6, 8, 7, 9, 8, 10, 10, 11, 12),
            ge=4,
            le=16,
        )
        white: int = knob(
            "the number of white circles in percent of the number of cells",
            levels=(32, 34, 36, 38, 38, 38, 38, 38, 38, 38),
            ge=5,
            le=50,
        )
        black: int = knob(
            "the number of black circles in percent of the number of cells",
            levels=(12, 14, 14, 18, 18, 18, 18, 18, 18, 18),
            ge=0,
            le=20,
        )

    class Instance(LoopMap):
        circles: tuple[tuple[str, ...], ...]

    prompt = Prompt(
        en=r"""
        Some of its cells hold a white circle (W) or a black circle (B); a dot is a cell without a circle:

        {{ circles | board }}

        Draw one closed loop that goes from cell to neighbouring cell, horizontally or vertically, and passes no cell
        twice; it need not pass all cells.
        - The loop passes all white circles and no black one.
        - Within a region, the loop either goes straight on in the cells of all white circles or turns in the cells of
          all white circles. It may differ from region to region; in cells without a circle the loop is free.
        """,
        zh=r"""
        有些格里有白圈（W）或黑圈（B），点表示没有圆圈的格：

        {{ circles | board }}

        画一条闭合回路，每一步从一格水平或竖直地走到相邻的格，同一格至多经过一次，不必经过所有的格。
        - 回路经过所有白圈，不经过任何黑圈。
        - 在同一区域内，回路要么在所有白圈处都直行，要么在所有白圈处都转弯。不同区域可以不同；
          在没有圆圈的格不受限制。
        """,
        before=CUT_BOARD,
        after=LIST_LOOP,
    )

    def format(self, instance: Instance) -> Format[Path]:
        return loop_format(instance)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Path]:
        n = params.size
        regions = random_regions(n, n, params.largest // 2, params.largest, rng)
        loop = random_loop(n, n, rng)
        bends = dict(zip(loop, turns(loop), strict=True))
        whites = []
        for group in region_cells(regions):
            passed = [cell for cell in group if cell in bends]
            kind = bends[rng.choice(passed)] if passed else False
            whites += [cell for cell in passed if bends[cell] == kind]
        blacks = [cell for cell in cells(n, n) if cell not in bends]
        white, black = params.white * n * n // 100, params.black * n * n // 100
        if len(whites) < white or len(blacks) < black:
            raise task.Retry
        circle = dict.fromkeys(rng.sample(whites, white), _WHITE) | dict.fromkeys(rng.sample(blacks, black), _BLACK)
        circles = fill(n, n, (circle.get(cell, _BLANK) for cell in cells(n, n)))
        return self.Instance(regions=regions, circles=circles), to_one(loop)

    def key(self, instance: Instance) -> object:
        return canonical_regions(instance.regions, instance.circles)

    def check(self, instance: Instance, answer: Path) -> str:
        loop = from_one(answer)
        fault = loop_fault(loop, instance.rows, instance.cols)
        if fault:
            return fault
        bends = dict(zip(loop, turns(loop), strict=True))
        for cell in where(instance.circles, _WHITE, _BLACK):
            white = instance.circles[cell[0]][cell[1]] == _WHITE
            if white != (cell in bends):
                return f"the loop {'does not pass' if white else 'passes'} the circle in {place(cell)}"
        for region, group in enumerate(region_cells(instance.regions)):
            if len({bends[r, c] for r, c in group if instance.circles[r][c] == _WHITE}) > 1:
                return f"the loop turns at some white circles of region {LETTERS[region]} and not at others"
        return ""
