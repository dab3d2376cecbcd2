"""Draw one closed loop whose stretches through the cells around each clue have the lengths that the clue lists.

Answer: the cells of the loop in order, from any of them and either way round; every loop that fits is right.
Harder: larger boards with more clues to satisfy at once.
Skills: deduction, logic, spatial
Source: original generator; the puzzle, Tapa-Like Loop, is a loop variant of Serkan Yürekli's Tapa.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import KING, Cell, cells, fill, from_one, graph, to_one
from bootcamp.lib.grid.faults import place
from bootcamp.lib.grid.loops import Path, loop_fault
from bootcamp.lib.grid.symmetry import canonical
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.grids.loops._statements import LIST_LOOP
from bootcamp.tasks.grids.loops._winding import winding_loop
from bootcamp.verifiers import Cell as CellFormat, Format, Path as PathFormat

_BLANK = "."


class TapaLikeLoop(Task["TapaLikeLoop.Params", "TapaLikeLoop.Instance", Path]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(5, 5, 6, 6, 7, 7, 8, 8, 9, 10), ge=4, le=12)
        clues: int = knob("the number of clues", levels=(4, 5, 7, 8, 10, 11, 13, 14, 17, 20), ge=1, le=30)

    class Instance(task.Instance):
        clues: tuple[tuple[str, ...], ...]

        @property
        def size(self) -> int:
            return len(self.clues)

    prompt = Prompt(
        en=r"""
        Some cells of this board hold a clue of one or more numbers; a dot is an empty cell.

        {{ clues | board }}

        Draw one closed loop that goes from cell to neighbouring cell, horizontally or vertically, and passes no cell
        twice; it need not pass all cells.
        - The loop does not pass cells with a clue.
        - Look at the cells around a clue, those that share a side or a corner with it. The loop runs through them in
          one or several stretches: a stretch is a longest run of cells that follow each other along the loop and all
          lie around the clue. The clue lists the numbers of cells of all these stretches, in increasing order; it is 0
          if the loop passes none of the cells around it.
        """,
        zh=r"""
        下面棋盘的一些格里有提示，由一个或几个数组成；点是空格。

        {{ clues | board }}

        画一条闭合回路，每一步从一格水平或竖直地走到相邻的格，同一格至多经过一次，不必经过所有的格。
        - 回路不经过有提示的格。
        - 看提示周围的格，即与提示所在格有公共边或公共角的格。回路分成一段或几段穿过这些格：
          一段是沿回路依次相连、并且都在提示周围的尽可能长的一串格。提示从小到大列出所有这些段的格数；
          若回路不经过周围任何一格，提示为 0。
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
        order = {cell: k for k, cell in enumerate(loop)}
        clues = {cell: _clue(order, cell, n) for cell in rng.sample(left_out, params.clues)}
        board = fill(n, n, (clues.get(cell, _BLANK) for cell in cells(n, n)))
        return self.Instance(clues=board), to_one(loop)

    def key(self, instance: Instance) -> object:
        return canonical(instance.clues)

    def check(self, instance: Instance, answer: Path) -> str:
        loop, n = from_one(answer), instance.size
        fault = loop_fault(loop, n, n)
        if fault:
            return fault
        order = {cell: k for k, cell in enumerate(loop)}
        for row, col in cells(n, n):
            clue = instance.clues[row][col]
            if clue == _BLANK:
                continue
            if (row, col) in order:
                return f"the loop passes the clue in {place((row, col))}"
            found = _clue(order, (row, col), n)
            if found != clue:
                return f"the stretches around {place((row, col))} have the lengths {found}, not {clue}"
        return ""


def _clue(order: Mapping[Cell, int], cell: Cell, n: int) -> str:
    """List the lengths of the stretches around a cell of a loop whose cells are numbered in `order`."""
    around = sorted(order[other] for other in graph(n, n, KING)[cell] if other in order)
    lengths: list[int] = []
    for k in around:
        if k - 1 in around:
            lengths[-1] += 1
        else:
            lengths.append(1)
    if len(lengths) > 1 and around[0] == 0 and around[-1] == len(order) - 1:
        lengths[0] += lengths.pop()
    return ",".join(map(str, sorted(lengths))) or "0"
