"""Complete a partly filled magic square.

Answer: the completed square; every completion is right.
Harder: larger squares with more empty cells, then no line with a single empty cell.
Skills: arithmetic, deduction, search
Source: original; squares from pairs of orthogonal Latin squares as by L. Euler (1776).
"""

from __future__ import annotations

from random import Random
from typing import Literal

from bootcamp import task
from bootcamp.lib.grid.board import Numbers, cells, fill, lines
from bootcamp.lib.grid.clues import show
from bootcamp.lib.grid.faults import givens_fault
from bootcamp.lib.grid.latin import number_grid
from bootcamp.lib.grid.symmetry import canonical
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Board, Format


class MagicSquare(Task["MagicSquare.Params", "MagicSquare.Instance", Board]):
    version = 1

    class Params(task.Params):
        n: Literal[4, 5, 7] = knob("the number of rows and of columns", levels=(4, 4, 4, 4, 5, 5, 5, 5, 7, 7))
        blanks: int = knob("how many cells are empty", levels=(4, 6, 8, 10, 12, 15, 17, 20, 32, 42), ge=3, le=49)
        hidden: bool = knob(
            "whether no row, column or diagonal has a single empty cell", levels=(False,) * 6 + (True,) * 4
        )

    class Instance(task.Instance):
        givens: Numbers

        @property
        def n(self) -> int:
            return len(self.givens)

        @property
        def last(self) -> int:
            return self.n**2

        @property
        def total(self) -> int:
            return self.n * (self.n**2 + 1) // 2

    prompt = Prompt(
        en=r"""
        Complete this {{ n }}×{{ n }} magic square. A dot is an empty cell.

        {{ givens | board }}

        Each of the numbers 1 to {{ last }} must be used exactly once, and every row, every column and both main
        diagonals must have the sum {{ total }}. The given numbers stay as they are. If there are several ways to
        complete the square, give any one.
        """,
        zh=r"""
        完成下面的 {{ n }}×{{ n }} 幻方，点表示空格。

        {{ givens | board }}

        1 到 {{ last }} 的每个数都必须恰好用一次，每行、每列以及两条主对角线上各数之和都必须是 {{ total }}。
        已给出的数不能改变。如果有多种填法，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return number_grid(instance.n, instance.last)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        n = params.n
        numbers = _random_square(n, rng)
        for _ in range(100):
            blank = set(rng.sample(range(n * n), params.blanks))
            empty = [sum(row * n + col in blank for row, col in line) for line in _lines(n)]
            if 1 not in empty or not params.hidden:
                shown = [index for index in range(n * n) if index not in blank]
                return self.Instance(givens=show(n, n, numbers, shown)), fill(n, n, map(str, numbers))
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return canonical([[number or 0 for number in row] for row in instance.givens])

    def check(self, instance: Instance, answer: Board) -> str:
        used = [symbol for row in answer for symbol in row]
        twice = next((symbol for symbol in used if used.count(symbol) > 1), "")
        if fault := givens_fault(instance.givens, answer) or (twice and f"{twice} is used more than once"):
            return fault
        for index, line in enumerate(_lines(instance.n)):
            total = sum(int(answer[row][col]) for row, col in line)
            if total != instance.total:
                return f"the sum of {_name(index, instance.n)} is {total}, not {instance.total}"
        return ""


def _lines(n: int) -> list[tuple[tuple[int, int], ...]]:
    """List the rows, the columns and the two diagonals."""
    return [*lines(n, n), tuple((i, i) for i in range(n)), tuple((i, n - 1 - i) for i in range(n))]


def _name(index: int, n: int) -> str:
    """Name a line."""
    return f"row {index + 1}" if index < n else f"column {index - n + 1}" if index < 2 * n else "a diagonal"


def _random_square(n: int, rng: Random) -> list[int]:
    """Draw a magic square made of two orthogonal Latin squares whose diagonals hold every symbol once."""
    if n == 4:  # in the field of four elements, whose addition is ^
        times = rng.sample(((0, 2, 3, 1), (0, 3, 1, 2)), 2)
        pairs = [(times[0][row] ^ col, times[1][row] ^ col) for row, col in cells(n, n)]
    else:
        a, b = rng.sample(range(2, n - 1), 2)
        pairs = [((a * row + col) % n, (b * row + col) % n) for row, col in cells(n, n)]
    high, low = (rng.sample(range(n), n) for _ in range(2))
    return [n * high[x] + low[y] + 1 for x, y in pairs]
