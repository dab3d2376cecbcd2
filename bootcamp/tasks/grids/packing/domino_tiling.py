"""Cover a board with holes by dominoes.

Answer: the board with a letter for each domino; every tiling is right.
Harder: larger boards whose holes leave few tilings.
Skills: deduction, search, spatial
Source: original; Golomb, "Checkerboards and polyominoes" (1954), treats boards with holes.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import Cell, cells, mark, pairs, size, where
from bootcamp.lib.grid.faults import place
from bootcamp.lib.grid.pieces import CAPITALS, apart, map_pieces
from bootcamp.lib.grid.regions import patches
from bootcamp.lib.grid.symmetry import canonical
from bootcamp.lib.solver import BudgetError
from bootcamp.lib.solver.cover import ExactCover
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Board, Format, Grid

_HOLE = "#"


class DominoTiling(Task["DominoTiling.Params", "DominoTiling.Instance", Board]):
    version = 1

    class Params(task.Params):
        rows: int = knob("the number of rows", levels=(4, 5, 5, 6, 6, 7, 8, 9, 10, 11), ge=2, le=14)
        cols: int = knob(
            "the number of columns; rows times columns is even", levels=(5, 6, 6, 6, 7, 8, 8, 10, 10, 12), ge=2, le=14
        )
        holes: int = knob(
            "the number of holes, an even number", levels=(4, 4, 6, 8, 10, 12, 14, 20, 22, 30), ge=2, le=40
        )

    class Instance(task.Instance):
        board: Board

        @property
        def dominoes(self) -> int:
            return len(where(self.board, ".")) // 2

    prompt = Prompt(
        en=r"""
        Cover the empty cells (.) of this board with {{ dominoes }} dominoes; the holes (#) stay free.

        {{ board | board }}

        A domino covers two cells that share a side; every empty cell is covered by exactly one domino. Draw the board
        with a letter in every cell: the two cells of a domino get the same letter, two dominoes that share a side get
        different letters, and # marks the holes. A letter may be used for several dominoes that do not share a side. If
        there are several ways, give any one.
        """,
        zh=r"""
        用 {{ dominoes }} 块多米诺骨牌盖满下面棋盘的空格（.），洞（#）不盖。

        {{ board | board }}

        一块骨牌盖住有公共边的两格，每个空格恰好被一块骨牌盖住。画出棋盘：每格填一个字母，同一块骨牌的两格字母相同，
        有公共边的两块骨牌字母不同，洞写 #。没有公共边的几块骨牌可以用同一个字母。如果有多种盖法，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(*size(instance.board), CAPITALS + _HOLE)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        rows, cols = params.rows, params.cols
        free = set(cells(rows, cols))
        for _ in range(4 * params.holes):
            pair = set(rng.sample(sorted(free), 2))
            tiling = _tiling(rows, cols, free - pair, rng)
            if not tiling:
                continue
            free -= pair
            if rows * cols - len(free) == params.holes:
                return self.Instance(board=mark(rows, cols, free, ".", _HOLE)), apart(map_pieces(rows, cols, tiling))
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return canonical(instance.board)

    def check(self, instance: Instance, answer: Board) -> str:
        if where(answer, _HOLE) != where(instance.board, _HOLE):
            return "the holes are not where they were"
        for group in patches(answer):
            row, col = group[0]
            if len(group) != 2 and answer[row][col] != _HOLE:
                return (
                    f"the letter {answer[row][col]} in {place(group[0])} stands in {len(group)} joined cells, not two"
                )
        return ""


def _tiling(rows: int, cols: int, free: set[Cell], rng: Random) -> list[tuple[Cell, Cell]]:
    """Give a random tiling of the free cells by dominoes, or nothing where none was found."""
    dominoes = [pair for pair in pairs(rows, cols) if free.issuperset(pair)]
    if len({cell for domino in dominoes for cell in domino}) < len(free):
        return []
    try:
        covers = list(ExactCover(dominoes).solutions(budget=300, rng=rng))
    except BudgetError:
        return []
    return [dominoes[k] for k in covers[0]] if covers else []
