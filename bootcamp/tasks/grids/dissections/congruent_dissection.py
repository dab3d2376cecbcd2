"""Cut a figure of cells into congruent pieces, each with one star if there are stars.

Answer: the figure with a letter for each piece; every such cut is right.
Harder: more and larger pieces, ragged outlines.
Skills: geometry, search, spatial
Source: original; dissections as in Dudeney, "Amusements in Mathematics" (1917).
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import SIDES, Cell, cells, fill, size, where
from bootcamp.lib.grid.faults import place
from bootcamp.lib.grid.pieces import CAPITALS, apart, bounds, map_pieces
from bootcamp.lib.grid.regions import patches
from bootcamp.lib.grid.shapes import Shape, canonical, orientations, random_polyomino
from bootcamp.lib.grid.symmetry import canonical as canonical_board
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Board, Format, Grid

_OUTSIDE, _CELL, _STAR = "#", ".", "*"


class CongruentDissection(Task["CongruentDissection.Params", "CongruentDissection.Instance", Board]):
    version = 1

    class Params(task.Params):
        pieces: int = knob("the number of pieces", levels=(2, 2, 3, 3, 3, 4, 4, 4, 5, 5), ge=2, le=6)
        area: int = knob("the number of cells of a piece", levels=(6, 7, 6, 7, 8, 7, 8, 8, 8, 9), ge=3, le=10)
        starred: bool = knob(
            "whether each piece has a star", levels=(True, False, True, False, True, False, True, False, True, False)
        )

    class Instance(task.Instance):
        board: Board
        pieces: int

        @property
        def area(self) -> int:
            return len(where(self.board, _CELL, _STAR)) // self.pieces

        @property
        def starred(self) -> bool:
            return bool(where(self.board, _STAR))

    prompt = Prompt(
        en=r"""
        In this board every sign but # is a cell of a figure:

        {{ board | board }}

        Cut it along cell sides into {{ pieces }} pieces:

        - Each piece consists of {{ area }} cells connected by sides.
        - All pieces are congruent: each one can be moved, turned by quarter turns and, if need be, turned over so that
          it covers any other one exactly.
        {% if starred %}
        - Each piece contains exactly one star (*).
        {% endif %}

        Show the cut by a letter in every cell of the figure: the same letter throughout a piece, different letters in
        pieces that share a side. The signs # stay as they are. If there are several cuts, give any one.
        """,
        zh=r"""
        下面的棋盘中，除 # 以外的符号都是一个图形的格：

        {{ board | board }}

        沿格线把图形切成 {{ pieces }} 块：

        - 每块由 {{ area }} 个由公共边连通的格组成。
        - 各块全等：任意一块经过平移、旋转若干个四分之一圈，必要时翻面，都能与任何另一块完全重合。
        {% if starred %}
        - 每块恰好含有一颗星（*）。
        {% endif %}

        用字母表示切法：图形的每格填一个字母，同一块内字母相同，有公共边的两块字母不同。
        # 保持不变。如果有多种切法，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(*size(instance.board), CAPITALS + _OUTSIDE)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        pieces = _figure(random_polyomino(params.area, rng), params.pieces, rng)
        top, left, rows, cols = bounds(cell for piece in pieces for cell in piece)
        pieces = [tuple((row - top, col - left) for row, col in piece) for piece in pieces]
        symbol = {cell: _CELL for piece in pieces for cell in piece}
        if params.starred:
            symbol.update((rng.choice(piece), _STAR) for piece in pieces)
        board = fill(rows, cols, (symbol.get(cell, _OUTSIDE) for cell in cells(rows, cols)))
        return self.Instance(board=board, pieces=params.pieces), apart(map_pieces(rows, cols, pieces))

    def key(self, instance: Instance) -> object:
        return [canonical_board(instance.board), instance.pieces]

    def check(self, instance: Instance, answer: Board) -> str:
        if where(answer, _OUTSIDE) != where(instance.board, _OUTSIDE):
            return "the letters do not stand in the cells of the figure"
        shape: Shape = ()
        for group in patches(answer):
            if answer[group[0][0]][group[0][1]] == _OUTSIDE:
                continue
            here = f"the piece at {place(group[0])}"
            if len(group) != instance.area:
                return f"{here} has {len(group)} cells"
            if shape and canonical(group) != shape:
                return f"{here} is not congruent with the first one"
            shape = canonical(group)
            stars = sum(instance.board[row][col] == _STAR for row, col in group)
            if instance.starred and stars != 1:
                return f"{here} contains {stars} stars"
        return ""


def _figure(shape: Shape, count: int, rng: Random) -> list[Shape]:
    """Lay copies of a shape side by side, each where it touches the others much; raise Retry if one cannot."""
    pieces = [shape]
    while len(pieces) < count:
        covered = {cell for piece in pieces for cell in piece}
        edge = sorted({(row + down, col + right) for row, col in covered for down, right in SIDES} - covered)
        drawn = [_at(rng.choice(edge), rng.choice(orientations(shape)), rng) for _ in range(20)]
        free = [piece for piece in drawn if covered.isdisjoint(piece)]
        if not free:
            raise task.Retry
        pieces.append(max(free, key=lambda piece: sum(cell in edge for cell in piece)))
    return pieces


def _at(cell: Cell, shape: Shape, rng: Random) -> Shape:
    """Shift a shape so that one of its cells lies in `cell`."""
    row, col = rng.choice(shape)
    return tuple((r - row + cell[0], c - col + cell[1]) for r, c in shape)
