"""Fill a grid with vertical and horizontal strokes so that the bars that they form have the stated lengths.

Answer: the grid in V (vertical), H (horizontal) and # (black); every filling that agrees with the numbers is right.
Harder: larger grids with longer bars, more numbers and more black cells.
Skills: deduction, logic, spatial
Source: original generator; the puzzle appeared in Nikoli's magazine as Tatebo-Yokobo.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import SIDES, Cell, cells, fill, lines, size
from bootcamp.lib.grid.faults import place
from bootcamp.lib.grid.symmetry import canonical
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Board, Format, Grid


class TateboYokobo(Task["TateboYokobo.Params", "TateboYokobo.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(3, 4, 4, 5, 6, 6, 7, 8, 9, 10), ge=3, le=12)
        black: int = knob("the number of black cells", levels=(1, 1, 2, 2, 3, 4, 5, 6, 8, 10), ge=0, le=20)
        numbered: int = knob(
            "the share of cells with a number, in percent",
            levels=(60, 65, 65, 65, 65, 65, 60, 60, 60, 60),
            ge=10,
            le=100,
        )
        straight: int = knob(
            "how often a bar goes on to the next cell, in percent",
            levels=(30, 30, 40, 40, 50, 50, 55, 55, 60, 60),
            ge=0,
            le=90,
        )

    class Instance(task.Instance):
        signs: Board

    prompt = Prompt(
        en=r"""
        In this grid cells marked # are black, with or without a number behind the #; all other cells are white. A dot
        is a white cell without a number.

        {{ signs | board }}

        Write V (a vertical stroke) or H (a horizontal stroke) into every white cell. Strokes join to bars: a vertical
        bar is a longest run of cells with V in a column, a horizontal bar a longest run of cells with H in a row. A
        single stroke with no other to join is a bar of one cell.

        - The number in a white cell is the length, in cells, of the bar to which the cell belongs.
        - The number in a black cell tells how many bars end at it: how many of the cells directly above and below it
          hold V and of those directly left and right of it hold H.

        Draw the grid with V and H in the white cells and # (without its number) in the black cells. If there are
        several solutions, give any one.
        """,
        zh=r"""
        下面的方格中，标有 # 的是黑格，# 后面可能带有数；其余都是白格，点是没有数的白格。

        {{ signs | board }}

        在每个白格里填 V（竖线）或 H（横线）。线段连成条：同一列中连续的 V 连成一条竖条，同一行中连续的 H 连成一条横条，
        条要尽量长；没有其他线段可连的一段单独成条，占一格。

        - 白格里的数是该格所在的条的长度（格数）。
        - 黑格里的数表示有几根条的端点抵在它上面：
          即紧邻它上方和下方的格中填 V 的个数，加上紧邻它左侧和右侧的格中填 H 的个数。

        画出结果：白格填 V 或 H，黑格用 #（不带数）表示。如果有多个解，给出任意一个即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(*size(instance.signs), "VH#")

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        n = params.size
        black = set(rng.sample(list(cells(n, n)), params.black))
        solution = _strokes(n, black, params.straight, rng)
        numbers = _numbers(solution)
        shown = set(rng.sample(list(cells(n, n)), params.numbered * n * n // 100))
        signs = {
            cell: ("#" if cell in black else "") + (str(numbers[cell]) if cell in shown else "") or "."
            for cell in cells(n, n)
        }
        return self.Instance(signs=fill(n, n, signs.values())), solution

    def key(self, instance: Instance) -> object:
        return canonical(instance.signs)

    def check(self, instance: Instance, answer: Board) -> str:
        numbers = _numbers(answer)
        for row, col in cells(*size(answer)):
            sign = instance.signs[row][col]
            if sign.startswith("#") != (answer[row][col] == "#"):
                return f"the colour of {place((row, col))} was changed"
            if sign.strip("#.") not in ("", str(numbers[row, col])):
                return f"{place((row, col))} has {numbers[row, col]}, not {sign.strip('#')}"
        return ""


def _strokes(n: int, black: set[Cell], straight: int, rng: Random) -> Board:
    """Draw random strokes, cell by cell, that often lengthen a bar beside them."""
    stroke = dict.fromkeys(sorted(black), "#")
    order = [cell for cell in cells(n, n) if cell not in black]
    rng.shuffle(order)
    for cell in order:
        joining = _joining(cell, stroke) if rng.randrange(100) < straight else []
        stroke[cell] = rng.choice(joining or "VH")
    return fill(n, n, (stroke[cell] for cell in cells(n, n)))


def _joining(cell: Cell, sign: Mapping[Cell, str]) -> list[str]:
    """List the strokes beside a cell that run towards it."""
    beside = [("V" if down else "H", sign.get((cell[0] + down, cell[1] + right))) for down, right in SIDES]
    return [stroke for stroke, found in beside if stroke == found]


def _numbers(board: Board) -> dict[Cell, int]:
    """Give the length of the bar through each white cell and the number of bars that end at each black one."""
    rows, cols = size(board)
    sign = {(row, col): board[row][col] for row, col in cells(rows, cols)}
    numbers = {cell: len(_joining(cell, sign)) for cell in sign}
    for index, line in enumerate(lines(rows, cols)):
        along = "H" if index < rows else "V"
        for stroke, group in groupby(line, sign.__getitem__):
            bar = tuple(group)
            if stroke == along:
                numbers.update(dict.fromkeys(bar, len(bar)))
    return numbers
