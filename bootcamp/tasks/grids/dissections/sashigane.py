"""Cut a board into L-shapes that fit the circles in their corners and the arrows in their ends.

Answer: the board with a letter for each L-shape; every such cut is right.
Harder: larger boards, fewer numbers in circles.
Skills: deduction, search, spatial
Source: original generator; the puzzle is Nikoli's.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import Cell, cells, fill, ray, size
from bootcamp.lib.grid.faults import place
from bootcamp.lib.grid.pieces import CAPITALS, apart, bounds, map_pieces
from bootcamp.lib.grid.regions import patches
from bootcamp.lib.grid.symmetry import canonical_marks
from bootcamp.lib.solver import BudgetError
from bootcamp.lib.solver.cover import ExactCover
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.verifiers import Board, Format, Grid

Ell = tuple[Cell, ...]
"""The corner, then the cells of the two arms."""

_NODES = 200  # of one search for a cut; a fresh one soon finds what takes longer

_BLANK, _CIRCLE = ".", "o"
_ARROWS = {"^": (-1, 0), ">": (0, 1), "v": (1, 0), "<": (0, -1)}


class Sashigane(Task["Sashigane.Params", "Sashigane.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(4, 4, 5, 5, 6, 6, 7, 8, 9, 10), ge=4, le=10)
        longest: int = knob(
            "the largest number of cells of an arm beyond the corner", levels=(3, 3, 3, 4, 3, 4, 4, 4, 4, 4), ge=2, le=6
        )
        symbols: int = knob(
            "the share of corners and ends with a symbol, in percent",
            levels=(60, 50, 50, 50, 55, 55, 55, 55, 55, 55),
            ge=20,
            le=100,
        )
        numbered: int = knob(
            "the share of circles with a number, in percent",
            levels=(90, 80, 75, 70, 65, 60, 55, 50, 45, 40),
            ge=0,
            le=100,
        )

    class Instance(task.Instance):
        board: Board

    prompt = Prompt(
        en=r"""
        Cut this board along cell sides into L-shapes:

        {{ board | board }}

        An L-shape is one cell wide and has two arms, one horizontal and one vertical, that meet in a corner cell; each
        arm has at least one cell beyond the corner. Every cell belongs to exactly one L-shape. Symbols:

        - o marks the corner of an L-shape.
        - A number marks the corner of an L-shape with so many cells, the corner included.
        - An arrow (^, >, v, <) marks the end of an arm, the cell farthest from the corner, and points along the arm
          towards the corner.

        Other cells (.) may be corners and ends too. Show the cut by a letter in every cell: the same letter throughout
        an L-shape, different letters in L-shapes that share a side. If there are several cuts, give any one.
        """,
        zh=r"""
        沿格线把下面的棋盘切成若干 L 形：

        {{ board | board }}

        L 形宽一格，有一横一竖两条臂，在拐角格相接；每条臂在拐角格之外至少还有一格。每格恰好属于一个 L 形。符号含义：

        - o 表示该格是某个 L 形的拐角格。
        - 数表示该格是某个 L 形的拐角格，且这个 L 形（连同拐角格）共有这么多格。
        - 箭头（^、>、v、<）表示该格是某条臂的末端，即离拐角格最远的一格，箭头沿着臂指向拐角格。

        其他格（.）也可以是拐角格或末端。用字母表示切法：每格填一个字母，同一 L 形内字母相同，
        有公共边的两个 L 形字母不同。如果有多种切法，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(*size(instance.board), CAPITALS)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        n = params.size
        cut = _random_cut(n, params.longest, rng)
        clues: dict[Cell, str] = {}
        for shape in cut:
            clues.update(_marks(shape))
            if rng.randrange(100) < params.numbered:
                clues[shape[0]] = str(len(shape))
        shown = rng.sample(sorted(clues), len(clues) * params.symbols // 100)
        board = fill(n, n, (clues[cell] if cell in shown else _BLANK for cell in cells(n, n)))
        return self.Instance(board=board), apart(map_pieces(n, n, cut))

    def key(self, instance: Instance) -> object:
        rows, cols = size(instance.board)
        marks: list[tuple[tuple[Cell, ...], str]] = []
        for row, col in cells(rows, cols):
            down, right = _ARROWS.get(instance.board[row][col], (0, 0))
            marks.append((((row, col), (row + down, col + right)), "" if down or right else instance.board[row][col]))
        return canonical_marks(rows, cols, marks)

    def check(self, instance: Instance, answer: Board) -> str:
        for group in patches(answer):
            marks = _marks(group)
            if not marks:
                row, col = group[0]
                return f"the cells joined with {place(group[0])} by the letter {answer[row][col]} form no L-shape"
            for row, col in group:
                clue = instance.board[row][col]
                symbol = _CIRCLE if clue == str(len(group)) else clue
                if symbol not in (_BLANK, marks.get((row, col))):
                    return f"the symbol {clue} in {place((row, col))} does not fit its L-shape"
        return ""


def _marks(group: Sequence[Cell]) -> dict[Cell, str]:
    """Give the symbols of the corner and of the ends of an L-shape; nothing for another shape."""
    top, left, height, width = bounds(group)
    bottom, right = top + height - 1, left + width - 1
    if min(height, width) > 1 and len(group) == height + width - 1:
        for row, other_row, upright in ((top, bottom, "^"), (bottom, top, "v")):
            for col, other_col, level in ((left, right, "<"), (right, left, ">")):
                if all(cell[0] == row or cell[1] == col for cell in group):
                    return {(row, col): _CIRCLE, (other_row, col): upright, (row, other_col): level}
    return {}


def _random_cut(n: int, longest: int, rng: Random) -> list[Ell]:
    """Cut an n x n board into L-shapes with arms of up to `longest` cells beyond the corner; raise Retry on failure."""
    shapes = _ells(n, longest)
    try:
        return [shapes[index] for index in next(ExactCover(shapes).solutions(budget=_NODES, rng=rng))]
    except BudgetError:
        raise Retry from None


@cache
def _ells(n: int, longest: int) -> list[Ell]:
    """List the L-shapes of an n x n board with arms of up to `longest` cells beyond the corner."""
    return [
        (corner, *up[:height], *aside[:width])
        for corner in cells(n, n)
        for up in (ray(n, n, corner, (-1, 0)), ray(n, n, corner, (1, 0)))
        for aside in (ray(n, n, corner, (0, -1)), ray(n, n, corner, (0, 1)))
        for height in range(1, min(longest, len(up)) + 1)
        for width in range(1, min(longest, len(aside)) + 1)
    ]
