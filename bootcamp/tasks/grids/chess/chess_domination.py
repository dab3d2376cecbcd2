"""Place as few chess pieces of one kind as possible on a board with holes, so that they attack all other squares.

Answer: the squares of the pieces; every smallest placement is right.
Harder: larger boards with more holes.
Skills: optimization, search, spatial
Source: original; domination of chessboards as in Watkins, "Across the Board" (2004), with holes.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import Cell as Square, from_one, to_one
from bootcamp.lib.grid.faults import place
from bootcamp.lib.grid.symmetry import canonical
from bootcamp.lib.vertex_sets import smallest_dominating
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.grids.chess._holed_chess import HoledChess, attacks, best_squares, free_squares, holed_board
from bootcamp.verifiers import Cells, Format

_PIECES = "KQRBN"


class ChessDomination(Task["ChessDomination.Params", "ChessDomination.Instance", frozenset[Square]]):
    version = 1

    class Params(task.Params):
        rows: int = knob("the number of rows", levels=(3, 4, 4, 5, 5, 5, 6, 6, 7, 7), ge=3, le=8)
        cols: int = knob("the number of columns", levels=(4, 4, 5, 5, 5, 6, 6, 7, 7, 7), ge=3, le=8)
        holes: int = knob("the number of holes", levels=(3, 4, 5, 7, 6, 7, 8, 8, 10, 8), ge=0, le=20)

    class Instance(HoledChess):
        pass

    prompt = Prompt(
        en=r"""
        On this board # is a hole, on which no piece can stand:

        {{ board | board }}

        Place as few {{ en }}s as possible on the other squares, at most one on each, so that every square that is
        not a hole has a {{ en }} on it or is attacked by one.

        A {{ en }} attacks {{ moves_en }}.

        List the squares of the {{ en }}s as (row, column), counted from 1 at the top left. If several placements have
        the smallest number of {{ en }}s, give any one.
        """,
        zh=r"""
        下面的棋盘上，# 是洞，不能放棋子：

        {{ board | board }}

        请在其余格中放尽可能少的{{ zh }}，每格至多一个，使洞以外的每一格上都有{{ zh }}，或被某个{{ zh }}攻击。

        {{ zh }}的攻击范围：{{ moves_zh }}。

        列出各个{{ zh }}所在的格（行, 列），从左上角起由 1 开始计数。如果有多种放法都达到最少个数，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[frozenset[Square]]:
        return Cells(rows=len(instance.board), cols=len(instance.board[0]))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, frozenset[Square]]:
        board, piece = holed_board(params.rows, params.cols, params.holes, rng), rng.choice(_PIECES)
        placed = best_squares(board, piece, smallest_dominating)
        return self.Instance(board=board, piece=piece, best=len(placed)), frozenset(to_one(placed))

    def key(self, instance: Instance) -> object:
        return [canonical(instance.board), instance.piece]

    def check(self, instance: Instance, answer: frozenset[Square]) -> str:
        free = free_squares(instance.board)
        controlled: set[Square] = set()
        for square in sorted(from_one(answer)):
            if square not in free:
                return f"there is a hole in {place(square)}"
            controlled.update((square, *attacks(instance.board, instance.piece, square)))
        for square in free:
            if square not in controlled:
                return f"the square in {place(square)} is neither occupied nor attacked"
        return "" if len(answer) == instance.best else f"fewer {instance.en}s than {len(answer)} are enough"
