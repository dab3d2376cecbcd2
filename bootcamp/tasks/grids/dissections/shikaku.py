"""Cut a board into rectangles that hold one number each, their number of cells.

Answer: the board with a letter for each rectangle; the cut is unique, its letters are not.
Harder: larger boards with larger rectangles.
Skills: deduction, logic, spatial
Source: original generator; the puzzle, also called Rectangles, is Nikoli's (1989).
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import Cell, cells, fill, size
from bootcamp.lib.grid.pieces import CAPITALS, Box, apart, random_rectangles
from bootcamp.lib.grid.symmetry import canonical
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.grids.dissections._rectangles import SHOW_RECTANGLES, cut_fault, place_clues
from bootcamp.verifiers import Board, Format, Grid


class Shikaku(Task["Shikaku.Params", "Shikaku.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(4, 5, 6, 6, 7, 8, 9, 10, 12, 13), ge=3, le=14)
        largest: int = knob(
            "the largest number of cells of a rectangle", levels=(6, 6, 8, 9, 9, 10, 10, 12, 12, 12), ge=3, le=24
        )

    class Instance(task.Instance):
        numbers: tuple[tuple[int | None, ...], ...]

    prompt = Prompt(
        en=r"""
        Cut this board along cell sides into rectangles (squares count too). Each rectangle must hold exactly one
        number, and have as many cells as that number says.

        {{ numbers | board }}
        """,
        zh=r"""
        沿格线把下面的棋盘切成若干长方形（正方形也算）。每个长方形中恰好有一个数，它就是这个长方形的格数。

        {{ numbers | board }}
        """,
        after=SHOW_RECTANGLES,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(*size(instance.numbers), CAPITALS)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        regions = random_rectangles(params.size, params.size, params.largest, rng)
        clues = place_clues(regions, _area, rng, tries=20)
        if clues is None:
            raise task.Retry
        numbers = fill(params.size, params.size, map(clues.get, cells(params.size, params.size)))
        return self.Instance(numbers=numbers), apart(regions)

    def key(self, instance: Instance) -> object:
        return canonical([[number or 0 for number in row] for row in instance.numbers])

    def check(self, instance: Instance, answer: Board) -> str:
        return cut_fault(instance.numbers, answer, _area)


def _area(mark: Cell, box: Box) -> int:
    return box[2] * box[3]
