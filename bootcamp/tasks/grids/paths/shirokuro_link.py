"""Join every white circle with a black one by straight lines that do not cross.

Answer: for every white circle, the black circle that it is joined with; every such pairing is right.
Harder: larger boards with more circles.
Skills: deduction, search, spatial
Source: original generator; the puzzle is known as Shirokuro Link or Wblink.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import Cell, cells, fill, from_one, size, to_one, where
from bootcamp.lib.grid.faults import place
from bootcamp.lib.grid.symmetry import canonical
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.grids.paths._straight import draw_pairs, straight
from bootcamp.verifiers import Board, Cell as CellFormat, Format, Mapping

Partners = dict[Cell, Cell]
_WHITE, _BLACK, _BLANK = "W", "B", "."


class ShirokuroLink(Task["ShirokuroLink.Params", "ShirokuroLink.Instance", Partners]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(4, 5, 6, 7, 7, 8, 9, 10, 11, 12), ge=4, le=14)
        pairs: int = knob("the number of white circles", levels=(4, 6, 8, 11, 12, 15, 19, 23, 28, 34), ge=3, le=45)

    class Instance(task.Instance):
        circles: Board

    prompt = Prompt(
        en=r"""
        On this board, W is a white circle, B a black circle and a dot an empty cell:

        {{ circles | board }}

        Join every white circle with one black circle by a line from cell to cell:
        - A line is straight, horizontal or vertical.
        - Every circle, white or black, is the end of exactly one line.
        - A line passes through no circle on its way, and no two lines cross.

        A cell is written (row, column); (1, 1) is the top left one. For every white circle, give the cell of the black
        circle with which it is joined. If there are several ways, give any one.
        """,
        zh=r"""
        下面的棋盘中，W 是白圆，B 是黑圆，点是空格：

        {{ circles | board }}

        用线段把每个白圆与一个黑圆连起来：
        - 线段是水平或竖直的直线。
        - 每个圆，不论黑白，恰好是一条线段的端点。
        - 线段中途不能穿过任何圆，任何两条线段不能交叉。

        格子记为（行, 列），左上角是 (1, 1)。对每个白圆，给出与它相连的黑圆所在的格。如果有多种连法，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Partners]:
        cell = CellFormat(*size(instance.circles))
        return Mapping(cell, cell, to_one(where(instance.circles, _WHITE)))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Partners]:
        n = params.size
        partners = dict(sorted(draw_pairs(n, params.pairs, rng)))
        symbols = dict.fromkeys(partners, _WHITE) | dict.fromkeys(partners.values(), _BLACK)
        circles = fill(n, n, (symbols.get(cell, _BLANK) for cell in cells(n, n)))
        return self.Instance(circles=circles), dict(zip(to_one(partners), to_one(partners.values()), strict=True))

    def key(self, instance: Instance) -> object:
        return canonical(instance.circles)

    def check(self, instance: Instance, answer: Partners) -> str:
        circles = set(where(instance.circles, _WHITE, _BLACK))
        used: set[Cell] = set()
        for white, black in map(from_one, answer.items()):
            if instance.circles[black[0]][black[1]] != _BLACK:
                return f"there is no black circle in {place(black)}"
            line = straight(white, black)
            if not line:
                return f"{place(white)} and {place(black)} are not in one line"
            if not circles.isdisjoint(line[1:-1]):
                return f"the line from {place(white)} to {place(black)} passes through a circle"
            if not used.isdisjoint(line):
                return f"two lines meet in {place(min(used.intersection(line)))}"
            used.update(line)
        return ""
