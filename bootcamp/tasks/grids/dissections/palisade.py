"""Cut a board into regions of one size; numbers count the sides of their cells on borders.

Answer: the board with a letter for each region; the cut is unique, its letters are not.
Harder: larger boards with fewer numbers.
Skills: deduction, logic, spatial
Source: original generator; the puzzle is Nikoli's Five Cells, in Simon Tatham's collection as Palisade.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import SIDES, Cell, cells, fill, size
from bootcamp.lib.grid.clues import grow
from bootcamp.lib.grid.faults import place
from bootcamp.lib.grid.pieces import CAPITALS, apart
from bootcamp.lib.grid.regions import patches, random_regions, region_cells
from bootcamp.lib.grid.shapes import Shape, placements, polyominoes
from bootcamp.lib.grid.symmetry import canonical
from bootcamp.lib.solver import BudgetError
from bootcamp.lib.solver.cover import ExactCover
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Board, Format, Grid


class Palisade(Task["Palisade.Params", "Palisade.Instance", Board]):
    version = 1

    class Params(task.Params):
        rows: int = knob(
            "the number of rows; rows times columns is a multiple of the area",
            levels=(4, 4, 4, 5, 4, 6, 5, 6, 6, 8),
            ge=3,
            le=10,
        )
        cols: int = knob("the number of columns", levels=(4, 4, 5, 4, 6, 6, 6, 8, 10, 8), ge=3, le=10)
        area: int = knob("the number of cells of a region", levels=(4, 4, 4, 5, 4, 4, 5, 4, 5, 4), ge=3, le=5)
        clued: int = knob(
            "the share of cells with a number in percent, before those that uniqueness needs",
            levels=(70, 50, 50, 45, 40, 40, 40, 35, 35, 35),
            ge=0,
            le=100,
        )

    class Instance(task.Instance):
        numbers: tuple[tuple[int | None, ...], ...]
        area: int

    prompt = Prompt(
        en=r"""
        Cut this board along cell sides into regions of exactly {{ area }} cells each. The cells of a region must be
        connected by sides.

        {{ numbers | board }}

        A number says how many of the four sides of its cell lie on the border of its region; sides on the edge of the
        board count too. Cells without a number (.) have any count.

        Show the cut by a letter in every cell: the same letter throughout a region, different letters in regions that
        share a side. Any letters that do so are right.
        """,
        zh=r"""
        沿格线把下面的棋盘切成若干区域，每个区域恰好 {{ area }} 格。同一区域的格子必须由公共边连通。

        {{ numbers | board }}

        数表示它所在格的四条边中有几条在区域的边界上；棋盘的外边也算边界。没有数的格（.）不受限制。

        用字母表示切法：每格填一个字母，同一区域内字母相同，有公共边的两个区域字母不同。用哪些字母不限。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(*size(instance.numbers), CAPITALS)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        rows, cols, area = params.rows, params.cols, params.area
        regions = random_regions(rows, cols, area, area, rng)
        planted = set(region_cells(regions))
        numbers = {cell: _border_sides(cell, group) for group in planted for cell in group}
        wrong = {
            piece: {cell for cell, n in counts if n != numbers[cell]} for piece, counts in _pieces(rows, cols, area)
        }

        def telling(shown: list[Cell]) -> list[Cell] | None:
            fitting = [piece for piece, broken in wrong.items() if broken.isdisjoint(shown)]
            try:
                for cover in ExactCover(fitting).solutions(limit=2, budget=1_000):
                    if not planted.issuperset(fitting[k] for k in cover):
                        return [cell for k in cover for cell in wrong[fitting[k]]] or None
            except BudgetError:
                return None
            return []

        kept = grow(list(cells(rows, cols)), params.clued * rows * cols // 100, telling, rng)
        if kept is None:
            raise task.Retry
        shown = fill(rows, cols, (numbers[c] if c in kept else None for c in cells(rows, cols)))
        return self.Instance(numbers=shown, area=area), apart(regions)

    def key(self, instance: Instance) -> object:
        board = [[-1 if number is None else number for number in row] for row in instance.numbers]
        return [canonical(board), instance.area]

    def check(self, instance: Instance, answer: Board) -> str:
        for group in patches(answer):
            if len(group) != instance.area:
                return f"the region at {place(group[0])} has {len(group)} cells"
            for row, col in group:
                if instance.numbers[row][col] not in (None, _border_sides((row, col), group)):
                    return f"the number in {place((row, col))} does not fit"
        return ""


@lru_cache(maxsize=16)
def _pieces(rows: int, cols: int, area: int) -> list[tuple[Shape, list[tuple[Cell, int]]]]:
    """List all connected groups of `area` cells of a board with the border sides of their cells."""
    board = set(cells(rows, cols))
    pieces = [tuple(sorted(piece)) for shape in polyominoes(area) for piece in placements(shape, board)]
    return [(piece, [(cell, _border_sides(cell, piece)) for cell in piece]) for piece in pieces]


def _border_sides(cell: Cell, group: Shape) -> int:
    """Count the sides of a cell that lie on the border of its group."""
    return sum((cell[0] + down, cell[1] + right) not in group for down, right in SIDES)
