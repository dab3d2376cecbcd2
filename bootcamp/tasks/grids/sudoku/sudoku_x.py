"""Complete a sudoku whose two main diagonals hold each number once too.

Answer: the completed grid; it is unique.
Harder: larger grids with fewer given numbers.
Skills: deduction, logic, search
Source: original generator; the variant is known as diagonal sudoku or Sudoku X.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.grid.board import Cell
from bootcamp.lib.grid.cell_names import group_names
from bootcamp.lib.grid.clues import draw_givens, draw_solution
from bootcamp.lib.grid.faults import repeat_fault
from bootcamp.lib.grid.forced_steps import latin_steps
from bootcamp.lib.grid.latin import number_grid, written
from bootcamp.lib.grid.symmetry import canonical_labels
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.grids.sudoku._sudoku import SudokuBoard, box_cells, sudoku_fault, sudoku_model, variables
from bootcamp.verifiers import Board, Format


class SudokuX(Task["SudokuX.Params", "SudokuX.Instance", Board]):
    version = 1

    class Params(task.Params):
        height: int = knob("the number of rows of a box", levels=(2, 2, 2, 2, 3, 3, 3, 3, 3, 3), ge=2, le=3)
        width: int = knob("the number of columns of a box", levels=(2, 3, 3, 3, 3, 3, 3, 3, 3, 3), ge=2, le=3)
        givens: int = knob("the largest number of givens", levels=(7, 18, 12, 8, 36, 31, 27, 24, 21, 19), ge=0, le=60)

    class Instance(SudokuBoard):
        pass

    prompt = Prompt(
        en=r"""
        Complete this {{ n }}×{{ n }} diagonal sudoku. A dot is an empty cell.

        {{ givens | board }}

        - Every row, every column and every box must hold each of the numbers 1 to {{ n }} exactly once. The boxes are
          the blocks of {{ height }} rows by {{ width }} columns that the grid is divided into, starting from the top
          left corner.
        - Each of the two main diagonals (from corner to opposite corner) must hold each of these numbers exactly once
          too.
        - The given numbers stay as they are.
        """,
        zh=r"""
        完成下面的 {{ n }}×{{ n }} 对角线数独，点表示空格。

        {{ givens | board }}

        - 每行、每列、每宫都必须恰好包含 1 到 {{ n }} 的每个数各一次。
          从左上角起，整个方阵划分为若干 {{ height }} 行 {{ width }} 列的宫。
        - 两条主对角线（从一角到对角）也都必须恰好包含这些数各一次。
        - 已给出的数不能改变。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return number_grid(instance.n)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        n = params.height * params.width
        model = sudoku_model(params.height, params.width)
        for diagonal in _diagonals(n):
            model.different(variables(diagonal, n))
        numbers = draw_solution(model, rng)
        givens = draw_givens(model, numbers, n, rng, params.givens)
        return self.Instance(height=params.height, width=params.width, givens=givens), written(numbers, n)

    def key(self, instance: Instance) -> object:
        return [instance.height, canonical_labels(instance.givens, keep=(None,))]

    def check(self, instance: Instance, answer: Board) -> str:
        return sudoku_fault(instance, answer) or repeat_fault(answer, _diagonals(instance.n), "diagonal")

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        names = group_names("box", box_cells(instance.height, instance.width), language)
        names |= group_names("diagonal", _diagonals(instance.n), language)
        return "\n".join(latin_steps(instance.givens, language, names))


def _diagonals(n: int) -> tuple[tuple[Cell, ...], ...]:
    """List the cells of the diagonal from the top left corner, then of that from the top right one."""
    return tuple((k, k) for k in range(n)), tuple((k, n - 1 - k) for k in range(n))
