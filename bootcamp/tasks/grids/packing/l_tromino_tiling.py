"""Cover a board with holes by L-shaped trominoes.

Answer: the board with a letter for each tromino; every tiling is right.
Harder: larger boards with more holes.
Skills: deduction, search, spatial
Source: original; Golomb, "Checkerboards and polyominoes" (1954), treats squares with one hole.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import blocks, cells, mark, size, where
from bootcamp.lib.grid.faults import place
from bootcamp.lib.grid.pieces import CAPITALS, apart, bounds, map_pieces
from bootcamp.lib.grid.regions import patches
from bootcamp.lib.grid.symmetry import canonical
from bootcamp.lib.solver import BudgetError
from bootcamp.lib.solver.cover import ExactCover
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Board, Format, Grid

_HOLE = "#"


class LTrominoTiling(Task["LTrominoTiling.Params", "LTrominoTiling.Instance", Board]):
    version = 1

    class Params(task.Params):
        rows: int = knob("the number of rows", levels=(5, 5, 6, 6, 7, 7, 8, 8, 9, 10), ge=3, le=12)
        cols: int = knob("the number of columns", levels=(5, 6, 6, 7, 7, 8, 8, 9, 10, 10), ge=3, le=12)
        holes: int = knob("the number of holes, at least", levels=(3, 3, 3, 4, 4, 5, 5, 6, 6, 7), ge=1, le=40)
        groups: int = knob(
            "how many of the holes have the shape of a tromino", levels=(2, 1, 1, 1, 1, 2, 2, 3, 4, 5), ge=0, le=10
        )

    class Instance(task.Instance):
        board: Board

        @property
        def trominoes(self) -> int:
            return len(where(self.board, ".")) // 3

    prompt = Prompt(
        en=r"""
        Cover the empty cells (.) of this board with {{ trominoes }} L-shaped trominoes; the holes (#) stay free.

        {{ board | board }}

        An L-shaped tromino covers three cells of a 2×2 block, in any of the four turns; every empty cell is covered by
        exactly one tromino. Draw the board with a letter in every cell: the three cells of a tromino get the same
        letter, two trominoes that share a side get different letters, and # marks the holes. A letter may be used for
        several trominoes that do not share a side. If there are several ways, give any one.
        """,
        zh=r"""
        用 {{ trominoes }} 块 L 形三格骨牌盖满下面棋盘的空格（.），洞（#）不盖。

        {{ board | board }}

        一块 L 形骨牌盖住一个 2×2 方块中的三格，四个方向都可以；每个空格恰好被一块骨牌盖住。画出棋盘：每格填一个字母，
        同一块骨牌的三格字母相同，有公共边的两块骨牌字母不同，洞写 #。没有公共边的几块骨牌可以用同一个字母。
        如果有多种盖法，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(*size(instance.board), CAPITALS + _HOLE)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        rows, cols = params.rows, params.cols
        holes = params.holes + (rows * cols - params.holes) % 3
        free = set(cells(rows, cols)).difference(rng.sample(list(cells(rows, cols)), holes))
        trominoes = [tuple(cell for cell in block if cell != left) for block in blocks(rows, cols) for left in block]
        lying = [tromino for tromino in trominoes if free.issuperset(tromino)]
        if len({cell for tromino in lying for cell in tromino}) < len(free):
            raise task.Retry
        try:
            covers = list(ExactCover(lying).solutions(budget=400, rng=rng))
        except BudgetError:
            raise task.Retry from None
        if not covers:
            raise task.Retry
        tiling = [lying[k] for k in covers[0]]
        for tromino in rng.sample(tiling, params.groups):
            tiling.remove(tromino)
            free.difference_update(tromino)
        return self.Instance(board=mark(rows, cols, free, ".", _HOLE)), apart(map_pieces(rows, cols, tiling))

    def key(self, instance: Instance) -> object:
        return canonical(instance.board)

    def check(self, instance: Instance, answer: Board) -> str:
        if where(answer, _HOLE) != where(instance.board, _HOLE):
            return "the holes are not where they were"
        for group in patches(answer):
            row, col = group[0]
            if answer[row][col] != _HOLE and (len(group) != 3 or bounds(group)[2:] != (2, 2)):
                return f"the cells joined with {place(group[0])} by the letter {answer[row][col]} form no L of three"
        return ""
