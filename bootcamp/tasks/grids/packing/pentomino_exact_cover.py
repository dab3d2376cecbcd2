"""Cover a board with holes by different pentominoes, to be chosen from the twelve.

Answer: the board with the letter of a pentomino in every cell; every cover is right.
Harder: more pentominoes on a larger board.
Skills: search, spatial
Source: original; Golomb, "Checkerboards and polyominoes" (1954).
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import cells, fill, size, where
from bootcamp.lib.grid.regions import random_regions, region_cells
from bootcamp.lib.grid.shapes import PENTOMINOES, canonical, normal, orientations, picture
from bootcamp.lib.grid.symmetry import canonical as canonical_board
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Board, Format, Grid

_HOLE = "#"


class PentominoExactCover(Task["PentominoExactCover.Params", "PentominoExactCover.Instance", Board]):
    version = 1

    class Params(task.Params):
        rows: int = knob(
            "the number of rows of the board; its area is a multiple of 5",
            levels=(5, 5, 5, 5, 5, 6, 6, 7, 8, 8),
            ge=3,
            le=10,
        )
        cols: int = knob("the number of columns of the board", levels=(6, 7, 8, 9, 9, 10, 10, 10, 10, 10), ge=3, le=12)
        pieces: int = knob(
            "how many pentominoes cover the empty cells", levels=(3, 3, 4, 4, 5, 5, 6, 7, 7, 8), ge=2, le=10
        )

    class Instance(task.Instance):
        board: Board

        @property
        def pieces(self) -> int:
            return len(where(self.board, ".")) // 5

        @property
        def shapes(self) -> str:
            return "\n\n".join(picture(shape, letter) for letter, shape in PENTOMINOES.items())

    prompt = Prompt(
        en=r"""
        Cover the empty cells (.) of this board with {{ pieces }} different pentominoes; the holes (#) stay free.

        {{ board | board }}

        Choose the pentominoes from these twelve, each drawn with its letter (. is not part of it):

        {{ shapes }}

        Pentominoes may be turned by quarter turns and turned over (mirrored), but no letter may be used for two of
        them. Each empty cell is covered by exactly one pentomino. Draw the board with the letter of the covering
        pentomino in every cell and # in the holes. If there are several ways, give any one.
        """,
        zh=r"""
        用 {{ pieces }} 块不同的五格骨牌盖满下面棋盘的空格（.），洞（#）不盖。

        {{ board | board }}

        从下面十二种中选用，每种用自己的字母画出（. 不属于骨牌）：

        {{ shapes }}

        骨牌可以旋转若干个四分之一圈，也可以翻面（镜像），但每个字母至多用一块。每个空格恰好被一块骨牌盖住。画出结果：
        每格写上盖住它的骨牌的字母，洞写 #。如果有多种盖法，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(*size(instance.board), "".join(PENTOMINOES) + _HOLE)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        letters = {canonical(shape): letter for letter, shape in PENTOMINOES.items()}
        for _ in range(20):
            groups = region_cells(random_regions(params.rows, params.cols, 5, 5, rng))
            rng.shuffle(groups)
            named = {letters[canonical(group)]: group for group in groups}
            if len(named) >= params.pieces:
                break
        else:
            raise task.Retry
        kept = sorted(rng.sample(sorted(named), params.pieces))
        letter = {cell: name for name in kept for cell in named[name]}
        answer = fill(params.rows, params.cols, (letter.get(cell, _HOLE) for cell in cells(params.rows, params.cols)))
        board = tuple(tuple(_HOLE if name == _HOLE else "." for name in row) for row in answer)
        return self.Instance(board=board), answer

    def key(self, instance: Instance) -> object:
        return canonical_board(instance.board)

    def check(self, instance: Instance, answer: Board) -> str:
        if where(answer, _HOLE) != where(instance.board, _HOLE):
            return "the holes are not where they were"
        for letter, shape in PENTOMINOES.items():
            covered = where(answer, letter)
            if covered and normal(covered) not in orientations(normal(shape)):
                return f"the cells of {letter} do not have the shape of one pentomino {letter}"
        return ""
