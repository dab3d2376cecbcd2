"""Draw one closed loop through every white cell of a board with black cells.

Answer: the cells of the loop in order, from any of them and either way round; every such loop is right.
Harder: larger boards.
Skills: deduction, search, spatial
Source: original generator; Hamiltonian cycles of grid graphs, as in Itai, Papadimitriou and Szwarcfiter (1982).
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import from_one, mark, to_one, where
from bootcamp.lib.grid.faults import place
from bootcamp.lib.grid.loops import Path, loop_fault, random_loop
from bootcamp.lib.grid.symmetry import canonical
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.grids.loops._statements import LIST_LOOP
from bootcamp.verifiers import Cell as CellFormat, Format, Path as PathFormat

_BLACK, _WHITE = "#", "."


class SimpleLoop(Task["SimpleLoop.Params", "SimpleLoop.Instance", Path]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(6, 6, 7, 7, 8, 8, 9, 9, 10, 10), ge=4, le=14)
        inside: int = knob(
            "how much the loop encloses, in percent; it winds most at 50",
            levels=(60, 50, 55, 50, 55, 50, 55, 50, 55, 50),
            ge=40,
            le=70,
        )

    class Instance(task.Instance):
        cells: tuple[tuple[str, ...], ...]

        @property
        def size(self) -> int:
            return len(self.cells)

    prompt = Prompt(
        en=r"""
        Some cells of this board are black (#), the others white (.):

        {{ cells | board }}

        Draw one closed loop that passes every white cell exactly once and no black cell. It goes from cell to
        neighbouring cell, horizontally or vertically.
        """,
        zh=r"""
        下面的棋盘上有些格是黑格（#），其余是白格（.）：

        {{ cells | board }}

        画一条闭合回路，恰好经过每个白格一次，不经过黑格。回路每一步从一格水平或竖直地走到相邻的格。
        """,
        after=LIST_LOOP,
    )

    def format(self, instance: Instance) -> Format[Path]:
        return PathFormat(CellFormat(instance.size, instance.size), closed=True)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Path]:
        loop = random_loop(params.size, params.size, rng, params.inside / 100)
        if len(loop) < params.size * params.size // 2:
            raise task.Retry
        return self.Instance(cells=mark(params.size, params.size, loop, _WHITE, _BLACK)), to_one(loop)

    def key(self, instance: Instance) -> object:
        return canonical(instance.cells)

    def check(self, instance: Instance, answer: Path) -> str:
        loop = from_one(answer)
        fault = loop_fault(loop, instance.size, instance.size)
        if fault:
            return fault
        for cell in where(instance.cells, _BLACK):
            if cell in loop:
                return f"the loop passes the black cell in {place(cell)}"
        for cell in where(instance.cells, _WHITE):
            if cell not in loop:
                return f"the loop leaves out {place(cell)}"
        return ""
