"""Draw a path through all cells of a region map that passes each number n on its n-th visit to the region.

Answer: the cells of the path in order; every path that fits is right.
Harder: larger maps with more numbers to satisfy at once.
Skills: deduction, search, spatial
Source: original generator; the puzzle is William Hu's.
"""

from __future__ import annotations

from collections import Counter
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import Cell, cells, fill, from_one, to_one, where
from bootcamp.lib.grid.faults import place
from bootcamp.lib.grid.loops import Path
from bootcamp.lib.grid.paths import hamiltonian_path, path_fault
from bootcamp.lib.grid.regions import RegionMap, random_regions
from bootcamp.lib.grid.symmetry import canonical_regions
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.grids._region_loops import CUT_BOARD, LoopMap, complete_fault, visits
from bootcamp.verifiers import Cell as CellFormat, Format, Path as PathFormat

_START, _GOAL, _BLANK = "S", "G", "."


class Haisu(Task["Haisu.Params", "Haisu.Instance", Path]):
    version = 1

    class Params(task.Params):
        rows: int = knob("the number of rows", levels=(4, 4, 5, 5, 6, 6, 7, 7, 8, 9), ge=3, le=12)
        cols: int = knob("the number of columns", levels=(4, 5, 5, 6, 6, 7, 7, 8, 8, 9), ge=4, le=12)
        largest: int = knob(
            "the most cells of a region; each has at least half as many",
            levels=(6, 7, 8, 9, 10, 11, 12, 13, 14, 15),
            ge=4,
            le=24,
        )
        numbers: int = knob("how many cells have a number", levels=(3, 4, 6, 7, 8, 10, 11, 13, 15, 18), ge=1, le=40)

    class Instance(LoopMap):
        numbers: tuple[tuple[str, ...], ...]

        @property
        def ends(self) -> tuple[Cell, Cell]:
            (start,), (goal,) = where(self.numbers, _START), where(self.numbers, _GOAL)
            return start, goal

    prompt = Prompt(
        en=r"""
        Here is the same board with a start (S), a goal (G) and some numbers; a dot is a cell without any:

        {{ numbers | board }}

        Draw a path from the start to the goal that passes every cell of the board exactly once, going from cell to
        neighbouring cell, horizontally or vertically.
        The path may come to a region several times. Each time it enters the region from another one, a new visit
        begins; the path begins with the first visit to the region of its start. A cell with the number n must be passed
        during the n-th visit of the path to the region of that cell.

        A cell is written (row, column); (1, 1) is the top left one. List the cells of the path in order, from the start
        to the goal. If there are several ways, give any one.
        """,
        zh=r"""
        同一棋盘上有起点（S）、终点（G）和一些数，点表示什么也没有的格：

        {{ numbers | board }}

        画一条从起点到终点的路线，恰好经过棋盘上每一格一次，每一步从一格水平或竖直地走到相邻的格。
        路线可以多次进入同一区域。每次从别的区域进入时开始一次新的访问；路线以对起点所在区域的第一次访问开始。
        写有数 n 的格，必须在路线第 n 次访问该格所在区域时经过。

        格子记为（行, 列），左上角是 (1, 1)。从起点到终点依次列出路线经过的格。如果有多种画法，给出任意一种即可。
        """,
        before=CUT_BOARD,
    )

    def format(self, instance: Instance) -> Format[Path]:
        return PathFormat(CellFormat(instance.rows, instance.cols))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Path]:
        rows, cols = params.rows, params.cols
        regions = random_regions(rows, cols, params.largest // 2, params.largest, rng)
        path = hamiltonian_path(rows, cols, rng)
        indices = _indices(path, regions)
        several = {regions[r][c] for (r, c), index in indices.items() if index > 1}
        telling = [(r, c) for r, c in path[1:-1] if regions[r][c] in several]
        if len(telling) < params.numbers:
            raise task.Retry
        marks = {cell: str(indices[cell]) for cell in rng.sample(telling, params.numbers)}
        marks |= {path[0]: _START, path[-1]: _GOAL}
        numbers = fill(rows, cols, (marks.get(cell, _BLANK) for cell in cells(rows, cols)))
        return self.Instance(regions=regions, numbers=numbers), to_one(path)

    def key(self, instance: Instance) -> object:
        return canonical_regions(instance.regions, instance.numbers)

    def check(self, instance: Instance, answer: Path) -> str:
        path, numbers = from_one(answer), instance.numbers
        fault = path_fault(path, set(cells(instance.rows, instance.cols))) or complete_fault(path, instance.regions)
        if fault:
            return fault
        if (path[0], path[-1]) != instance.ends:
            return "the path does not lead from the start to the goal"
        for (row, col), index in _indices(path, instance.regions).items():
            if numbers[row][col] not in (_START, _GOAL, _BLANK, str(index)):
                return f"{place((row, col))} is passed on visit {index} to its region, not on visit {numbers[row][col]}"
        return ""


def _indices(path: Path, regions: RegionMap) -> dict[Cell, int]:
    """Number the visits to each region; give for every cell of a path the visit that passes it."""
    count: Counter[int] = Counter()
    indices = {}
    for region, part in visits(path, regions, closed=False):
        count[region] += 1
        indices.update(dict.fromkeys(part, count[region]))
    return indices
