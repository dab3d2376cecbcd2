"""Fill a grid with X and O so that no four equal marks stand in a straight line.

Answer: the filled grid; every filling is right.
Harder: larger grids with more empty cells; from level 5 the number of X is stated.
Skills: deduction, logic, search
Source: original generator; the puzzle is known as No Four in a Row.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import cells, fill, mark, where
from bootcamp.lib.grid.clues import few_clues, random_solution
from bootcamp.lib.grid.constraints import shade_variables
from bootcamp.lib.grid.faults import givens_fault, place
from bootcamp.lib.grid.symmetry import canonical, canonical_labels
from bootcamp.lib.solver.sat import Sat
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.grids._givens import GivenBoard
from bootcamp.tasks.grids.placement._windows import read, windows
from bootcamp.verifiers import Board, Format, Grid


class NoFourInRow(Task["NoFourInRow.Params", "NoFourInRow.Instance", Board]):
    version = 1

    class Params(task.Params):
        rows: int = knob("the number of rows", levels=(4, 5, 5, 6, 6, 7, 8, 9, 10, 11), ge=4, le=12)
        cols: int = knob("the number of columns", levels=(5, 5, 6, 6, 7, 8, 8, 9, 10, 11), ge=4, le=12)
        blanks: int = knob(
            "the largest share of empty cells, in percent",
            levels=(30, 35, 40, 45, 48, 50, 54, 58, 62, 65),
            ge=20,
            le=80,
        )
        counted: bool = knob("whether the number of X is stated", levels=(False,) * 4 + (True,) * 6)

    class Instance(GivenBoard):
        total: int | None

    prompt = Prompt(
        en=r"""
        Fill the empty cells (.) of this {{ rows }}×{{ cols }} grid with the marks X and O.

        {{ givens | board }}

        Four neighbouring cells in a straight line must never hold the same mark: neither side by side in a row, nor one
        below the other in a column, nor corner to corner on a diagonal. The given marks stay as they are.
        {% if total is not none %}
        The filled grid must hold exactly {{ total }} X, counting those given.
        {% endif %}
        If there are several ways, give any one.
        """,
        zh=r"""
        用记号 X 和 O 填满下面 {{ rows }}×{{ cols }} 方格中的空格（.）。

        {{ givens | board }}

        任何一条直线上连续的四个格都不能填相同的记号：同一行左右相连、同一列上下相连、沿斜线依次以角相接都算。
        已给出的记号不能改变。
        {% if total is not none %}
        填满后，整个方格中 X 的总数（包括已给出的）必须恰好是 {{ total }}。
        {% endif %}
        如果有多种填法，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(instance.rows, instance.cols, "XO")

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        rows, cols = params.rows, params.cols
        sat = Sat()
        crossed = shade_variables(sat, rows, cols)
        for line in windows(rows, cols, 4):
            sat.add(*(crossed[cell] for cell in line))
            sat.add(*(-crossed[cell] for cell in line))
        marked = random_solution(sat, crossed, rng)
        solution = mark(rows, cols, marked, "X", "O")
        clues = {cell: literal if cell in marked else -literal for cell, literal in crossed.items()}
        kept = few_clues(sat, crossed, marked, clues, rng, rows * cols * (100 - params.blanks) // 100, budget=50)
        givens = fill(rows, cols, (solution[r][c] if (r, c) in kept else None for r, c in cells(rows, cols)))
        return self.Instance(givens=givens, total=len(marked) if params.counted else None), solution

    def key(self, instance: Instance) -> object:
        if instance.total is None:
            return canonical_labels(instance.givens, keep=(None,))
        return [canonical([[str(item) for item in row] for row in instance.givens]), instance.total]

    def check(self, instance: Instance, answer: Board) -> str:
        fault = givens_fault(instance.givens, answer)
        for line in windows(instance.rows, instance.cols, 4) if not fault else ():
            if len(set(read(answer, line))) == 1:
                return f"the four cells from {place(line[0])} to {place(line[3])} are equal"
        crosses = len(where(answer, "X"))
        if not fault and instance.total not in (None, crosses):
            return f"the grid holds {crosses} X, not {instance.total}"
        return fault
