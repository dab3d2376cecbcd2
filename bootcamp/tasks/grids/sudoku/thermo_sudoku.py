"""Complete a sudoku in which numbers increase along thermometers.

Answer: the completed grid; it is unique.
Harder: larger grids with fewer given numbers and more and longer thermometers.
Skills: deduction, logic
Source: original generator; the variant is common at puzzle championships.
"""

from __future__ import annotations

from itertools import pairwise
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


class ThermoSudoku(Task["ThermoSudoku.Params", "ThermoSudoku.Instance", Board]):
    version = 1

    class Params(task.Params):
        height: int = knob("the number of rows of a box", levels=(2, 2, 2, 2, 2, 2, 3, 3, 3, 3), ge=2, le=3)
        width: int = knob("the number of columns of a box", levels=(2, 2, 3, 3, 3, 3, 3, 3, 3, 3), ge=2, le=3)
        givens: int = knob("the largest number of givens", levels=(5, 3, 10, 8, 6, 5, 25, 22, 20, 17), ge=0, le=60)
        thermometers: int = knob(
            "how many thermometers are drawn at most", levels=(2, 3, 3, 4, 4, 5, 5, 6, 7, 8), ge=1, le=12
        )
        length: int = knob(
            "the largest number of cells of a thermometer", levels=(3, 3, 4, 4, 5, 5, 6, 6, 7, 7), ge=2, le=9
        )

    class Instance(SudokuBoard):
        thermometers: tuple[tuple[Cell, ...], ...]

        @property
        def chains(self) -> str:
            return "\n".join(f"- {listing(chain)}" for chain in self.thermometers)

    prompt = Prompt(
        en=r"""
        Complete this {{ n }}×{{ n }} sudoku with thermometers. A dot is an empty cell.

        {{ givens | board }}

        - Every row, every column and every box must hold each of the numbers 1 to {{ n }} exactly once. The boxes are
          the blocks of {{ height }} rows by {{ width }} columns that the grid is divided into, starting from the top
          left corner.
        - Along each thermometer the numbers strictly increase from its first cell, the bulb, to its last.
        - The given numbers stay as they are.

        The thermometers, each as its cells (row, column) from the bulb on, counted from 1 at the top left:

        {{ chains }}
        """,
        zh=r"""
        完成下面带温度计的 {{ n }}×{{ n }} 数独，点表示空格。

        {{ givens | board }}

        - 每行、每列、每宫都必须恰好包含 1 到 {{ n }} 的每个数各一次。
          从左上角起，整个方阵划分为若干 {{ height }} 行 {{ width }} 列的宫。
        - 沿每支温度计，从第一格（球端）到最后一格，数严格递增。
        - 已给出的数不能改变。

        各温度计如下，从球端起依次列出所经过的格（行, 列），从左上角起由 1 开始计数：

        {{ chains }}
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return number_grid(instance.n)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        n = params.height * params.width
        model = sudoku_model(params.height, params.width)
        numbers = draw_solution(model, rng)
        value = dict(zip(cells(n, n), numbers, strict=True))
        chains = _chains(value, n, params.thermometers, params.length, rng)
        for chain in chains:
            for a, b in pairwise(variables(chain, n)):
                model.less(a, b)
        givens = draw_givens(model, numbers, n, rng, params.givens)
        return self.Instance(height=params.height, width=params.width, givens=givens, thermometers=chains), written(
            numbers, n
        )

    def key(self, instance: Instance) -> object:
        chains = ((chain, "thermometer") for chain in instance.thermometers)
        return canonical_marks(instance.n, instance.n, [*given_marks(instance.givens), *chains])

    def check(self, instance: Instance, answer: Board) -> str:
        fault = sudoku_fault(instance, answer)
        for index, chain in enumerate(instance.thermometers if not fault else (), 1):
            for (row, col), (r, c) in pairwise(chain):
                if int(answer[row][col]) >= int(answer[r][c]):
                    return f"thermometer {index} does not increase from {place((row, col))} to {place((r, c))}"
        return fault


def _chains(value: dict[Cell, int], n: int, count: int, length: int, rng: Random) -> tuple[tuple[Cell, ...], ...]:
    """Draw disjoint chains of neighbours along which a solution increases; fewer than `count` where none is found."""
    near = graph(n, n, KING)
    free = set(value)
    chains: list[tuple[Cell, ...]] = []
    for cell in rng.sample(list(value), n * n):
        chain = [cell] if cell in free and len(chains) < count else []
        while chain and len(chain) < length:
            higher = [other for other in near[chain[-1]] if other in free and value[other] > value[chain[-1]]]
            if not higher:
                break
            chain.append(min(rng.sample(higher, min(2, len(higher))), key=value.__getitem__))
        if len(chain) > 1:
            chains.append(tuple(chain))
            free.difference_update(chain)
    return tuple(chains)
