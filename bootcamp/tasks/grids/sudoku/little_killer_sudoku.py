"""Complete a sudoku from the sums of some of its diagonals.

Answer: the completed grid; it is unique.
Harder: larger grids with fewer given numbers and more and longer diagonals.
Skills: arithmetic, deduction, logic
Source: original generator; the variant is common at puzzle championships.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import CORNERS, Cell, ray
from bootcamp.lib.grid.clues import draw_givens, draw_solution
from bootcamp.lib.grid.faults import place
from bootcamp.lib.grid.latin import given_marks, number_grid, written
from bootcamp.lib.grid.symmetry import canonical_marks
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.grids.sudoku._sudoku import SudokuBoard, sudoku_fault, sudoku_model, variables
from bootcamp.verifiers import Board, Format


class LittleKillerSudoku(Task["LittleKillerSudoku.Params", "LittleKillerSudoku.Instance", Board]):
    version = 1

    class Params(task.Params):
        height: int = knob("the number of rows of a box", levels=(2, 2, 2, 2, 2, 2, 3, 3, 3, 3), ge=2, le=3)
        width: int = knob("the number of columns of a box", levels=(2, 2, 3, 3, 3, 3, 3, 3, 3, 3), ge=2, le=3)
        givens: int = knob("the largest number of givens", levels=(5, 3, 11, 9, 7, 6, 28, 25, 22, 19), ge=0, le=60)
        sums: int = knob(
            "how many diagonals have their sum shown", levels=(3, 4, 5, 6, 7, 8, 8, 10, 12, 14), ge=1, le=20
        )

    class Instance(SudokuBoard):
        sums: tuple[tuple[Cell, Cell, int], ...]  # the two ends of a diagonal and its sum

        @property
        def listed(self) -> str:
            return "\n".join(
                f"- ({row + 1}, {col + 1}) - ({r + 1}, {c + 1}): {total}" for (row, col), (r, c), total in self.sums
            )

    prompt = Prompt(
        en=r"""
        Complete this {{ n }}×{{ n }} sudoku. A dot is an empty cell.

        {{ givens | board }}

        - Every row, every column and every box must hold each of the numbers 1 to {{ n }} exactly once. The boxes are
          the blocks of {{ height }} rows by {{ width }} columns that the grid is divided into, starting from the top
          left corner.
        - The sums of some diagonals are listed below. All numbers on such a diagonal, from one edge of the grid to the
          other, add up to its sum. A number may occur more than once on a diagonal if the first rule allows it.
        - The given numbers stay as they are.

        The diagonals, each as its two end cells (row, column), counted from 1 at the top left, and its sum after the
        colon:

        {{ listed }}
        """,
        zh=r"""
        完成下面的 {{ n }}×{{ n }} 数独，点表示空格。

        {{ givens | board }}

        - 每行、每列、每宫都必须恰好包含 1 到 {{ n }} 的每个数各一次。
          从左上角起，整个方阵划分为若干 {{ height }} 行 {{ width }} 列的宫。
        - 下面列出了一些斜线的和：每条斜线从方阵的一边斜穿到另一边，线上所有数相加等于所标的和。
          只要不违反第一条，同一斜线上的数可以重复。
        - 已给出的数不能改变。

        各条斜线如下：先写两端的格（行, 列），从左上角起由 1 开始计数，冒号后是它的和：

        {{ listed }}
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return number_grid(instance.n)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        n = params.height * params.width
        model = sudoku_model(params.height, params.width)
        numbers = draw_solution(model, rng)
        sums = []
        for diagonal in rng.sample(_diagonals(n), params.sums):
            scope = variables(diagonal, n)
            total = sum(numbers[variable] for variable in scope)
            model.total(scope, total)
            sums.append((diagonal[0], diagonal[-1], total))
        givens = draw_givens(model, numbers, n, rng, params.givens)
        return self.Instance(
            height=params.height, width=params.width, givens=givens, sums=tuple(sorted(sums))
        ), written(numbers, n)

    def key(self, instance: Instance) -> object:
        sums = [(sorted((first, last)), total) for first, last, total in instance.sums]
        return canonical_marks(instance.n, instance.n, [*given_marks(instance.givens), *sums], ordered=False)

    def check(self, instance: Instance, answer: Board) -> str:
        fault = sudoku_fault(instance, answer)
        between = {(diagonal[0], diagonal[-1]): diagonal for diagonal in _diagonals(instance.n)}
        for first, last, total in instance.sums if not fault else ():
            found = sum(int(answer[row][col]) for row, col in between[first, last])
            if found != total:
                return f"the diagonal from {place(first)} to {place(last)} adds up to {found}, not {total}"
        return fault


def _diagonals(n: int) -> list[tuple[Cell, ...]]:
    """List the diagonals of two or more cells, each from its upper end on."""
    falling, rising = CORNERS[1], CORNERS[2]
    starts = [((0, col), step) for col in range(n) for step in (falling, rising)]
    starts += [((row, 0), falling) for row in range(1, n)] + [((row, n - 1), rising) for row in range(1, n)]
    lines = [(start, *ray(n, n, start, step)) for start, step in starts]
    return [line for line in lines if len(line) > 1]
