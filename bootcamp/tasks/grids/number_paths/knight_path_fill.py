"""Fill a board with 1 to N so that each number is a chess knight's move from the next.

Answer: the filled board; every filling is right.
Harder: larger boards with fewer given numbers.
Skills: search, spatial
Source: original generator; partial knight's tours after Euler (1759).
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import KNIGHT, graph
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.grids.number_paths import _path_numbers
from bootcamp.tasks.grids.number_paths._path_numbers import MISSING_NUMBERS, PathBoard
from bootcamp.verifiers import Board, Format


class KnightPathFill(Task["KnightPathFill.Params", "KnightPathFill.Instance", Board]):
    version = 1

    class Params(task.Params):
        rows: int = knob("the number of rows", levels=(3, 3, 4, 5, 5, 5, 6, 6, 7, 8), ge=3, le=9)
        cols: int = knob("the number of columns", levels=(4, 6, 5, 5, 6, 6, 6, 7, 8, 8), ge=3, le=9)
        givens: int = knob(
            "the share of given numbers, in percent", levels=(60, 50, 45, 40, 34, 28, 25, 22, 20, 16), ge=5, le=80
        )
        holes: int = knob("how many cells are holes", levels=(1, 2, 3, 3, 4, 4, 5, 6, 6, 6), ge=0, le=16)

    class Instance(PathBoard):
        pass

    prompt = Prompt(
        en=r"""
        Any two consecutive numbers (1 and 2, 2 and 3, and so on up to {{ last }}) must be a chess knight's move apart:
        two rows and one column, or one row and two columns. A knight may jump over holes. The given numbers and the
        holes stay as they are. If there are several ways, give any one.
        """,
        zh=r"""
        任意两个连续的数（1 和 2，2 和 3，依此类推，直到 {{ last }}）所在的格必须相差国际象棋中马的一步：行差二列差一，
        或行差一列差二；马可以越过洞。已给出的数和洞都不能改变。如果有多种填法，给出任意一种即可。
        """,
        before=MISSING_NUMBERS,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return _path_numbers.answer_format(instance.givens)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        rows, cols = params.rows, params.cols
        path = _path_numbers.path_around_holes(graph(rows, cols, KNIGHT), params.holes, rng)
        given = _path_numbers.given_numbers(len(path), params.givens, rng)
        givens, solution = _path_numbers.boards(rows, cols, path, given)
        return self.Instance(givens=givens), solution

    def key(self, instance: Instance) -> object:
        return _path_numbers.key(instance.givens)

    def check(self, instance: Instance, answer: Board) -> str:
        near = graph(instance.rows, instance.cols, KNIGHT)
        return _path_numbers.path_fault(instance.givens, answer, lambda cell, other: other in near[cell])
