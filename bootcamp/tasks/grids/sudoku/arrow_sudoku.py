"""Complete a sudoku in which the numbers on the shaft of an arrow add up to the number in its circle.

Answer: the completed grid; it is unique.
Harder: larger grids with fewer given numbers and more and longer arrows.
Skills: arithmetic, deduction, logic
Source: original generator; the variant is common at puzzle championships.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import KING, Cell, cells, graph
from bootcamp.lib.grid.clues import draw_givens, draw_solution
from bootcamp.lib.grid.drawing import listing
from bootcamp.lib.grid.faults import place
from bootcamp.lib.grid.latin import given_marks, number_grid, written
from bootcamp.lib.grid.symmetry import canonical_marks
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.grids.sudoku._sudoku import SudokuBoard, sudoku_fault, sudoku_model, variables
from bootcamp.verifiers import Board, Format

Arrow = tuple[Cell, ...]
"""The circle, then the shaft from the cell next to the circle on."""


class ArrowSudoku(Task["ArrowSudoku.Params", "ArrowSudoku.Instance", Board]):
    version = 1

    class Params(task.Params):
        height: int = knob("the number of rows of a box", levels=(2, 2, 2, 2, 2, 2, 3, 3, 3, 3), ge=2, le=3)
        width: int = knob("the number of columns of a box", levels=(2, 2, 3, 3, 3, 3, 3, 3, 3, 3), ge=2, le=3)
        givens: int = knob("the largest number of givens", levels=(5, 3, 10, 8, 6, 5, 25, 22, 20, 17), ge=0, le=60)
        arrows: int = knob("how many arrows are drawn at most", levels=(2, 2, 3, 4, 5, 6, 6, 7, 8, 9), ge=1, le=12)
        shaft: int = knob("the largest number of cells of a shaft", levels=(2, 2, 2, 3, 3, 3, 3, 3, 4, 4), ge=2, le=5)

    class Instance(SudokuBoard):
        arrows: tuple[Arrow, ...]

        @property
        def listed(self) -> str:
            return "\n".join(f"- {listing(arrow[:1])}: {listing(arrow[1:])}" for arrow in self.arrows)

    prompt = Prompt(
        en=r"""
        Complete this {{ n }}×{{ n }} sudoku with arrows. A dot is an empty cell.

        {{ givens | board }}

        - Every row, every column and every box must hold each of the numbers 1 to {{ n }} exactly once. The boxes are
          the blocks of {{ height }} rows by {{ width }} columns that the grid is divided into, starting from the top
          left corner.
        - The numbers in the cells of an arrow's shaft add up to the number in its circle. A number may occur more than
          once on a shaft if the first rule allows it.
        - The given numbers stay as they are.

        The arrows, each as the cell (row, column) of its circle, a colon and the cells of its shaft, counted from 1 at
        the top left:

        {{ listed }}
        """,
        zh=r"""
        完成下面带箭头的 {{ n }}×{{ n }} 数独，点表示空格。

        {{ givens | board }}

        - 每行、每列、每宫都必须恰好包含 1 到 {{ n }} 的每个数各一次。
          从左上角起，整个方阵划分为若干 {{ height }} 行 {{ width }} 列的宫。
        - 每支箭的箭杆上各格的数之和，等于它的圆圈格中的数。只要不违反第一条，同一箭杆上的数可以重复。
        - 已给出的数不能改变。

        各支箭如下：先写圆圈所在的格（行, 列），冒号后是箭杆经过的各格，从左上角起由 1 开始计数：

        {{ listed }}
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return number_grid(instance.n)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        n = params.height * params.width
        model = sudoku_model(params.height, params.width)
        numbers = draw_solution(model, rng)
        arrows = _arrows(dict(zip(cells(n, n), numbers, strict=True)), n, params.arrows, params.shaft, rng)
        for arrow in arrows:
            scope = variables(arrow, n)
            model.total(scope, 0, weights=[-1] + [1] * (len(scope) - 1))
        givens = draw_givens(model, numbers, n, rng, params.givens)
        return self.Instance(height=params.height, width=params.width, givens=givens, arrows=arrows), written(
            numbers, n
        )

    def key(self, instance: Instance) -> object:
        arrows = [((arrow[0], *sorted(arrow[1:])), "arrow") for arrow in instance.arrows]
        return canonical_marks(instance.n, instance.n, [*given_marks(instance.givens), *arrows])

    def check(self, instance: Instance, answer: Board) -> str:
        fault = sudoku_fault(instance, answer)
        for arrow in instance.arrows if not fault else ():
            circle, *shaft = (int(answer[row][col]) for row, col in arrow)
            if sum(shaft) != circle:
                return f"the shaft of the arrow from {place(arrow[0])} adds up to {sum(shaft)}, not {circle}"
        return fault


def _arrows(value: dict[Cell, int], n: int, count: int, longest: int, rng: Random) -> tuple[Arrow, ...]:
    """Draw disjoint arrows that a solution obeys; fewer than `count` where none is found."""
    near = graph(n, n, KING)
    free = set(value)
    arrows: list[Arrow] = []
    for circle in rng.sample(list(value), n * n):
        arrow, left = [circle], value[circle]
        while circle in free and len(arrows) < count and left and len(arrow) <= longest:
            fitting = [cell for cell in near[arrow[-1]] if cell in free and cell not in arrow and value[cell] <= left]
            if not fitting:
                break
            arrow.append(rng.choice(fitting))
            left -= value[arrow[-1]]
        if len(arrow) > 2 and not left:
            arrows.append(tuple(arrow))
            free.difference_update(arrow)
    return tuple(arrows)
