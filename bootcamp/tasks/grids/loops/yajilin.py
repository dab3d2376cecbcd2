"""Shade cells and draw one closed loop through all others, given by arrows that count the shaded cells ahead.

Answer: the shaded cells and the cells of the loop in order; every pair that fits is right.
Harder: larger boards with more clues to satisfy at once.
Skills: deduction, logic, spatial
Source: original generator; the puzzle is Nikoli's.
"""

from __future__ import annotations

from collections.abc import Collection
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.grid.board import Cell, cells, fill, from_one, to_one
from bootcamp.lib.grid.faults import place
from bootcamp.lib.grid.loops import loop_fault
from bootcamp.lib.grid.shading import touching
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.grids.loops._arrows import BLANK, ahead, arrows_key, clue_cells, random_arrow
from bootcamp.tasks.grids.loops._winding import winding_loop
from bootcamp.verifiers import Cell as CellFormat, Cells, Format, Path as PathFormat, Record

Answer = dict[str, Any]


class Yajilin(Task["Yajilin.Params", "Yajilin.Instance", Answer]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(5, 6, 6, 7, 7, 8, 8, 9, 9, 10), ge=4, le=12)
        clues: int = knob("the number of clues", levels=(5, 7, 8, 10, 11, 13, 14, 15, 17, 19), ge=1, le=24)

    class Instance(task.Instance):
        clues: tuple[tuple[str, ...], ...]

    prompt = Prompt(
        en=r"""
        Some cells of this board hold a clue, a number and an arrow up (^), right (>), down (v) or left (<); a dot is an
        empty cell.

        {{ clues | board }}

        Shade some of the empty cells and draw one closed loop:
        - The loop goes from cell to neighbouring cell, horizontally or vertically. It passes every empty cell that is
          not shaded exactly once, and no other cell.
        - No two shaded cells share a side.
        - The number of a clue counts the shaded cells from there to the edge of the board in the direction of the
          arrow. Cells with a clue are never shaded.

        A cell is written (row, column); (1, 1) is the top left one. Give the shaded cells in any order, and the cells
        of the loop in order, each once, starting anywhere; every two that follow each other must be neighbours, and so
        must the last and the first. If there are several ways, give any one.
        """,
        zh=r"""
        下面棋盘的一些格里有提示，由一个数和一个箭头组成，箭头为上（^）、右（>）、下（v）或左（<）；点是空格。

        {{ clues | board }}

        把一些空格涂黑，并画一条闭合回路：
        - 回路每一步从一格水平或竖直地走到相邻的格，恰好经过每个没有涂黑的空格一次，不经过其他格。
        - 任意两个黑格不能有公共边。
        - 提示中的数等于从该格沿箭头方向直到棋盘边界的黑格数。有提示的格不能涂黑。

        格子记为（行, 列），左上角是 (1, 1)。给出黑格（顺序任意），并从任意一格开始依次列出回路经过的格，每格只写一次；
        前后相邻的两格必须在棋盘上相邻，最后一格与第一格也必须相邻。如果有多种画法，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        n = len(instance.clues)
        return Record(shaded=Cells(rows=n, cols=n), loop=PathFormat(CellFormat(n, n), closed=True))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        n = params.size
        loop = winding_loop(n, n, rng, share=0.65)
        rest = [cell for cell in cells(n, n) if cell not in loop]
        rng.shuffle(rest)
        apart: list[Cell] = []
        for cell in rest:
            if touching([*apart, cell]) is None:
                apart.append(cell)
        spare = params.clues - (len(rest) - len(apart))
        if not 0 <= spare < len(apart):
            raise task.Retry
        shaded = apart[spare:]
        clues = {}
        for cell in sorted(set(rest).difference(shaded)):
            arrows = {arrow: _count(cell, arrow, shaded, n) for arrow in (random_arrow(cell, n, rng) for _ in range(3))}
            arrow = max(arrows, key=arrows.__getitem__)
            clues[cell] = f"{arrows[arrow]}{arrow}"
        board = fill(n, n, (clues.get(cell, BLANK) for cell in cells(n, n)))
        return self.Instance(clues=board), {"shaded": frozenset(to_one(shaded)), "loop": to_one(loop)}

    def key(self, instance: Instance) -> object:
        return arrows_key(instance.clues)

    def check(self, instance: Instance, answer: Answer) -> str:
        n, clues = len(instance.clues), clue_cells(instance.clues)
        loop, shaded = from_one(answer["loop"]), set(from_one(answer["shaded"]))
        fault = loop_fault(loop, n, n)
        if fault:
            return fault
        pair = touching(shaded)
        if pair:
            return f"the shaded cell in {place(pair)} shares a side with another"
        passed = set(loop)
        for cell in cells(n, n):
            kinds = (cell in clues) + (cell in shaded) + (cell in passed)
            if not kinds:
                return f"{place(cell)} is neither shaded nor on the loop"
            if kinds > 1:
                return f"{place(cell)} is more than one of these: a clue, shaded, on the loop"
        for cell, clue in clues.items():
            found = _count(cell, clue, shaded, n)
            if found != int(clue[:-1]):
                return f"the arrow in {place(cell)} meets {found} shaded cells, not {clue[:-1]}"
        return ""


def _count(cell: Cell, clue: str, shaded: Collection[Cell], n: int) -> int:
    """Count the shaded cells at which the arrow of a clue points."""
    return sum(other in shaded for other in ahead(cell, clue, n))
