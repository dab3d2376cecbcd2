"""Draw one closed loop around clue cells that say whether they lie inside and how much of the loop lies ahead.

Answer: the cells of the loop in order, from any of them and either way round; every loop that fits is right.
Harder: larger boards with more clues to satisfy at once.
Skills: deduction, logic, spatial
Source: original generator; the puzzle is Palmer Mebane's.
"""

from __future__ import annotations

from itertools import pairwise
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import Cell, cells, fill, from_one, to_one
from bootcamp.lib.grid.faults import place
from bootcamp.lib.grid.loops import Edge, Path, edge, encloses, loop_edges, loop_fault
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.grids.loops._arrows import BLANK, ahead, arrows_key, clue_cells, random_arrow
from bootcamp.tasks.grids.loops._statements import LIST_LOOP
from bootcamp.tasks.grids.loops._winding import winding_loop
from bootcamp.verifiers import Cell as CellFormat, Format, Path as PathFormat

_INSIDE, _OUTSIDE, _ANYWHERE = "W", "B", "G"


class CastleWall(Task["CastleWall.Params", "CastleWall.Instance", Path]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(5, 5, 6, 6, 7, 7, 8, 9, 10, 11), ge=4, le=12)
        clues: int = knob("the number of clues", levels=(5, 6, 8, 9, 11, 12, 14, 17, 20, 24), ge=1, le=30)
        grey: int = knob(
            "the share of clues that do not tell their side, in percent",
            levels=(0, 20, 20, 20, 25, 25, 25, 25, 30, 30),
            ge=0,
            le=100,
        )

    class Instance(task.Instance):
        clues: tuple[tuple[str, ...], ...]

        @property
        def size(self) -> int:
            return len(self.clues)

    prompt = Prompt(
        en=r"""
        Some cells of this board hold a clue: a letter, a number and an arrow up (^), right (>), down (v) or left (<); a
        dot is an empty cell.

        {{ clues | board }}

        Draw one closed loop that goes from cell to neighbouring cell, horizontally or vertically, and passes no cell
        twice; it need not pass all cells.
        - The loop does not pass cells with a clue.
        - A cell with the letter W (white) lies inside the loop, one with B (black) outside; one with G (grey) may lie
          on either side.
        - The number says how many steps of the loop lie ahead of the arrow: steps between two neighbouring cells which
          are both in the row or column of the clue, on the side to which the arrow points.
        """,
        zh=r"""
        下面棋盘的一些格里有提示，由一个字母、一个数和一个箭头组成，箭头为上（^）、右（>）、下（v）或左（<）；点是空格。

        {{ clues | board }}

        画一条闭合回路，每一步从一格水平或竖直地走到相邻的格，同一格至多经过一次，不必经过所有的格。
        - 回路不经过有提示的格。
        - 字母为 W（白）的格在回路内部，为 B（黑）的格在回路外部，为 G（灰）的格在内部或外部均可。
        - 数表示箭头前方有回路的几步：只计这样的步，它连接的两个相邻格都在提示所在的行或列上，并且都在箭头所指的一侧。
        """,
        after=LIST_LOOP,
    )

    def format(self, instance: Instance) -> Format[Path]:
        return PathFormat(CellFormat(instance.size, instance.size), closed=True)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Path]:
        n = params.size
        loop = winding_loop(n, n, rng, share=0.7)
        left_out = [cell for cell in cells(n, n) if cell not in loop]
        if len(left_out) < params.clues:
            raise task.Retry
        clues, steps = {}, set(loop_edges(loop))
        for cell in rng.sample(left_out, params.clues):
            side = _INSIDE if encloses(loop, cell) else _OUTSIDE
            letter = _ANYWHERE if 100 * rng.random() < params.grey else side
            drawn = [random_arrow(cell, n, rng) for _ in range(3)]
            count, arrow = max((_steps_ahead(steps, cell, arrow, n), arrow) for arrow in drawn)
            clues[cell] = f"{letter}{count}{arrow}"
        board = fill(n, n, (clues.get(cell, BLANK) for cell in cells(n, n)))
        return self.Instance(clues=board), to_one(loop)

    def key(self, instance: Instance) -> object:
        return arrows_key(instance.clues)

    def check(self, instance: Instance, answer: Path) -> str:
        loop, n = from_one(answer), instance.size
        fault = loop_fault(loop, n, n)
        if fault:
            return fault
        steps = set(loop_edges(loop))
        for cell, clue in clue_cells(instance.clues).items():
            if cell in loop:
                return f"the loop passes the clue in {place(cell)}"
            side = _INSIDE if encloses(loop, cell) else _OUTSIDE
            if clue[0] not in (side, _ANYWHERE):
                return f"the clue {clue} in {place(cell)} is {'inside' if side == _INSIDE else 'outside'} the loop"
            found = _steps_ahead(steps, cell, clue, n)
            if found != int(clue[1:-1]):
                return f"{found} steps of the loop lie ahead of the clue {clue} in {place(cell)}"
        return ""


def _steps_ahead(steps: set[Edge], cell: Cell, clue: str, n: int) -> int:
    """Count the steps of a loop that lie on the line at which the arrow of a clue points."""
    return sum(edge(a, b) in steps for a, b in pairwise(ahead(cell, clue, n)))
