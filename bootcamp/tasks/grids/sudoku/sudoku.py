"""Complete a sudoku: every row, column and box holds each number once.

Answer: the full grid; unique up to 9 x 9, beyond that every valid completion is right.
Harder: larger grids, fewer givens, then givens that need guessing and checking instead of cells with one candidate.
Skills: deduction, logic, search
Source: original generator; number place by Howard Garns (1979), known as sudoku.
"""

from __future__ import annotations

from random import Random
from typing import Any, Literal

from bootcamp import task
from bootcamp.lib.grid.board import fill
from bootcamp.lib.grid.cell_names import group_names
from bootcamp.lib.grid.clues import choose_givens
from bootcamp.lib.grid.constraints import latin_square
from bootcamp.lib.grid.faults import givens_fault, latin_fault, repeat_fault
from bootcamp.lib.grid.forced_steps import latin_steps
from bootcamp.lib.grid.regions import boxes, region_cells
from bootcamp.lib.grid.symmetry import canonical_labels
from bootcamp.lib.solver.finite import Finite
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Board, Format, Grid

Solving = Literal["singles", "search", "any"]

_UNIQUE = 9  # the largest grid that gets a single completion


class Sudoku(Task["Sudoku.Params", "Sudoku.Instance", Board]):
    version = 1

    class Params(task.Params):
        height: int = knob("the number of rows of a box", levels=(2, 2, 2, 2, 3, 3, 3, 3, 3, 4), ge=2, le=4)
        width: int = knob("the number of columns of a box", levels=(2, 2, 3, 3, 3, 3, 3, 3, 4, 4), ge=2, le=4)
        givens: int = knob("the largest number of givens", levels=(9, 6, 18, 13, 36, 32, 28, 26, 72, 122), ge=4, le=200)
        solving: Solving = knob(
            "whether cells with one candidate and numbers with one place are enough",
            levels=("singles",) * 6 + ("any", "search", "any", "any"),
        )

    class Instance(task.Instance):
        height: int
        width: int
        givens: tuple[tuple[int | None, ...], ...]

        @property
        def n(self) -> int:
            return len(self.givens)

    prompt = Prompt(
        en=r"""
        Complete this {{ n }}×{{ n }} sudoku. A dot is an empty cell.

        {{ givens | board }}

        Every row, every column and every box must hold each of the numbers 1 to {{ n }} exactly once. The boxes are the
        blocks of {{ height }} rows by {{ width }} columns that the grid is divided into, starting from the top left
        corner. The given numbers stay as they are.
        {% if n > 9 %}
        If there are several ways, give any one.
        {% endif %}
        """,
        zh=r"""
        完成下面的 {{ n }}×{{ n }} 数独，点表示空格。

        {{ givens | board }}

        每行、每列、每宫都必须恰好包含 1 到 {{ n }} 的每个数各一次。
        从左上角起，整个方阵划分为若干 {{ height }} 行 {{ width }} 列的宫。已给出的数不能改变。
        {% if n > 9 %}
        如果有多种填法，给出任意一种即可。
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(instance.n, instance.n, tuple(str(number) for number in range(1, instance.n + 1)))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        n = params.height * params.width
        model, _ = latin_square(n, region_cells(boxes(n, n, params.height, params.width)))
        numbers = model.solutions(rng=rng)[0]
        most = min(params.givens, n * n)
        chosen = choose_givens(model, numbers, rng, most) if n <= _UNIQUE else rng.sample(range(n * n), most)
        if not chosen or (params.solving != "any" and _search(model, numbers, chosen) != (params.solving == "search")):
            raise task.Retry
        givens = fill(n, n, (numbers[cell] if cell in chosen else None for cell in range(n * n)))
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

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        found = region_cells(boxes(instance.n, instance.n, instance.height, instance.width))
        names = group_names("box", found, language)
        return "\n".join(latin_steps(instance.givens, language, names, several=instance.n > _UNIQUE))


def _search(model: Finite, numbers: tuple[int, ...], chosen: list[int]) -> bool:
    """Tell whether candidates alone leave some cell open."""
    domains = model.propagate({cell: 1 << numbers[cell] for cell in chosen}) or []
    return any(mask & (mask - 1) for mask in domains)
