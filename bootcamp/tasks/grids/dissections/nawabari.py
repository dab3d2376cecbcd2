"""Cut a board into rectangles with one number each, which counts the sides of its cell on the rectangle's border.

Answer: the board with a letter for each rectangle; the cut is unique, its letters are not.
Harder: larger boards with larger rectangles.
Skills: deduction, logic, spatial
Source: original generator; the puzzle, also called Territory, is Nikoli's.
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


class Nawabari(Task["Nawabari.Params", "Nawabari.Instance", Board]):
    version = 1

    class Params(task.Params):
        rows: int = knob("the number of rows", levels=(4, 4, 5, 5, 5, 6, 6, 6, 7, 7), ge=3, le=12)
        cols: int = knob("the number of columns", levels=(4, 5, 5, 6, 7, 6, 7, 8, 7, 8), ge=3, le=12)
        largest: int = knob(
            "the largest number of cells of a rectangle", levels=(4, 5, 6, 6, 7, 6, 8, 8, 8, 8), ge=3, le=20
        )

    class Instance(task.Instance):
        numbers: tuple[tuple[int | None, ...], ...]

    prompt = Prompt(
        en=r"""
        Cut this board along cell sides into rectangles (squares count too). Each rectangle must hold exactly one
        number. A number says how many of the four sides of its own cell lie on the border of its rectangle; sides on
        the edge of the board count too.

        {{ numbers | board }}
        """,
        zh=r"""
        沿格线把下面的棋盘切成若干长方形（正方形也算）。每个长方形中恰好有一个数。
        这个数表示它所在的那一格的四条边中，有几条在这个长方形的边界上；棋盘的外边也算作边界。

        {{ numbers | board }}
        """,
        after=SHOW_RECTANGLES,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(*size(instance.numbers), CAPITALS)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        rows, cols = params.rows, params.cols
        regions = random_rectangles(rows, cols, params.largest, rng)
        clues = place_clues(regions, _border_sides, rng, tries=40)
        if clues is None:
            raise task.Retry
        return self.Instance(numbers=fill(rows, cols, map(clues.get, cells(rows, cols)))), apart(regions)

    def key(self, instance: Instance) -> object:
        return canonical([[-1 if number is None else number for number in row] for row in instance.numbers])

    def check(self, instance: Instance, answer: Board) -> str:
        return cut_fault(instance.numbers, answer, _border_sides)


def _border_sides(cell: Cell, box: Box) -> int:
    """Count the sides of a cell that lie on the border of a rectangle around it."""
    (row, col), (top, left, height, width) = cell, box
    return (row == top) + (row == top + height - 1) + (col == left) + (col == left + width - 1)
