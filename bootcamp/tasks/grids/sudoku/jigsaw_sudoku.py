"""Complete a sudoku whose boxes are irregular regions.

Answer: the completed grid; it is unique.
Harder: larger grids with fewer given numbers.
Skills: deduction, logic
Source: original generator; after Gattermeyer's number puzzles (1996).
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.grid.cell_names import region_names
from bootcamp.lib.grid.clues import draw_givens, draw_solution
from bootcamp.lib.grid.constraints import latin_square
from bootcamp.lib.grid.faults import repeat_fault
from bootcamp.lib.grid.forced_steps import latin_steps
from bootcamp.lib.grid.latin import number_grid, square_fault, written
from bootcamp.lib.grid.regions import random_regions, region_cells
from bootcamp.lib.grid.symmetry import canonical_regions
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.grids._region_numbers import RegionBoard
from bootcamp.verifiers import Board, Format


class JigsawSudoku(Task["JigsawSudoku.Params", "JigsawSudoku.Instance", Board]):
    version = 1

    class Params(task.Params):
        n: int = knob(
            "the number of rows, of columns, of regions and of numbers",
            levels=(4, 4, 5, 6, 6, 7, 7, 8, 9, 9),
            ge=4,
            le=9,
        )
        givens: int = knob("the largest number of givens", levels=(7, 5, 9, 14, 11, 19, 16, 22, 30, 26), ge=0, le=60)

    class Instance(RegionBoard):
        pass

    prompt = Prompt(
        en=r"""
        This {{ n }}×{{ n }} grid is cut into {{ n }} regions of {{ n }} cells. Cells with the same letter form a
        region:

        {{ regions | regions }}

        The numbers given so far; a dot is an empty cell:

        {{ givens | board }}

        Complete the grid, so that every row, every column and every region holds each of the numbers 1 to {{ n }}
        exactly once. The given numbers stay as they are. Give the completed grid of numbers.
        """,
        zh=r"""
        下面的 {{ n }}×{{ n }} 方阵划分成 {{ n }} 个区域，每个区域有 {{ n }} 格，字母相同的格属于同一区域：

        {{ regions | regions }}

        已给出的数如下，点表示空格：

        {{ givens | board }}

        请填满方阵，使每行、每列、每个区域都恰好包含 1 到 {{ n }} 的每个数各一次。
        已给出的数不能改变。请给出填好的数字方阵。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return number_grid(instance.n)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        n = params.n
        regions = random_regions(n, n, n, n, rng)
        model, _ = latin_square(n, region_cells(regions))
        numbers = draw_solution(model, rng, budget=150)
        givens = draw_givens(model, numbers, n, rng, params.givens)
        return self.Instance(regions=regions, givens=givens), written(numbers, n)

    def key(self, instance: Instance) -> object:
        return canonical_regions(instance.regions, instance.givens)

    def check(self, instance: Instance, answer: Board) -> str:
        return square_fault(instance.givens, answer) or repeat_fault(answer, region_cells(instance.regions), "region")

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        regions = region_names(instance.regions, language)
        return "\n".join(latin_steps(instance.givens, language, regions))
