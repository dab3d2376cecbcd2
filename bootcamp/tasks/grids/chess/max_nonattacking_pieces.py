"""Place as many chess pieces of one kind as possible on a board with holes, none attacking another.

Answer: the squares of the pieces; every largest placement is right.
Harder: larger boards with more holes.
Skills: optimization, search, spatial
Source: original; independence on chessboards as in Watkins, "Across the Board" (2004), with holes.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import Cell as Square, from_one, to_one
from bootcamp.lib.grid.faults import place
from bootcamp.lib.grid.symmetry import canonical
from bootcamp.lib.vertex_sets import largest_independent
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.grids.chess._holed_chess import HoledChess, attacks, best_squares, free_squares, holed_board
from bootcamp.verifiers import Cells, Format

_PIECES = "KRBN"


class MaxNonattackingPieces(Task["MaxNonattackingPieces.Params", "MaxNonattackingPieces.Instance", frozenset[Square]]):
    version = 1

    class Params(task.Params):
        rows: int = knob("the number of rows", levels=(3, 4, 4, 5, 5, 6, 6, 7, 8, 9), ge=3, le=9)
        cols: int = knob("the number of columns", levels=(4, 4, 5, 5, 6, 6, 7, 8, 8, 9), ge=3, le=9)
        holes: int = knob("the number of holes", levels=(3, 4, 5, 6, 7, 9, 10, 13, 15, 20), ge=0, le=25)

    class Instance(HoledChess):
        pass

    prompt = Prompt(
        en=r"""
        On this board # is a hole, on which no piece can stand:

        {{ board | board }}

        Place as many {{ en }}s as possible on the other squares, at most one on each, so that none attacks another.

        A {{ en }} attacks {{ moves_en }}.

        List the squares of the {{ en }}s as (row, column), counted from 1 at the top left. If several placements have
        the largest number of {{ en }}s, give any one.
        """,
        zh=r"""
        下面的棋盘上，# 是洞，不能放棋子：

        {{ board | board }}

        请在其余格中放尽可能多的{{ zh }}，每格至多一个，使任意两个{{ zh }}互不攻击。

        {{ zh }}的攻击范围：{{ moves_zh }}。

        列出各个{{ zh }}所在的格（行, 列），从左上角起由 1 开始计数。如果有多种放法都达到最多个数，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[frozenset[Square]]:
        return Cells(rows=len(instance.board), cols=len(instance.board[0]))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, frozenset[Square]]:
        board, piece = holed_board(params.rows, params.cols, params.holes, rng), rng.choice(_PIECES)
        placed = best_squares(board, piece, largest_independent)
        return self.Instance(board=board, piece=piece, best=len(placed)), frozenset(to_one(placed))

    def key(self, instance: Instance) -> object:
        return [canonical(instance.board), instance.piece]

    def check(self, instance: Instance, answer: frozenset[Square]) -> str:
        placed = sorted(from_one(answer))
        free = free_squares(instance.board)
        for square in placed:
            if square not in free:
                return f"there is a hole in {place(square)}"
            for other in attacks(instance.board, instance.piece, square):
                if other in placed:
                    return f"the {instance.en}s in {place(square)} and {place(other)} attack each other"
        return "" if len(placed) == instance.best else f"more {instance.en}s than {len(placed)} can be placed"
