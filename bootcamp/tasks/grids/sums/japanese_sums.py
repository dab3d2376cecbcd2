"""Place digits in some cells of a grid from the sums of the runs of adjacent digits in every line.

Answer: the completed grid with a dot for each empty cell; every way is right.
Harder: larger grids with more digits, and more sums that are not known.
Skills: arithmetic, deduction, search
Source: original generator; the puzzle is common at puzzle championships.
"""

from __future__ import annotations

from itertools import count, groupby
from random import Random

from bootcamp import task
from bootcamp.lib.grid import edges
from bootcamp.lib.grid.between import line_name
from bootcamp.lib.grid.board import Cell, cells, fill, size
from bootcamp.lib.grid.faults import latin_fault
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Board, Format, Grid

_EMPTY = "."
_FILLED = 70  # percent of the cells that are tried


class JapaneseSums(Task["JapaneseSums.Params", "JapaneseSums.Instance", Board]):
    version = 1

    class Params(task.Params):
        n: int = knob("the number of rows and of columns", levels=(3, 4, 4, 5, 5, 6, 6, 7, 8, 9), ge=3, le=10)
        high: int = knob("the largest digit", levels=(3, 3, 4, 4, 5, 5, 6, 7, 8, 9), ge=2, le=9)
        unknown: int = knob(
            "the chance of a sum to be hidden, in percent", levels=(0, 0, 0, 0, 5, 8, 10, 12, 15, 18), ge=0, le=60
        )

    class Instance(task.Instance):
        high: int
        across: tuple[str, ...]
        down: tuple[str, ...]

        @property
        def n(self) -> int:
            return len(self.across)

        @property
        def lists(self) -> tuple[str, ...]:
            return tuple("\n".join(map("{}: {}".format, count(1), sums)) for sums in (self.across, self.down))

    prompt = Prompt(
        en=r"""
        Put digits from 1 to {{ high }} into some cells of a grid of {{ n }}×{{ n }} cells and leave the other cells
        empty.

        - No digit occurs twice in a row or in a column.
        - A run is a sequence of digits that follow each other in a line without an empty cell between them, as long as
          possible; a single digit is a run too. The list of a line gives, in order, the sums of its runs.
        {% if "?" in lists | join %}
        - In a list, ? stands for one run whose sum is not known.
        {% endif %}

        Rows from top to bottom, each read from left to right:
        {{ lists[0] }}

        Columns from left to right, each read from top to bottom:
        {{ lists[1] }}

        If there are several ways, give any one. Give the grid with a dot for each empty cell.
        """,
        zh=r"""
        在 {{ n }}×{{ n }} 方阵的一些格中填入 1 到 {{ high }} 的数字，其余的格留空。

        - 同一行、同一列中没有重复的数字。
        - 一行或一列中连续相邻、中间没有空格的数字（取到最长为止）称为一段，单独一个数字也算一段。
          每条线的列表依次给出该线上各段的数字之和。
        {% if "?" in lists | join %}
        - 列表中的 ? 表示有一段，但其和未知。
        {% endif %}

        各行（从上到下，每行从左往右读）：
        {{ lists[0] }}

        各列（从左到右，每列从上往下读）：
        {{ lists[1] }}

        如果有多种填法，给出任意一种即可。请给出填好的方阵，空格用点（.）表示。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(instance.n, instance.n, (*map(str, range(1, instance.high + 1)), _EMPTY))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        n = params.n
        solution = _planted(n, params.high, rng)
        lists = [
            " ".join("?" if rng.randrange(100) < params.unknown else total for total in _sums(line))
            for line in (*solution, *zip(*solution, strict=True))
        ]
        if "" in lists:
            raise task.Retry
        return self.Instance(high=params.high, across=tuple(lists[:n]), down=tuple(lists[n:])), solution

    def key(self, instance: Instance) -> object:
        lists = [sums.split()[::step] for line in (instance.down, instance.across) for step in (1, -1) for sums in line]
        return [instance.high, edges.key([[""] * instance.n] * instance.n, lists)]

    def check(self, instance: Instance, answer: Board) -> str:
        filled = [cell for cell in cells(*size(answer)) if answer[cell[0]][cell[1]] != _EMPTY]
        fault = latin_fault(answer, filled)
        if fault:
            return fault
        lines = (*answer, *zip(*answer, strict=True))
        for index, (wanted, line) in enumerate(zip(instance.across + instance.down, lines, strict=True)):
            found, sums = _sums(line), wanted.split()
            if len(found) != len(sums) or any(a not in ("?", b) for a, b in zip(sums, found, strict=True)):
                return f"the runs of {line_name(index, instance.n)} have the sums {' '.join(found)}, not {wanted}"
        return ""


def _sums(line: tuple[str, ...]) -> list[str]:
    """Give the sums of the runs of digits in a line."""
    runs = groupby(line, key=lambda symbol: symbol != _EMPTY)
    return [str(sum(map(int, run))) for filled, run in runs if filled]


def _planted(n: int, high: int, rng: Random) -> Board:
    """Put digits into cells in random order; none that the row or the column holds."""
    placed: dict[Cell, int] = {}
    for row, col in rng.sample(list(cells(n, n)), n * n * _FILLED // 100):
        taken = {digit for (r, c), digit in placed.items() if r == row or c == col}
        free = [digit for digit in range(1, high + 1) if digit not in taken]
        if free:
            placed[row, col] = rng.choice(free)
    return fill(n, n, (str(placed.get(cell, _EMPTY)) for cell in cells(n, n)))
