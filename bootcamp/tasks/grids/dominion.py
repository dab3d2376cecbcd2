"""Shade dominoes that part the other cells into areas, one for each letter with all its copies.

Answer: the grid in # (shaded) and . (unshaded); every such shading is right.
Harder: larger grids with more areas, whose walls of dominoes have to be found together.
Skills: deduction, search, spatial
Source: original generator; the puzzle is known as Dominion.
"""

from __future__ import annotations

from random import Random

from pydantic import Field

from bootcamp import task
from bootcamp.lib.grid.board import cells, components, fill, mark, size, where
from bootcamp.lib.grid.drawing import draw
from bootcamp.lib.grid.faults import place
from bootcamp.lib.grid.regions import LETTERS
from bootcamp.lib.grid.symmetry import canonical_labels
from bootcamp.task import Prompt, Task
from bootcamp.tasks.grids._dominoes import domino_fault, random_dominoes
from bootcamp.tasks.grids._shading import Board, clue_texts, shaded_clue_fault
from bootcamp.verifiers import Format, Grid


class Dominion(Task["Dominion.Params", "Dominion.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = Field(ge=4, le=12, description="the number of rows and of columns")
        dominoes: int = Field(ge=2, le=30, description="the number of dominoes that were laid")
        areas: int = Field(ge=2, le=12, description="the number of different letters")
        copies: int = Field(ge=2, le=6, description="the most copies of a letter")

    class Instance(task.Instance):
        letters: tuple[tuple[str | None, ...], ...]

        @property
        def board(self) -> str:
            return draw(self.letters)

    prompt = Prompt(
        en=r"""
        Shade some cells of this grid; a dot is a cell without a letter.

        {{ board }}

        - Cells with a letter stay unshaded.
        - Every shaded cell shares a side with exactly one other shaded cell, so that the shaded cells form dominoes
          that share no side with each other; they may touch at corners.
        - Unshaded cells that share a side belong to the same area. Every area holds at least one letter, never two
          different ones, and all copies of a letter lie in the same area.

        Draw the grid with # for a shaded and . for an unshaded cell, with or without a letter. If several shadings fit,
        any one will do.
        """,
        zh=r"""
        把下面方格中的一些格涂黑；点表示没有字母的格。

        {{ board }}

        - 有字母的格不能涂黑。
        - 每个黑格恰与一个别的黑格有公共边，也就是说，黑格两两组成骨牌，不同的骨牌之间没有公共边，但可以在角上相碰。
        - 有公共边的未涂黑格属于同一个区域。每个区域至少有一个字母，不能有两种不同的字母；
          同一种字母的所有格都在同一个区域内。

        画出结果：黑格用 #，未涂黑的格（不论有无字母）用 . 表示。如果有多种涂法，画出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(*size(instance.letters), "#.")

    def params(self, difficulty: int) -> Params:
        return self.Params(
            size=(4, 5, 6, 6, 7, 8, 9, 9, 10, 10)[difficulty - 1],
            dominoes=(3, 4, 6, 7, 9, 12, 14, 15, 18, 19)[difficulty - 1],
            areas=(2, 2, 2, 3, 4, 5, 5, 6, 6, 7)[difficulty - 1],
            copies=(3, 3, 3, 3, 3, 3, 3, 4, 4, 4)[difficulty - 1],
        )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        n = params.size
        solution = mark(n, n, [cell for domino in random_dominoes(n, params.dominoes, rng) for cell in domino])
        areas = components(where(solution, "."))
        if len(areas) != params.areas:
            raise task.Retry
        letters = {}
        for letter, area in zip(LETTERS, areas, strict=False):
            copies = min(len(area), rng.randint(2, params.copies))
            letters.update(dict.fromkeys(rng.sample(area, copies), letter))
        return self.Instance(letters=fill(n, n, map(letters.get, cells(n, n)))), solution

    def key(self, instance: Instance) -> object:
        return canonical_labels(clue_texts(instance.letters), ".")

    def check(self, instance: Instance, answer: Board) -> str:
        letters = {cell: instance.letters[cell[0]][cell[1]] for cell in cells(*size(answer))}
        fault = shaded_clue_fault([cell for cell, letter in letters.items() if letter], answer) or domino_fault(answer)
        seen: set[str] = set()
        for area in components(where(answer, ".")):
            held = {letter for letter in map(letters.get, area) if letter}
            if len(held) != 1:
                fault = fault or f"the area at {place(area[0])} holds {len(held)} different letters, not one"
            elif held <= seen:
                fault = fault or f"the copies of {min(held)} lie in several areas"
            seen |= held
        return fault
