"""Draw one closed loop that has every dot of a board in the middle of a straight run.

Answer: the cells of the loop in order, from any of them and either way round; every loop that fits is right.
Harder: larger boards with more dots to satisfy at once.
Skills: deduction, logic, spatial
Source: original generator; the puzzle is Nikoli's.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import Cell, cells, fill, from_one, to_one
from bootcamp.lib.grid.drawing import draw_marks, listing
from bootcamp.lib.grid.loops import Path, loop_fault, random_loop, turns
from bootcamp.lib.grid.symmetry import canonical_marks
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.grids.loops._statements import LIST_LOOP
from bootcamp.verifiers import Cell as CellFormat, Format, Path as PathFormat

Dot = tuple[Cell, ...]  # the cell in whose centre the dot is, or the two cells between which it is


class MidLoop(Task["MidLoop.Params", "MidLoop.Instance", Path]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(5, 5, 6, 6, 7, 7, 8, 8, 9, 10), ge=4, le=12)
        dots: int = knob(
            "the share of straight runs that have a dot, in percent",
            levels=(60, 70, 70, 75, 75, 80, 80, 85, 85, 85),
            ge=10,
            le=100,
        )

    class Instance(task.Instance):
        size: int
        dots: tuple[Dot, ...]

        @property
        def board(self) -> str:
            centres = {dot[0] for dot in self.dots if len(dot) == 1}
            board = fill(self.size, self.size, ("O" if c in centres else None for c in cells(self.size, self.size)))
            return draw_marks(board, {(dot[0], dot[1]): "o" for dot in self.dots if len(dot) == 2})

        @property
        def coordinates(self) -> str:
            return ", ".join(
                f"({_mean(row)}, {_mean(col)})" for row, col in (zip(*dot, strict=True) for dot in self.dots)
            )

    prompt = Prompt(
        en=r"""
        This board of {{ size }}×{{ size }} cells has dots. A full stop is a cell without a dot and O a cell with a dot
        in its centre; o, printed between two neighbouring cells, is a dot on the middle of the side that they share.

        {{ board }}

        Again by (row, column), where (1, 1) is the centre of the top left cell and halves lie between two cells:
        {{ coordinates }}.

        Draw one closed loop that goes from the centre of a cell to the centre of a neighbouring cell, horizontally or
        vertically, and passes no cell twice; it need not pass all cells.
        A straight run is a part of the loop between two turns that follow each other: it goes straight from the centre
        of a cell where the loop turns to the centre of the next cell where it turns. Every dot must be exactly in the
        middle of a straight run. There may be straight runs without a dot.
        """,
        zh=r"""
        下面 {{ size }}×{{ size }} 的棋盘上有一些圆点。英文句点是没有圆点的格，O 是中心有圆点的格；
        写在相邻两格之间的 o 是位于两格公共边中点的圆点。

        {{ board }}

        用（行, 列）再列一遍，其中 (1, 1) 是左上角那格的中心，半整数表示在两格之间：{{ coordinates }}。

        画一条闭合回路，每一步从一格的中心水平或竖直地走到相邻格的中心，同一格至多经过一次，不必经过所有的格。
        直段是回路在相继两次转弯之间的部分：从一个转弯格的中心直行到下一个转弯格的中心。
        每个圆点都必须恰好在某个直段的正中间。可以有不含圆点的直段。
        """,
        after=LIST_LOOP,
    )

    def format(self, instance: Instance) -> Format[Path]:
        return PathFormat(CellFormat(instance.size, instance.size), closed=True)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Path]:
        loop = random_loop(params.size, params.size, rng)
        middles = sorted(_middles(loop))
        dots = sorted(rng.sample(middles, params.dots * len(middles) // 100))
        return self.Instance(size=params.size, dots=tuple(dots)), to_one(loop)

    def key(self, instance: Instance) -> object:
        return canonical_marks(instance.size, instance.size, ((dot, "") for dot in instance.dots), ordered=False)

    def check(self, instance: Instance, answer: Path) -> str:
        loop = from_one(answer)
        fault = loop_fault(loop, instance.size, instance.size)
        if fault:
            return fault
        middles = _middles(loop)
        missed = next((dot for dot in instance.dots if dot not in middles), None)
        if missed:
            where = "in" if len(missed) == 1 else "between"
            return f"the dot {where} {listing(missed)} is not in the middle of a straight run"
        return ""


def _middles(loop: Path) -> set[Dot]:
    """Give the middle of every straight run of a loop."""
    corners = [cell for cell, bend in zip(loop, turns(loop), strict=True) if bend]
    middles: set[Dot] = set()
    for (row, col), (r, c) in zip(corners, corners[1:] + corners[:1], strict=True):
        first, second = ((row + r) // 2, (col + c) // 2), ((row + r + 1) // 2, (col + c + 1) // 2)
        middles.add((first, second) if first != second else (first,))
    return middles


def _mean(places: Sequence[int]) -> str:
    """Write the middle of one or two neighbouring rows or columns, counted from 1."""
    return str(places[0] + 1) if places[0] == places[-1] else f"{places[0] + 1}.5"
