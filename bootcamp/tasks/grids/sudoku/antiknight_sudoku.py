"""Complete a sudoku in which equal numbers are never a chess knight's move apart.

Answer: the completed grid; it is unique.
Harder: larger grids with fewer given numbers, from level 6 with the king's move forbidden too.
Skills: deduction, logic
Source: original generator; the variant is common at puzzle championships.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import KING, KNIGHT, pairs
from bootcamp.lib.grid.clues import draw_givens, draw_solution
from bootcamp.lib.grid.faults import place
from bootcamp.lib.grid.latin import number_grid, written
from bootcamp.lib.grid.symmetry import canonical_labels
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.grids.sudoku._sudoku import SudokuBoard, sudoku_fault, sudoku_model, variables
from bootcamp.verifiers import Board, Format


class AntiknightSudoku(Task["AntiknightSudoku.Params", "AntiknightSudoku.Instance", Board]):
    version = 1

    class Params(task.Params):
        height: int = knob("the number of rows of a box", levels=(2, 2, 2, 3, 3, 3, 3, 3, 3, 3), ge=2, le=3)
        width: int = knob("the number of columns of a box", levels=(3,) * 10, ge=2, le=3)
        givens: int = knob("the largest number of givens", levels=(16, 12, 9, 34, 30, 26, 22, 18, 14, 11), ge=0, le=60)
        king: bool = knob(
            "whether equal numbers may not be a king's move apart either", levels=(False,) * 5 + (True,) * 5
        )

    class Instance(SudokuBoard):
        king: bool

    prompt = Prompt(
        en=r"""
        Complete this {{ n }}×{{ n }} sudoku. A dot is an empty cell.

        {{ givens | board }}

        - Every row, every column and every box must hold each of the numbers 1 to {{ n }} exactly once. The boxes are
          the blocks of {{ height }} rows by {{ width }} columns that the grid is divided into, starting from the top
          left corner.
        - No two cells that are a chess knight's move apart (two rows and one column, or one row and two columns) may
          hold the same number.
        {% if king %}
        - No two cells that touch at a corner may hold the same number.
        {% endif %}
        - The given numbers stay as they are.
        """,
        zh=r"""
        完成下面的 {{ n }}×{{ n }} 数独，点表示空格。

        {{ givens | board }}

        - 每行、每列、每宫都必须恰好包含 1 到 {{ n }} 的每个数各一次。
          从左上角起，整个方阵划分为若干 {{ height }} 行 {{ width }} 列的宫。
        - 相差国际象棋中马的一步（行差二列差一，或行差一列差二）的两格不能填相同的数。
        {% if king %}
        - 只在角上相接的两格不能填相同的数。
        {% endif %}
        - 已给出的数不能改变。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return number_grid(instance.n)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        n = params.height * params.width
        model = sudoku_model(params.height, params.width)
        for step in (KNIGHT, KING) if params.king else (KNIGHT,):
            for pair in pairs(n, n, step):
                model.unequal(*variables(pair, n))
        numbers = draw_solution(model, rng)
        givens = draw_givens(model, numbers, n, rng, params.givens)
        instance = self.Instance(height=params.height, width=params.width, givens=givens, king=params.king)
        return instance, written(numbers, n)

    def key(self, instance: Instance) -> object:
        return [canonical_labels(instance.givens, keep=(None,)), instance.king]

    def check(self, instance: Instance, answer: Board) -> str:
        fault = sudoku_fault(instance, answer)
        if fault:
            return fault
        for name, step in (("knight", KNIGHT), ("king", KING)) if instance.king else (("knight", KNIGHT),):
            for a, b in pairs(instance.n, instance.n, step):
                if answer[a[0]][a[1]] == answer[b[0]][b[1]]:
                    return f"the equal numbers in {place(a)} and {place(b)} are a {name}'s move apart"
        return ""
