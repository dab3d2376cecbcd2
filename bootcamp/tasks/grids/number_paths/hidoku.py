"""Fill a board with 1 to N so that each number touches the next along a side or at a corner.

Answer: the filled board; every filling is right.
Harder: larger boards with holes and fewer given numbers.
Skills: deduction, search, spatial
Source: original generator; the puzzle is known as Hidato (Gyora Benedek, 2005).
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import KING, graph
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.grids.number_paths import _path_numbers
from bootcamp.tasks.grids.number_paths._path_numbers import MISSING_NUMBERS, PathBoard
from bootcamp.verifiers import Board, Format


class Hidoku(Task["Hidoku.Params", "Hidoku.Instance", Board]):
    version = 1

    class Params(task.Params):
        rows: int = knob("the number of rows", levels=(3, 4, 4, 5, 5, 6, 6, 7, 8, 9), ge=3, le=9)
        cols: int = knob("the number of columns", levels=(4, 4, 5, 5, 6, 6, 7, 8, 8, 9), ge=3, le=9)
        givens: int = knob(
            "the share of given numbers, in percent", levels=(55, 45, 38, 34, 30, 27, 25, 22, 19, 16), ge=5, le=80
        )
        holes: int = knob("how many cells are holes", levels=(1, 2, 2, 3, 4, 4, 5, 7, 8, 10), ge=0, le=16)

    class Instance(PathBoard):
        pass

    prompt = Prompt(
        en=r"""
        Any two consecutive numbers (1 and 2, 2 and 3, and so on up to {{ last }}) must be in cells that touch along a
        side or at a corner. The given numbers and the holes stay as they are. If there are several ways, give any one.
        """,
        zh=r"""
        任意两个连续的数（1 和 2，2 和 3，依此类推，直到 {{ last }}）所在的格必须相接：有公共边或公共角。
        已给出的数和洞都不能改变。如果有多种填法，给出任意一种即可。
        """,
        before=MISSING_NUMBERS,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return _path_numbers.answer_format(instance.givens)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        rows, cols = params.rows, params.cols
        path = _path_numbers.path_around_holes(graph(rows, cols, KING), params.holes, rng)
        given = _path_numbers.given_numbers(len(path), params.givens, rng)
        givens, solution = _path_numbers.boards(rows, cols, path, given)
        return self.Instance(givens=givens), solution

    def key(self, instance: Instance) -> object:
        return _path_numbers.key(instance.givens)

    def check(self, instance: Instance, answer: Board) -> str:
        near = graph(instance.rows, instance.cols, KING)
        return _path_numbers.path_fault(instance.givens, answer, lambda cell, other: other in near[cell])
