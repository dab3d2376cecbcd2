"""Draw one path through all cells of a board that meets numbered checkpoints in order and crosses no wall.

Answer: the cells in the order of the path; every such path is right.
Harder: larger boards with more checkpoints and walls.
Skills: planning, search, spatial
Source: original generator; the puzzle is known as Zip (LinkedIn, 2025).
"""

from __future__ import annotations

from itertools import pairwise
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import Cell, Numbers, cells, fill, from_one, pairs, size, to_one
from bootcamp.lib.grid.clues import clue_cells
from bootcamp.lib.grid.drawing import draw_marks
from bootcamp.lib.grid.faults import place
from bootcamp.lib.grid.loops import Edge, Path, edge
from bootcamp.lib.grid.paths import hamiltonian_path, path_fault
from bootcamp.lib.grid.symmetry import canonical_marks
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Cell as CellFormat, Format, Path as PathFormat


class CheckpointPath(Task["CheckpointPath.Params", "CheckpointPath.Instance", Path]):
    version = 1

    class Params(task.Params):
        rows: int = knob("the number of rows", levels=(3, 4, 4, 5, 5, 6, 6, 7, 8, 8), ge=3, le=9)
        cols: int = knob("the number of columns", levels=(4, 4, 5, 5, 6, 6, 7, 7, 7, 8), ge=3, le=9)
        checkpoints: int = knob(
            "the number of checkpoints, the two ends included", levels=(4, 5, 6, 6, 7, 8, 9, 10, 11, 12), ge=2, le=20
        )
        walls: int = knob("the number of walls", levels=(1, 2, 3, 4, 6, 8, 10, 12, 15, 18), ge=0, le=30)

    class Instance(task.Instance):
        checkpoints: Numbers
        walls: tuple[Edge, ...]

        @property
        def rows(self) -> int:
            return len(self.checkpoints)

        @property
        def cols(self) -> int:
            return len(self.checkpoints[0])

        @property
        def last(self) -> int:
            return len(clue_cells(self.checkpoints))

        @property
        def board(self) -> str:
            return draw_marks(self.checkpoints, {(a, b): "|" if a[0] == b[0] else "-" for a, b in self.walls})

    prompt = Prompt(
        en=r"""
        This board has {{ rows }} rows and {{ cols }} columns. A number is a checkpoint, a dot an empty cell. The sign |
        between two cells of a row, or - between two cells of a column, is a wall.

        {{ board }}

        Draw one path through the board:
        - it goes from cell to cell by common sides, never across a wall;
        - it visits every cell exactly once, the checkpoints included;
        - it starts at checkpoint 1, ends at checkpoint {{ last }} and meets the checkpoints in increasing order.

        A cell is written (row, column); (1, 1) is the top left one. List all cells in the order of the path. If there
        are several paths, give any one.
        """,
        zh=r"""
        下面的棋盘有 {{ rows }} 行 {{ cols }} 列。数字是检查点，点是空格。
        同一行两格之间的 |，或同一列两格之间的 -，表示一堵墙。

        {{ board }}

        画一条路线：
        - 每一步穿过公共边走到相邻的格，不能穿墙；
        - 每一格恰好经过一次，检查点也在内；
        - 从检查点 1 出发，到检查点 {{ last }} 结束，并按从小到大的顺序经过各检查点。

        格子记为（行, 列），左上角是 (1, 1)。按经过的顺序列出所有的格。如果有多条路线，给出任意一条即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Path]:
        return PathFormat(CellFormat(instance.rows, instance.cols))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Path]:
        rows, cols = params.rows, params.cols
        path = hamiltonian_path(rows, cols, rng)
        between = range(1, len(path) - 1)
        marked = [0, *sorted(rng.sample(between, min(len(between), params.checkpoints - 2))), len(path) - 1]
        number = {path[step]: index for index, step in enumerate(marked, 1)}
        crossed = {edge(a, b) for a, b in pairwise(path)}
        free = [pair for pair in pairs(rows, cols) if pair not in crossed]
        walls = rng.sample(free, min(len(free), params.walls))
        checkpoints = fill(rows, cols, map(number.get, cells(rows, cols)))
        return self.Instance(checkpoints=checkpoints, walls=tuple(sorted(walls))), to_one(path)

    def key(self, instance: Instance) -> object:
        marks: list[tuple[tuple[Cell, ...], object]] = [
            ((cell,), number) for cell, number in clue_cells(instance.checkpoints).items()
        ]
        marks += [(wall, "wall") for wall in instance.walls]
        return canonical_marks(instance.rows, instance.cols, marks, ordered=False)

    def check(self, instance: Instance, answer: Path) -> str:
        path = from_one(answer)
        fault = path_fault(path, set(cells(*size(instance.checkpoints))))
        if fault:
            return fault
        for a, b in pairwise(path):
            if edge(a, b) in instance.walls:
                return f"the path crosses the wall between {place(a)} and {place(b)}"
        if len(path) < instance.rows * instance.cols:
            return f"the path visits {len(path)} of {instance.rows * instance.cols} cells"
        numbers = clue_cells(instance.checkpoints)
        met = [numbers[cell] for cell in path if cell in numbers]
        if met != sorted(met):
            return "the path does not meet the checkpoints in order"
        return "" if path[0] in numbers and path[-1] in numbers else "the path does not start and end at checkpoints"
