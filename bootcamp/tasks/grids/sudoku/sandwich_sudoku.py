"""Complete a sudoku from the sums of the numbers between the smallest and the largest of a line.

Answer: the completed grid; it is unique.
Harder: larger grids with fewer given numbers and fewer sums.
Skills: arithmetic, deduction, logic
Source: original generator; the variant is common at puzzle championships.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.grid.between import demand_between, framed_key, line_name, sum_between
from bootcamp.lib.grid.board import lines
from bootcamp.lib.grid.clues import draw_givens, draw_solution
from bootcamp.lib.grid.latin import number_grid, written
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.grids.sudoku._sudoku import SudokuBoard, sudoku_fault, sudoku_model, variables
from bootcamp.verifiers import Board, Format


class SandwichSudoku(Task["SandwichSudoku.Params", "SandwichSudoku.Instance", Board]):
    version = 1

    class Params(task.Params):
        height: int = knob("the number of rows of a box", levels=(2, 2, 2, 2, 2, 2, 3, 3, 3, 3), ge=2, le=3)
        width: int = knob("the number of columns of a box", levels=(2, 2, 3, 3, 3, 3, 3, 3, 3, 3), ge=2, le=3)
        givens: int = knob("the largest number of givens", levels=(6, 4, 11, 9, 7, 6, 29, 27, 25, 23), ge=0, le=60)
        clues: int = knob("how many sums are shown", levels=(8, 7, 10, 10, 10, 12, 12, 14, 16, 18), ge=1, le=18)

    class Instance(SudokuBoard):
        clues: tuple[int | None, ...]  # of the rows from the top, then of the columns from the left

    prompt = Prompt(
        en=r"""
        Complete this {{ n }}×{{ n }} sandwich sudoku. A dot is an empty cell.

        {{ givens | around(top=clues[n:], left=clues[:n]) }}

        - Every row, every column and every box must hold each of the numbers 1 to {{ n }} exactly once. The boxes are
          the blocks of {{ height }} rows by {{ width }} columns that the grid is divided into, starting from the top
          left corner.
        - A number left of a row or above a column is the sum of the numbers that lie strictly between the 1 and the
          {{ n }} of that line; it is 0 if these two are neighbours.
        - The given numbers stay as they are.

        Give the completed grid without the sums.
        """,
        zh=r"""
        完成下面的 {{ n }}×{{ n }} 三明治数独，点表示空格。

        {{ givens | around(top=clues[n:], left=clues[:n]) }}

        - 每行、每列、每宫都必须恰好包含 1 到 {{ n }} 的每个数各一次。
          从左上角起，整个方阵划分为若干 {{ height }} 行 {{ width }} 列的宫。
        - 行左侧或列上方的数，是该行或该列中严格位于 1 和 {{ n }} 之间的各数之和；这两个数相邻时，和为 0。
        - 已给出的数不能改变。

        请给出填好的方阵，不写框外的和。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return number_grid(instance.n)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        n = params.height * params.width
        model = sudoku_model(params.height, params.width)
        numbers = draw_solution(model, rng)
        chosen = rng.sample(range(2 * n), min(params.clues, 2 * n))
        clues: list[int | None] = [None] * (2 * n)
        for index in chosen:
            line = variables(lines(n, n)[index], n)
            clues[index] = sum_between([numbers[variable] for variable in line], (1, n))
            demand_between(model, line, clues[index] or 0, (1, n))
        givens = draw_givens(model, numbers, n, rng, params.givens)
        instance = self.Instance(height=params.height, width=params.width, givens=givens, clues=tuple(clues))
        return instance, written(numbers, n)

    def key(self, instance: Instance) -> object:
        return framed_key(instance.givens, instance.clues)

    def check(self, instance: Instance, answer: Board) -> str:
        n = instance.n
        fault = sudoku_fault(instance, answer)
        for index, clue in enumerate(instance.clues if not fault else ()):
            total = sum_between([int(answer[row][col]) for row, col in lines(n, n)[index]], (1, n))
            if clue not in (None, total):
                return f"the numbers between the 1 and the {n} of {line_name(index, n)} add up to {total}, not {clue}"
        return fault
