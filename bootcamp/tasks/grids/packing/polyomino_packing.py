"""Fill a board with holes by a set of polyominoes, each used once.

Answer: the board with the letter of a piece in every cell; every packing is right.
Harder: more and larger pieces on larger boards.
Skills: search, spatial
Source: original; packing puzzles as in Golomb, "Polyominoes" (1965).
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import cells, fill, where
from bootcamp.lib.grid.regions import LETTERS, random_regions, region_cells
from bootcamp.lib.grid.shapes import Shape, canonical, normal, orientations, picture
from bootcamp.lib.grid.symmetry import canonical as canonical_board
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Board, Format, Grid

_HOLE = "#"


class PolyominoPacking(Task["PolyominoPacking.Params", "PolyominoPacking.Instance", Board]):
    version = 1

    class Params(task.Params):
        rows: int = knob("the number of rows of the board", levels=(4, 4, 5, 5, 6, 6, 6, 7, 8, 8), ge=3, le=12)
        cols: int = knob("the number of columns of the board", levels=(4, 5, 6, 7, 6, 7, 8, 7, 7, 9), ge=3, le=12)
        smallest: int = knob("the least number of cells of a piece", levels=(2, 2, 2, 3, 3, 4, 4, 4, 4, 5), ge=1, le=6)
        largest: int = knob("the largest number of cells of a piece", levels=(4, 4, 5, 5, 5, 5, 5, 6, 6, 6), ge=3, le=8)
        holes: int = knob(
            "how many pieces are left out, so that the board has holes",
            levels=(1, 1, 1, 2, 2, 2, 2, 2, 2, 2),
            ge=0,
            le=4,
        )

    class Instance(task.Instance):
        board: Board
        pieces: tuple[Shape, ...]
        mirror: bool

        @property
        def names(self) -> str:
            return LETTERS[: len(self.pieces)]

        @property
        def drawn_pieces(self) -> str:
            return "\n\n".join(picture(piece, mark) for piece, mark in zip(self.pieces, self.names, strict=True))

    prompt = Prompt(
        en=r"""
        Cover the empty cells (.) of this board with pieces, leaving the holes (#) free:

        {{ board | board }}

        The pieces, each drawn with its own letter (. is not part of a piece):

        {{ drawn_pieces }}

        Use every piece exactly once, so that each empty cell is covered by exactly one piece. Pieces may be turned by
        quarter turns{{ " and turned over (mirrored)" if mirror else ", but not turned over (mirrored)" }}. Draw the
        board with the letter of the covering piece in every cell and # in the holes. If there are several ways, give
        any one.
        """,
        zh=r"""
        用拼块盖满下面棋盘的空格（.），洞（#）不能盖：

        {{ board | board }}

        拼块如下，每块用自己的字母画出（. 不属于拼块）：

        {{ drawn_pieces }}

        每块恰好用一次，每个空格恰好被一块盖住。
        拼块可以旋转若干个四分之一圈{{ "，也可以翻面（镜像）" if mirror else "，但不能翻面（镜像）" }}。画出结果：
        每格写上盖住它的拼块的字母，洞仍写 #。如果有多种放法，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(len(instance.board), len(instance.board[0]), instance.names + _HOLE)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        rows, cols = params.rows, params.cols
        groups = region_cells(random_regions(rows, cols, params.smallest, params.largest, rng))
        rng.shuffle(groups)
        mirror = rng.random() < 0.5
        name = dict.fromkeys(cells(rows, cols), _HOLE)
        for letter, group in zip(LETTERS, groups[params.holes :], strict=False):
            name.update(dict.fromkeys(group, letter))
        pieces = tuple(rng.choice(orientations(normal(group), mirror)) for group in groups[params.holes :])
        board = fill(rows, cols, (_HOLE if letter == _HOLE else "." for letter in name.values()))
        return self.Instance(board=board, pieces=pieces, mirror=mirror), fill(rows, cols, name.values())

    def key(self, instance: Instance) -> object:
        pieces = sorted(canonical(piece) for piece in instance.pieces)
        return [canonical_board(instance.board), pieces, instance.mirror]

    def check(self, instance: Instance, answer: Board) -> str:
        if where(answer, _HOLE) != where(instance.board, _HOLE):
            return "the holes are not where they were"
        for letter, piece in zip(instance.names, instance.pieces, strict=True):
            covered = where(answer, letter)
            if not covered:
                return f"piece {letter} is not used"
            if normal(covered) not in orientations(piece, instance.mirror):
                return f"the cells of {letter} do not have the shape of that piece"
        return ""
