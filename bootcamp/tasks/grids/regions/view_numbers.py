"""Number cells so that each number counts the empty cells in sight, equal ones apart and all of them connected.

Answer: the grid in numbers and dots; every numbering is right.
Harder: larger grids with a smaller share of given numbers.
Skills: deduction, search, spatial
Source: original generator; the puzzle is known as View.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import Cell, cells, fill, pairs
from bootcamp.lib.grid.faults import place
from bootcamp.lib.grid.shading import ribbon
from bootcamp.lib.grid.sight import in_sight
from bootcamp.lib.grid.symmetry import canonical
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.grids.regions._number_groups import (
    EMPTY,
    GIVE_NUMBERS,
    NumberBoard,
    group_fault,
    numbered,
    settle,
    shown,
)
from bootcamp.verifiers import Board, Format, Grid


class ViewNumbers(Task["ViewNumbers.Params", "ViewNumbers.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(4, 4, 5, 5, 6, 6, 7, 7, 8, 9), ge=4, le=10)
        givens: int = knob("the number of given numbers", levels=(6, 5, 7, 6, 8, 7, 9, 8, 11, 13), ge=2, le=30)

    class Instance(NumberBoard):
        pass

    prompt = Prompt(
        en=r"""
        Put numbers into some cells of this {{ rows }}×{{ cols }} grid and leave the other cells empty. Some numbers are
        given; a question mark is a cell for you to decide.

        {{ givens | board(blank="?") }}

        - A number (0 or more) says how many empty cells are in sight from its cell: look from there straight up, right,
          down and left; in each direction count the empty cells up to the next number or the edge of the grid, and add
          up the four counts.
        - Cells that share a side never hold equal numbers.
        - All cells with numbers are connected: from each of them one can reach every other by steps between cells with
          numbers that share a side.
        - The given numbers stay as they are.
        """,
        zh=r"""
        在下面 {{ rows }}×{{ cols }} 方格的一些格中填数，其余的格留空。有些数已经给出；问号表示由你决定的格。

        {{ givens | board(blank="?") }}

        - 每个数（可以是 0）等于从它所在格能看到的空格的个数：从该格分别向正上、正右、正下、正左看，
          每个方向数到下一个填数的格或方格边界为止，数出其间的空格，再把四个方向的个数相加。
        - 有公共边的两格不能填相同的数。
        - 所有填了数的格连成一片：从其中任何一格出发，只经过有公共边的填数格，就能到达其他每一个填数格。
        - 已给出的数不能改变。
        """,
        after=GIVE_NUMBERS,
    )

    def format(self, instance: Instance) -> Format[Board]:
        most = instance.rows + instance.cols - 2
        return Grid(instance.rows, instance.cols, (*(str(number) for number in range(most + 1)), EMPTY))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        n = params.size

        def wrong(group: set[Cell]) -> list[Cell]:
            number = _numbers(n, group)
            return [
                cell for pair in pairs(n, n) if len({number.get(cell, cell) for cell in pair}) == 1 for cell in pair
            ]

        group = settle(n, n, ribbon(n, n, rng, 0.5), wrong, rng)
        number = _numbers(n, group)
        solution = fill(n, n, (str(number.get(cell, EMPTY)) for cell in cells(n, n)))
        return self.Instance(givens=shown(solution, sorted(group), params.givens, rng)), solution

    def key(self, instance: Instance) -> object:
        return canonical([[str(item) for item in row] for row in instance.givens])

    def check(self, instance: Instance, answer: Board) -> str:
        fault = group_fault(instance.givens, answer, pairs(instance.rows, instance.cols))
        found = _numbers(instance.rows, set(numbered(answer))) if not fault else {}
        for (row, col), number in found.items():
            if answer[row][col] != str(number):
                return f"{number} empty cells are in sight of {place((row, col))}, not {answer[row][col]}"
        return fault


def _numbers(n: int, group: set[Cell]) -> dict[Cell, int]:
    """Count the empty cells in sight of every cell of a group."""
    empty = set(cells(n, n)) - group
    return {cell: in_sight(cell, empty, n, n) for cell in sorted(group)}
