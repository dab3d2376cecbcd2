"""Cut a board into rectangles with one symbol each, which says whether it is square, wide or high.

Answer: the board with a letter for each rectangle; the cut is unique, its letters are not.
Harder: larger boards with larger rectangles.
Skills: deduction, logic, spatial
Source: original generator; the puzzle is Nikoli's.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import Cell, cells, fill, size
from bootcamp.lib.grid.faults import place
from bootcamp.lib.grid.pieces import CAPITALS, Box, apart, map_pieces, meeting_point, random_rectangles
from bootcamp.lib.grid.regions import patches
from bootcamp.lib.grid.symmetry import symmetries
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.grids.dissections._rectangles import SHOW_RECTANGLES, cut_fault, place_clues
from bootcamp.verifiers import Board, Format, Grid


class Tatamibari(Task["Tatamibari.Params", "Tatamibari.Instance", Board]):
    version = 1

    class Params(task.Params):
        rows: int = knob("the number of rows", levels=(4, 5, 5, 5, 5, 5, 6, 6, 6, 7), ge=3, le=12)
        cols: int = knob("the number of columns", levels=(4, 4, 5, 5, 6, 6, 6, 6, 7, 7), ge=3, le=12)
        largest: int = knob(
            "the largest number of cells of a rectangle", levels=(6, 6, 6, 8, 6, 8, 7, 9, 8, 9), ge=3, le=20
        )

    class Instance(task.Instance):
        symbols: tuple[tuple[str | None, ...], ...]

    prompt = Prompt(
        en=r"""
        Cut this board along cell sides into rectangles (squares count too). Each rectangle must hold exactly one
        symbol:
        + means that the rectangle is a square,
        - means that it is wider than high,
        | means that it is higher than wide.
        At no point of the board may the corners of four rectangles meet.

        {{ symbols | board }}
        """,
        zh=r"""
        沿格线把下面的棋盘切成若干长方形（正方形也算）。每个长方形中恰好有一个符号：
        + 表示这个长方形是正方形，
        - 表示它的宽大于高，
        | 表示它的高大于宽。
        棋盘上任何一点都不能是四个长方形的角的公共点。

        {{ symbols | board }}
        """,
        after=SHOW_RECTANGLES,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(*size(instance.symbols), CAPITALS)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        rows, cols = params.rows, params.cols
        regions = random_rectangles(rows, cols, params.largest, rng)
        clues = None if meeting_point(regions) else place_clues(regions, _form, rng, tries=40, meeting=False)
        if clues is None:
            raise task.Retry
        return self.Instance(symbols=fill(rows, cols, map(clues.get, cells(rows, cols)))), apart(regions)

    def key(self, instance: Instance) -> object:
        board = [[symbol or "." for symbol in row] for row in instance.symbols]
        swapped = [[{"-": "|", "|": "-"}.get(symbol, symbol) for symbol in row] for row in board]
        return min(symmetries(board)[::2] + symmetries(swapped)[1::2])  # quarter turns make wide rectangles high

    def check(self, instance: Instance, answer: Board) -> str:
        meeting = meeting_point(map_pieces(*size(answer), patches(answer)))
        if meeting:
            return f"four rectangles meet at the lower right corner of {place(meeting)}"
        return cut_fault(instance.symbols, answer, _form)


def _form(cell: Cell, box: Box) -> str:
    """Give the symbol of a rectangle."""
    _, _, height, width = box
    return "+" if height == width else "-" if height < width else "|"
