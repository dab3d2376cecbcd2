"""Colour a grid in black and white so that each colour is connected and no 2 x 2 block has one colour.

Answer: the grid in B and W; it is unique.
Harder: larger grids with relatively fewer given cells.
Skills: deduction, logic, spatial
Source: original generator; the puzzle is known as Yin-Yang.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import cells, connected, fill, mark, size, where
from bootcamp.lib.grid.clues import clue_texts, few_clues, random_solution
from bootcamp.lib.grid.constraints import connect, forbid_blocks
from bootcamp.lib.grid.faults import givens_fault, place
from bootcamp.lib.grid.shading import full_block, shading_model
from bootcamp.lib.grid.symmetry import canonical
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Board, Format, Grid


class YinYang(Task["YinYang.Params", "YinYang.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(4, 4, 5, 5, 5, 6, 6, 6, 7, 7), ge=4, le=8)
        given: int = knob(
            "the least share of given cells, in percent", levels=(50, 38, 44, 37, 31, 34, 29, 25, 29, 25), ge=5, le=80
        )

    class Instance(task.Instance):
        givens: tuple[tuple[str | None, ...], ...]

    prompt = Prompt(
        en=r"""
        Colour every cell of this grid black (B) or white (W); a dot is a cell without a colour yet.

        {{ givens | board }}

        - Given colours stay.
        - All black cells must be connected: from each of them one can reach every other by steps between black cells
          that share a side. The same holds for all white cells.
        - No 2×2 block of cells may have a single colour.

        Draw the whole grid with B and W.
        """,
        zh=r"""
        把下面方格的每一格涂成黑色（B）或白色（W）；点表示还没有颜色的格。

        {{ givens | board }}

        - 已给的颜色不变。
        - 所有黑格必须连成一片：从其中任何一格出发，只经过有公共边的黑格，就能到达其他每一个黑格。所有白格也是如此。
        - 任何 2×2 的四个格不能全是一种颜色。

        用 B 和 W 画出整个方格。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(*size(instance.givens), "BW")

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        n = params.size
        sat, black = shading_model(n, n)
        white = {cell: -literal for cell, literal in black.items()}
        for colour in (black, white):
            connect(sat, colour)
            forbid_blocks(sat, colour)
        shaded = random_solution(sat, black, rng)
        solution = mark(n, n, shaded, "B", "W")
        literals = {cell: literal if cell in shaded else -literal for cell, literal in black.items()}
        chosen = few_clues(sat, black, shaded, literals, rng, -(-params.given * n * n // 100), budget=20)
        givens = fill(n, n, (solution[row][col] if (row, col) in chosen else None for row, col in cells(n, n)))
        return self.Instance(givens=givens), solution

    def key(self, instance: Instance) -> object:
        swapped = [[{"B": "W", "W": "B"}.get(sign, sign) for sign in row] for row in clue_texts(instance.givens)]
        return min(canonical(clue_texts(instance.givens)), canonical(swapped))

    def check(self, instance: Instance, answer: Board) -> str:
        fault = givens_fault(instance.givens, answer)
        for colour, name in (("B", "black"), ("W", "white")):
            group = where(answer, colour)
            block = full_block(*size(answer), group)
            if block:
                fault = fault or f"the 2 x 2 block from {place(block)} on is all {name}"
            if not connected(group):
                fault = fault or f"the {name} cells are not connected"
        return fault
