"""Fill a grid with 1 to N so that each number shares a side with the next.

Answer: the filled grid; every filling is right.
Harder: larger grids with fewer given numbers, at high levels only on the border.
Skills: deduction, search, spatial
Source: original generator; the puzzle is known as Numbrix (Marilyn vos Savant, 2008).
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import SIDES, graph
from bootcamp.lib.grid.paths import hamiltonian_path
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.grids.number_paths import _path_numbers
from bootcamp.tasks.grids.number_paths._path_numbers import PathBoard
from bootcamp.verifiers import Board, Format


class NumberSnake(Task["NumberSnake.Params", "NumberSnake.Instance", Board]):
    version = 1

    class Params(task.Params):
        rows: int = knob("the number of rows", levels=(3, 4, 4, 5, 5, 6, 6, 7, 8, 9), ge=3, le=9)
        cols: int = knob("the number of columns", levels=(4, 4, 5, 5, 6, 6, 7, 8, 8, 9), ge=3, le=9)
        givens: int = knob(
            "the share of given numbers, in percent", levels=(50, 45, 35, 32, 28, 24, 22, 19, 30, 32), ge=5, le=80
        )
        edge: bool = knob("whether only numbers on the border are given", levels=(False,) * 8 + (True, True))

    class Instance(PathBoard):
        pass

    prompt = Prompt(
        en=r"""
        Fill the empty cells (.) of this grid of {{ rows }} rows and {{ cols }} columns with the missing numbers, so
        that each of the numbers 1 to {{ last }} occurs exactly once.

        {{ givens | board }}

        Any two consecutive numbers (1 and 2, 2 and 3, and so on up to {{ last }}) must be in cells that share a side.
        The given numbers stay as they are. If there are several ways, give any one.
        """,
        zh=r"""
        用缺少的数填满下面 {{ rows }} 行 {{ cols }} 列表格中的空格（.），使 1 到 {{ last }} 的每个数恰好出现一次。

        {{ givens | board }}

        任意两个连续的数（1 和 2，2 和 3，依此类推，直到 {{ last }}）所在的格必须有公共边。已给出的数不能改变。
        如果有多种填法，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return _path_numbers.answer_format(instance.givens)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        rows, cols = params.rows, params.cols
        path = hamiltonian_path(rows, cols, rng)
        border = [k for k, (r, c) in enumerate(path, 1) if r in (0, rows - 1) or c in (0, cols - 1)]
        among = border if params.edge else range(1, len(path) + 1)
        given = rng.sample(among, min(len(among), round(len(path) * params.givens / 100)))
        givens, solution = _path_numbers.boards(rows, cols, path, given)
        return self.Instance(givens=givens), solution

    def key(self, instance: Instance) -> object:
        return _path_numbers.key(instance.givens)

    def check(self, instance: Instance, answer: Board) -> str:
        near = graph(instance.rows, instance.cols, SIDES)
        return _path_numbers.path_fault(instance.givens, answer, lambda cell, other: other in near[cell])
