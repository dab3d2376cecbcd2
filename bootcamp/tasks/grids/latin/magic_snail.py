"""Place the numbers 1 to k once in every line so that they come round in order along a spiral.

Answer: the completed grid with a dot for each empty cell; every way is right.
Harder: larger grids with more numbers and fewer given cells.
Skills: deduction, logic, search
Source: original generator; the puzzle is known as magic snail or magic spiral.
"""

from __future__ import annotations

from itertools import cycle
from random import Random

from bootcamp import task
from bootcamp.lib.grid.between import line_name
from bootcamp.lib.grid.board import Cell, cells, fill, lines
from bootcamp.lib.grid.clues import random_solution, show
from bootcamp.lib.grid.faults import givens_fault, place
from bootcamp.lib.solver.sat import Sat
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Board, Format, Grid

_EMPTY = "."


class MagicSnail(Task["MagicSnail.Params", "MagicSnail.Instance", Board]):
    version = 1

    class Params(task.Params):
        n: int = knob(
            "the number of rows and of columns; with high = 4 at least 7",
            levels=(5, 6, 6, 6, 7, 7, 8, 7, 8, 9),
            ge=5,
            le=10,
        )
        high: int = knob("the largest number", levels=(3, 3, 3, 3, 3, 3, 3, 4, 4, 4), ge=3, le=4)
        givens: int = knob(
            "how many cells are given, half of them numbers", levels=(8, 10, 8, 6, 10, 8, 10, 6, 4, 2), ge=0, le=40
        )

    class Instance(task.Instance):
        high: int
        givens: tuple[tuple[str | None, ...], ...]

        @property
        def n(self) -> int:
            return len(self.givens)

    prompt = Prompt(
        en=r"""
        Put numbers from 1 to {{ high }} into some cells of this {{ n }}×{{ n }} grid and leave the other cells empty.
        A cell marked _ is not decided yet; given numbers and given empty cells (a dot) stay as they are.

        {{ givens | board(blank="_") }}

        - Every row and every column must hold each of the numbers 1 to {{ high }} exactly once.
        - Follow the spiral that begins in the top left cell and passes all cells: right along the first row, down the
          last column, left along the last row, up the first column to the second row, and so on clockwise inwards. The
          numbers met on the way, empty cells left out, must be 1 to {{ high }} in increasing order, then again and
          again 1 to {{ high }} in increasing order, to the end.

        If there are several ways, give any one. Give the grid with a dot for each empty cell.
        """,
        zh=r"""
        在下面 {{ n }}×{{ n }} 方阵的一些格中填入 1 到 {{ high }} 的数，其余的格留空。
        标 _ 的格尚未确定；已给出的数和已给出的空格（点）不能改变。

        {{ givens | board(blank="_") }}

        - 每行、每列都必须恰好包含 1 到 {{ high }} 的每个数各一次。
        - 从左上角的格出发，沿螺旋线经过所有的格：先沿第一行向右，再沿最后一列向下，沿最后一行向左，
          沿第一列向上到第二行，如此按顺时针方向一圈圈向内。
          途中依次遇到的数（略过空格）必须是从小到大的 1 到 {{ high }}，再是 1 到 {{ high }}，如此循环到底。

        如果有多种填法，给出任意一种即可。请给出填好的方阵，空格用点（.）表示。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(instance.n, instance.n, (*map(str, range(1, instance.high + 1)), _EMPTY))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        n = params.n
        sat, marks = _model(n, params.high)
        held = {cell: str(number) for cell, number in random_solution(sat, marks, rng)}
        symbols = [held.get(cell, _EMPTY) for cell in cells(n, n)]
        numbers, empty = ([i for i, symbol in enumerate(symbols) if (symbol == _EMPTY) == blank] for blank in (0, 1))
        shown = rng.sample(numbers, params.givens // 2) + rng.sample(empty, params.givens - params.givens // 2)
        return self.Instance(high=params.high, givens=show(n, n, symbols, shown)), fill(n, n, symbols)

    def check(self, instance: Instance, answer: Board) -> str:
        n, numbers = instance.n, [str(number) for number in range(1, instance.high + 1)]
        fault = givens_fault(instance.givens, answer)
        if fault:
            return fault
        for index, line in enumerate(lines(n, n)):
            if sorted(answer[row][col] for row, col in line if answer[row][col] != _EMPTY) != numbers:
                return f"{line_name(index, n)} does not hold each number exactly once"
        met = [(row, col) for row, col in _spiral(n) if answer[row][col] != _EMPTY]
        for (row, col), number in zip(met, cycle(numbers), strict=False):
            if answer[row][col] != number:
                return f"along the spiral, {number} should come where {place((row, col))} holds {answer[row][col]}"
        return ""


def _spiral(n: int) -> list[Cell]:
    """List the cells along the spiral that runs clockwise inwards from the top left corner."""
    board = fill(n, n, cells(n, n))
    path: list[Cell] = []
    while board:
        path += board[0]
        board = tuple(zip(*board[1:], strict=True))[::-1]
    return path


def _model(n: int, high: int) -> tuple[Sat, dict[tuple[Cell, int], int]]:
    """Model the numbers of the cells; before each cell of the spiral one number is the last that was met."""
    sat = Sat()
    marks = {(cell, number): sat.variable() for cell in cells(n, n) for number in range(1, high + 1)}
    for number in range(1, high + 1):
        for line in lines(n, n):
            sat.exactly_one([marks[cell, number] for cell in line])
    last = sat.variables(high)
    sat.add(last[-1])
    for cell in _spiral(n):
        before, last = last, sat.variables(high)
        sat.exactly_one(before)
        for k in range(high):
            here = marks[cell, k + 1]
            sat.add(-here, before[k - 1])
            sat.add(-here, last[k])
            sat.add(-before[k], last[k], marks[cell, (k + 1) % high + 1])
            sat.add(-last[k], before[k], here)
    sat.exactly_one(last)
    return sat, marks
