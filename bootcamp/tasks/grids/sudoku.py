"""Complete a sudoku: every row, column and box holds each number once.

Answer: the full grid; unique up to 9 x 9, beyond that every valid completion is right.
Harder: larger grids, fewer givens, then givens that need guessing and checking instead of cells with one candidate.
Skills: deduction, logic, search
Source: original generator; number place by Howard Garns (1979), known as sudoku.
"""

from __future__ import annotations

from random import Random
from typing import Literal

from pydantic import Field

from bootcamp import task
from bootcamp.lib.grid.board import fill
from bootcamp.lib.grid.clues import grow, thin
from bootcamp.lib.grid.constraints import latin_square
from bootcamp.lib.grid.drawing import draw
from bootcamp.lib.grid.faults import givens_fault, latin_fault, repeat_fault
from bootcamp.lib.grid.regions import boxes, region_cells
from bootcamp.lib.grid.symmetry import canonical_labels
from bootcamp.lib.solver import BudgetError
from bootcamp.task import Prompt, Task
from bootcamp.verifiers import Format, Grid

Board = tuple[tuple[str, ...], ...]
Solving = Literal["singles", "search", "any"]

_UNIQUE = 9  # the largest grid that gets a single completion


class Sudoku(Task["Sudoku.Params", "Sudoku.Instance", Board]):
    version = 1

    class Params(task.Params):
        height: int = Field(ge=2, le=4, description="the number of rows of a box")
        width: int = Field(ge=2, le=4, description="the number of columns of a box")
        givens: int = Field(ge=4, le=200, description="the largest number of givens")
        solving: Solving = Field(description="whether cells with one candidate and numbers with one place are enough")

    class Instance(task.Instance):
        height: int
        width: int
        givens: tuple[tuple[int | None, ...], ...]

        @property
        def n(self) -> int:
            return len(self.givens)

        @property
        def board(self) -> str:
            return draw(self.givens)

    prompt = Prompt(
        en=r"""
        Complete this {{ n }}×{{ n }} sudoku. A dot is an empty cell.

        {{ board }}

        Every row, every column and every box must hold each of the numbers 1 to {{ n }} exactly once. The boxes are the
        blocks of {{ height }} rows by {{ width }} columns that the grid is divided into, starting from the top left
        corner. The given numbers stay as they are.
        """,
        zh=r"""
        完成下面的 {{ n }}×{{ n }} 数独，点表示空格。

        {{ board }}

        每行、每列、每宫都必须恰好包含 1 到 {{ n }} 的每个数各一次。
        从左上角起，整个方阵划分为若干 {{ height }} 行 {{ width }} 列的宫。已给出的数不能改变。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(instance.n, instance.n, tuple(str(number) for number in range(1, instance.n + 1)))

    def params(self, difficulty: int) -> Params:
        solving: tuple[Solving, ...] = (*("singles",) * 6, "any", "search", "any", "any")
        return self.Params(
            height=(2, 2, 2, 2, 3, 3, 3, 3, 3, 4)[difficulty - 1],
            width=(2, 2, 3, 3, 3, 3, 3, 3, 4, 4)[difficulty - 1],
            givens=(9, 6, 18, 13, 36, 32, 28, 26, 72, 122)[difficulty - 1],
            solving=solving[difficulty - 1],
        )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        n = params.height * params.width
        model, _ = latin_square(n, region_cells(boxes(n, n, params.height, params.width)))
        numbers = model.solutions(rng=rng)[0]
        places = range(n * n)

        def solve(chosen: list[int], limit: int = 2) -> list[tuple[int, ...]]:
            return model.solutions(limit, budget=500, fixed={cell: 1 << numbers[cell] for cell in chosen})

        def telling(chosen: list[int]) -> list[int]:
            return [cell for full in solve(chosen) if full != numbers for cell in places if full[cell] != numbers[cell]]

        try:
            if n > _UNIQUE:
                chosen = rng.sample(places, params.givens)
            else:
                grown = grow(places, params.givens * 3 // 4, telling, rng)
                chosen = thin(grown or places, lambda rest: len(solve(rest)) == 1, rng, params.givens)
            if len(chosen) > params.givens:
                raise task.Retry
            if params.solving != "any":
                solve(chosen, limit=1)
                if (model.decisions > 0) != (params.solving == "search"):
                    raise task.Retry
        except BudgetError:
            raise task.Retry from None
        givens = fill(n, n, (numbers[cell] if cell in chosen else None for cell in places))
        return self.Instance(height=params.height, width=params.width, givens=givens), fill(n, n, map(str, numbers))

    def key(self, instance: Instance) -> object:
        return canonical_labels(instance.givens, keep=(None,))

    def check(self, instance: Instance, answer: Board) -> str:
        n = instance.n
        return (
            givens_fault(instance.givens, answer)
            or latin_fault(answer)
            or repeat_fault(answer, region_cells(boxes(n, n, instance.height, instance.width)), "box")
        )
