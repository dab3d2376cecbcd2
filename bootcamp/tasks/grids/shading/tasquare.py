"""Shade squares of cells beside the clues so that all other cells stay connected.

Answer: the grid in # (shaded) and . (unshaded); every such shading is right.
Harder: larger grids and squares, more clues, more of them without a number.
Skills: deduction, logic, spatial
Source: original generator; the puzzle is Nikoli's Tasquare.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import cells, components, connected, fill, mark, size, where
from bootcamp.lib.grid.faults import place, shaded_clue_fault
from bootcamp.lib.grid.symmetry import canonical
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.grids.shading._squares import Group, beside, random_squares, square_fault
from bootcamp.verifiers import Board, Format, Grid

_BLANK, _ANY = ".", "?"


class Tasquare(Task["Tasquare.Params", "Tasquare.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(4, 5, 5, 6, 7, 7, 8, 9, 10, 11), ge=4, le=12)
        largest: int = knob("the largest side of a square", levels=(2, 2, 2, 3, 3, 3, 3, 3, 4, 4), ge=1, le=5)
        clues: int = knob("the number of clues", levels=(4, 5, 6, 10, 13, 15, 18, 22, 28, 34), ge=2, le=40)
        open: int = knob(
            "the share of clues without a number, in percent", levels=(0, 0, 5, 10, 15, 20, 20, 25, 28, 30), ge=0, le=60
        )

    class Instance(task.Instance):
        clues: Board

        @property
        def open(self) -> bool:
            return any(_ANY in row for row in self.clues)

    prompt = Prompt(
        en=r"""
        The numbers{{ ' and question marks' if open }} on this grid are clues; a dot is a cell without a clue.

        {{ clues | board }}

        Shade some of the cells without a clue:

        - Shaded cells that share a side belong to the same group. Every group must be a full square (1×1, 2×2, 3×3 and
          so on). Groups may touch at corners.
        - A number is the total area, in cells, of all squares that share a side with the cell of the number.
        {% if open %}
        - At least one square shares a side with the cell of a question mark.
        {% endif %}
        - All unshaded cells, those with clues included, are connected by sides.

        Draw the grid with # for a shaded and . for an unshaded cell; a cell with a clue becomes a dot. If there are
        several ways, give any one.
        """,
        zh=r"""
        下面方格中的数{{ '和问号' if open }}是提示，点是没有提示的格。

        {{ clues | board }}

        把一些没有提示的格涂黑：

        - 有公共边的黑格属于同一组。每一组都必须是实心的正方形（1×1、2×2、3×3 等）。不同的组可以在角上相碰。
        - 数字表示与该格有公共边的所有正方形的总面积（格数）。
        {% if open %}
        - 至少有一个正方形与问号所在的格有公共边。
        {% endif %}
        - 所有未涂黑的格（包括有提示的格）通过公共边连成一片。

        画出结果：黑格用 #，未涂黑的格用 . 表示，有提示的格也写成点。如果有多种涂法，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(*size(instance.clues), "#.")

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        n = params.size
        squares = random_squares(n, params.largest, lambda chosen: _rest_connected(n, chosen), rng)
        shaded = {cell for square in squares for cell in square}
        areas = {cell: _area(squares, cell) for cell in cells(n, n) if cell not in shaded}
        telling = [cell for cell, area in areas.items() if area]
        chosen = rng.sample(telling, min(len(telling), params.clues))
        marks = {cell: str(areas[cell]) for cell in chosen}
        marks |= dict.fromkeys(chosen[: params.open * len(chosen) // 100], _ANY)
        clues = fill(n, n, (marks.get(cell, _BLANK) for cell in cells(n, n)))
        return self.Instance(clues=clues), mark(n, n, shaded)

    def key(self, instance: Instance) -> object:
        return canonical(instance.clues)

    def check(self, instance: Instance, answer: Board) -> str:
        rows, cols = size(answer)
        clues = {cell: item for cell in cells(rows, cols) if (item := instance.clues[cell[0]][cell[1]]) != _BLANK}
        fault = shaded_clue_fault(clues, answer) or square_fault(where(answer, "#"))
        if fault:
            return fault
        squares = components(where(answer, "#"))
        for cell, clue in clues.items():
            area = _area(squares, cell)
            if not area or clue not in (_ANY, str(area)):
                return f"the squares beside {place(cell)} have an area of {area}, which does not fit the {clue} there"
        return "" if connected(where(answer, _BLANK)) else "the unshaded cells are not connected"


def _area(squares: list[Group], cell: tuple[int, int]) -> int:
    """Add up the areas of the squares that share a side with an unshaded cell."""
    return sum(len(square) for square in squares if cell in beside(square))


def _rest_connected(n: int, squares: list[Group]) -> bool:
    shaded = {cell for square in squares for cell in square}
    return connected(cell for cell in cells(n, n) if cell not in shaded)
