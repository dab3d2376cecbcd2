"""Complete a partly filled Latin square.

Answer: the completed grid; every completion is right.
Harder: larger squares with more empty cells, none of which has a single candidate at the start.
Skills: deduction, search
Source: original; quasigroup completion as in Gomes and Selman, "Problem structure in the presence of
    perturbations" (1997).
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.grid.board import Numbers, lines
from bootcamp.lib.grid.clues import show
from bootcamp.lib.grid.forced_steps import latin_steps
from bootcamp.lib.grid.latin import number_grid, planted, single_candidate, square_fault, written
from bootcamp.lib.grid.symmetry import canonical_labels
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Board, Format


class LatinSquareFill(Task["LatinSquareFill.Params", "LatinSquareFill.Instance", Board]):
    version = 1

    class Params(task.Params):
        n: int = knob(
            "the number of rows, of columns and of numbers", levels=(4, 4, 5, 6, 6, 7, 8, 9, 11, 13), ge=3, le=16
        )
        blanks: int = knob(
            "the share of empty cells, in percent", levels=(35, 50, 45, 45, 42, 42, 42, 42, 42, 42), ge=10, le=90
        )
        open: bool = knob(
            "whether more cells are emptied until none has a single candidate", levels=(False,) * 4 + (True,) * 6
        )

    class Instance(task.Instance):
        givens: Numbers

        @property
        def n(self) -> int:
            return len(self.givens)

    prompt = Prompt(
        en=r"""
        Complete this {{ n }}×{{ n }} grid. A dot is an empty cell.

        {{ givens | board }}

        Every row and every column must hold each of the numbers 1 to {{ n }} exactly once. The given numbers stay as
        they are. If there are several ways to complete the grid, give any one.
        """,
        zh=r"""
        完成下面的 {{ n }}×{{ n }} 方阵，点表示空格。

        {{ givens | board }}

        每行、每列都必须恰好包含 1 到 {{ n }} 的每个数各一次，已给出的数不能改变。
        如果有多种填法，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return number_grid(instance.n)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        n = params.n
        _, numbers = planted(n, rng)
        shown = set(rng.sample(range(n * n), n * n - round(n * n * params.blanks / 100)))
        givens = show(n, n, numbers, shown)
        while params.open and (cell := single_candidate(givens)):
            row, col = cell
            near = [r * n + c for line in (row, n + col) for r, c in lines(n, n)[line] if givens[r][c] is not None]
            shown.remove(rng.choice(near))
            givens = show(n, n, numbers, shown)
        return self.Instance(givens=givens), written(numbers, n)

    def key(self, instance: Instance) -> object:
        return canonical_labels(instance.givens, keep=(None,))

    def check(self, instance: Instance, answer: Board) -> str:
        return square_fault(instance.givens, answer)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        return "\n".join(latin_steps(instance.givens, language, several=True))
