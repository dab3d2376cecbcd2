"""Shade squares of cells to match counts so that no two squares of one size see each other.

Answer: the grid in # (shaded) and . (unshaded); every such shading is right.
Harder: larger grids and squares with more numbers.
Skills: deduction, logic, spatial
Source: original generator; the puzzle is known as Rukkuea or Look Air.
"""

from __future__ import annotations

from itertools import pairwise
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import Cell, Numbers, cells, components, fill, graph, lines, mark, size, where
from bootcamp.lib.grid.clues import clue_cells, clue_texts
from bootcamp.lib.grid.faults import place
from bootcamp.lib.grid.symmetry import canonical
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.grids.shading._squares import Group, random_squares, square_fault
from bootcamp.tasks.grids.shading._statements import DRAW_ANY_SHADING
from bootcamp.verifiers import Board, Format, Grid


class LookAir(Task["LookAir.Params", "LookAir.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(4, 5, 5, 6, 7, 7, 8, 9, 10, 11), ge=4, le=12)
        largest: int = knob("the largest side of a square", levels=(2, 2, 2, 3, 3, 3, 3, 3, 4, 4), ge=1, le=5)
        numbers: int = knob("the number of clues", levels=(5, 7, 8, 12, 15, 17, 20, 24, 30, 36), ge=3, le=40)

    class Instance(task.Instance):
        numbers: Numbers

    prompt = Prompt(
        en=r"""
        Some cells of this grid hold a number; a dot is a cell without one.

        {{ numbers | board }}

        Shade some of the cells, with or without a number:

        - A number tells how many cells are shaded among its own cell and the cells that share a side with it.
        - Shaded cells that share a side belong to the same group. Every group must be a full square (1×1, 2×2, 3×3 and
          so on). Groups may touch at corners.
        - Squares of the same size do not see each other: wherever two cells of different squares of the same size lie
          in one row or column, at least one cell between them is shaded.
        """,
        zh=r"""
        下面方格的有些格里有数，点是没有数的格。

        {{ numbers | board }}

        把一些格涂黑（有数的格也可以涂黑）：

        - 数字表示该格和与它有公共边的格中，一共有几个黑格。
        - 有公共边的黑格属于同一组。每一组都必须是实心的正方形（1×1、2×2、3×3 等）。不同的组可以在角上相碰。
        - 同样大小的正方形不能互相看见：两个同样大小的不同正方形各有一格在同一行或同一列时，
          这两格之间必须至少有一个黑格。
        """,
        after=DRAW_ANY_SHADING,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(*size(instance.numbers), "#.")

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        n = params.size
        squares = random_squares(n, params.largest, lambda chosen: _seen(n, chosen) is None, rng)
        shaded = {cell for square in squares for cell in square}
        shown = rng.sample(list(cells(n, n)), min(n * n, params.numbers))
        counts = {cell: _count(n, cell, shaded) for cell in shown}
        if max(counts.values()) < 2:
            raise task.Retry
        return self.Instance(numbers=fill(n, n, map(counts.get, cells(n, n)))), mark(n, n, shaded)

    def key(self, instance: Instance) -> object:
        return canonical(clue_texts(instance.numbers))

    def check(self, instance: Instance, answer: Board) -> str:
        n = len(answer)
        shaded = set(where(answer, "#"))
        fault = square_fault(shaded)
        if fault:
            return fault
        for cell, number in clue_cells(instance.numbers).items():
            count = _count(n, cell, shaded)
            if count != number:
                return f"{count} cells are shaded in or beside {place(cell)}, not {number}"
        seen = _seen(n, components(shaded))
        return f"the squares in {place(seen[0])} and {place(seen[1])} see each other" if seen else ""


def _count(n: int, cell: Cell, shaded: set[Cell]) -> int:
    return sum(other in shaded for other in (cell, *graph(n, n)[cell]))


def _seen(n: int, squares: list[Group]) -> tuple[Cell, Cell] | None:
    """Give cells of two squares of one size with only unshaded cells between them; None if there are none."""
    owner = {cell: square for square in squares for cell in square}
    for line in lines(n, n):
        for a, b in pairwise([cell for cell in line if cell in owner]):
            if owner[a] != owner[b] and len(owner[a]) == len(owner[b]):
                return a, b
    return None
