"""Number the cells of a board of arrows so that each arrow points to the next number.

Answer: the filled board; every numbering is right.
Harder: larger boards with fewer given numbers.
Skills: deduction, search, spatial
Source: original generator; the puzzle is known as Arrow Path or Signpost.
"""

from __future__ import annotations

from itertools import pairwise
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import KING, Cell, cells, fill, ray
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.grids.number_paths import _path_numbers
from bootcamp.tasks.grids.number_paths._path_numbers import PathBoard
from bootcamp.verifiers import Board, Format

_LAST = "*"


class Signpost(Task["Signpost.Params", "Signpost.Instance", Board]):
    version = 1

    class Params(task.Params):
        rows: int = knob("the number of rows", levels=(3, 3, 4, 4, 5, 5, 6, 6, 7, 8), ge=3, le=9)
        cols: int = knob("the number of columns", levels=(3, 4, 4, 5, 5, 6, 6, 7, 8, 8), ge=3, le=9)
        givens: int = knob(
            "the share of given numbers, in percent", levels=(34, 30, 26, 22, 18, 15, 12, 10, 8, 6), ge=5, le=80
        )

    class Instance(PathBoard):
        arrows: Board

    prompt = Prompt(
        en=r"""
        Every cell of this board shows one of the eight directions N, NE, E, SE, S, SW, W, NW (N is up, E is right);
        only the cell of the last number, {{ last }}, shows * instead:

        {{ arrows | board }}

        Number the cells from 1 to {{ last }}, each number used once, such that from every number except {{ last }} the
        next number lies in the direction that its cell shows, in a straight line at any distance. The numbers given so
        far, which stay as they are (a dot is an empty cell):

        {{ givens | board }}

        If there are several ways, give any one.
        """,
        zh=r"""
        下面棋盘的每一格标有八个方向之一：N、NE、E、SE、S、SW、W、NW（N 为上，E 为右），
        只有最后一个号 {{ last }} 所在的格标 *：

        {{ arrows | board }}

        请给所有格编上 1 到 {{ last }} 的号，每个号恰好用一次，
        使得除 {{ last }} 以外，每个号的下一个号都在该格所标方向的直线上，远近不限。
        已给出的号如下，不能改变（点表示空格）：

        {{ givens | board }}

        如果有多种填法，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return _path_numbers.answer_format(instance.givens)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        rows, cols = params.rows, params.cols
        path = _path_numbers.path_around_holes(_sights(rows, cols), 0, rng)
        given = _path_numbers.given_numbers(len(path), params.givens, rng)
        givens, solution = _path_numbers.boards(rows, cols, path, given)
        arrows = {path[-1]: _LAST} | {cell: _direction(cell, following) for cell, following in pairwise(path)}
        return self.Instance(
            givens=givens, arrows=fill(rows, cols, (arrows[cell] for cell in cells(rows, cols)))
        ), solution

    def key(self, instance: Instance) -> object:
        return [instance.arrows, instance.givens]

    def check(self, instance: Instance, answer: Board) -> str:
        return _path_numbers.path_fault(
            instance.givens, answer, lambda cell, other: _direction(cell, other) == instance.arrows[cell[0]][cell[1]]
        )


def _direction(cell: Cell, other: Cell) -> str:
    """Name the direction from a cell to another, "" if they are not in one line."""
    down, right = other[0] - cell[0], other[1] - cell[1]
    if down and right and abs(down) != abs(right):
        return ""
    return ("N" if down < 0 else "S" if down else "") + ("W" if right < 0 else "E" if right else "")


def _sights(rows: int, cols: int) -> dict[Cell, list[Cell]]:
    """Map every cell to those in one line with it, in any of the eight directions."""
    return {cell: [other for step in KING for other in ray(rows, cols, cell, step)] for cell in cells(rows, cols)}
