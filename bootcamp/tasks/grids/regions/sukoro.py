"""Number cells so that each number counts its numbered neighbours, equal ones apart and all of them connected.

Answer: the grid in numbers and dots; every numbering is right.
Harder: larger grids with a smaller share of given cells.
Skills: deduction, logic, search
Source: original generator; the puzzle appeared in Nikoli's magazine.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import Cell, cells, fill, graph, pairs
from bootcamp.lib.grid.clues import random_solution
from bootcamp.lib.grid.constraints import connect, shade_variables
from bootcamp.lib.grid.faults import place
from bootcamp.lib.grid.symmetry import canonical
from bootcamp.lib.solver.sat import Sat
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.grids.regions._number_groups import EMPTY, GIVE_NUMBERS, NumberBoard, group_fault, numbered, shown
from bootcamp.verifiers import Board, Format, Grid


class Sukoro(Task["Sukoro.Params", "Sukoro.Instance", Board]):
    version = 1

    class Params(task.Params):
        rows: int = knob("the number of rows", levels=(3, 4, 4, 5, 5, 6, 6, 7, 8, 9), ge=3, le=9)
        cols: int = knob("the number of columns", levels=(4, 4, 5, 5, 6, 6, 7, 7, 8, 9), ge=3, le=9)
        givens: int = knob(
            "the share of given cells, in percent", levels=(50, 45, 40, 34, 30, 27, 24, 21, 18, 15), ge=5, le=80
        )

    class Instance(NumberBoard):
        pass

    prompt = Prompt(
        en=r"""
        Put numbers from 1 to 4 into some cells of this {{ rows }}×{{ cols }} grid and leave the other cells empty. Some
        cells are given: those with a number hold it, those with a dot (.) are empty. A question mark is a cell for you
        to decide.

        {{ givens | board(blank="?") }}

        - A number says how many of the cells that share a side with its cell hold numbers.
        - Cells that share a side never hold equal numbers.
        - All cells with numbers are connected: from each of them one can reach every other by steps between cells with
          numbers that share a side.
        """,
        zh=r"""
        在下面 {{ rows }}×{{ cols }} 方格的一些格中填入 1 到 4 的数，其余的格留空。有些格已经给定：有数的格就填这个数，
        有点（.）的格必须留空。问号表示由你决定的格。

        {{ givens | board(blank="?") }}

        - 每个数等于与它所在格有公共边的格中填了数的格的个数。
        - 有公共边的两格不能填相同的数。
        - 所有填了数的格连成一片：从其中任何一格出发，只经过有公共边的填数格，就能到达其他每一个填数格。
        """,
        after=GIVE_NUMBERS,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(instance.rows, instance.cols, "1234.")

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        rows, cols = params.rows, params.cols
        sat, number = _model(rows, cols)
        found = {cell: str(count) for cell, count in random_solution(sat, number, rng)}
        if 5 * len(found) < 2 * rows * cols:
            raise task.Retry
        solution = fill(rows, cols, (found.get(cell, EMPTY) for cell in cells(rows, cols)))
        givens = shown(solution, list(cells(rows, cols)), params.givens * rows * cols // 100, rng)
        return self.Instance(givens=givens), solution

    def key(self, instance: Instance) -> object:
        return canonical([[str(item) for item in row] for row in instance.givens])

    def check(self, instance: Instance, answer: Board) -> str:
        fault = group_fault(instance.givens, answer, pairs(instance.rows, instance.cols))
        near, group = graph(instance.rows, instance.cols), set(numbered(answer))
        for row, col in numbered(answer) if not fault else ():
            count = sum(other in group for other in near[row, col])
            if answer[row][col] != str(count):
                return f"the {answer[row][col]} in {place((row, col))} has {count} neighbours with numbers"
        return fault


def _model(rows: int, cols: int) -> tuple[Sat, dict[tuple[Cell, int], int]]:
    """Model the rules; give the literals of numbers in cells."""
    sat, near = Sat(), graph(rows, cols)
    filled = shade_variables(sat, rows, cols)
    number = {(cell, count): sat.variable() for cell in near for count in range(1, len(near[cell]) + 1)}
    for cell, others in near.items():
        options = [number[cell, count] for count in range(1, len(others) + 1)]
        sat.add(-filled[cell], *options)
        sat.at_most_one(options)
        for count, literal in enumerate(options, 1):
            sat.add(-literal, filled[cell])
            sat.exactly([filled[other] for other in others], count, unless=(-literal,))
    for one, other in pairs(rows, cols):
        for count in range(1, min(len(near[one]), len(near[other])) + 1):
            sat.add(-number[one, count], -number[other, count])
    connect(sat, filled)
    return sat, number
