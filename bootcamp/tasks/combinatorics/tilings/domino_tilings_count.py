"""Count the ways to cover a board with some cells removed by dominoes.

Answer: one integer; it is unique.
Harder: larger boards, more removed cells.
Skills: counting, spatial
Source: original; P. W. Kasteleyn, The statistics of dimers on a lattice, Physica 27 (1961).
"""

from __future__ import annotations

from collections import Counter
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import connected, mark
from bootcamp.lib.grid.symmetry import canonical
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.verifiers import Integer


class DominoTilingsCount(Task["DominoTilingsCount.Params", "DominoTilingsCount.Instance", int]):
    version = 1
    small_levels = (1, 2)

    class Params(task.Params):
        rows: int = knob("the number of rows", levels=(4, 4, 5, 5, 5, 6, 6, 7, 7, 8), ge=2, le=10)
        cols: int = knob("the least number of columns", levels=(3, 4, 5, 5, 6, 6, 7, 7, 8, 8), ge=2, le=10)
        removed: int = knob("the greatest number of removed pairs", levels=(1, 2, 3, 4, 4, 4, 4, 5, 5, 5), ge=0, le=8)
        least: int = knob("the least answer", levels=(3, 4, 5, 6, 8, 10, 15, 20, 25, 30), ge=2, le=1000)

    class Instance(task.Instance):
        board: tuple[str, ...]

    answer = Integer(low=0)
    prompt = Prompt(
        en=r"""
        This board has free cells (.) and removed cells (#):

        {{ board | lines }}

        Dominoes, each of which covers two free cells that share a side, are to cover every free cell exactly once and
        no removed cell. In how many ways can this be done? The board is neither turned nor mirrored: two coverings are
        different if some domino of one does not lie in the other.
        """,
        zh=r"""
        下面的棋盘有空格（.）和挖去的格（#）：

        {{ board | lines }}

        每块多米诺骨牌盖住两个有公共边的空格。要用骨牌把每个空格恰好盖住一次，挖去的格不能盖。共有多少种盖法？
        棋盘不旋转也不翻转：只要有一块骨牌的位置不同，就算不同的盖法。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        rows, cols = params.rows, params.cols + rng.randint(0, 1)
        cells = [(row, col) for row in range(rows) for col in range(cols)]
        sides = [[cell for cell in cells if sum(cell) % 2 == side] for side in (0, 1)]
        left = len(sides[1]) - rng.randint((params.removed + 1) // 2, params.removed)
        free = {cell for side in sides for cell in rng.sample(side, left)}
        instance = self.Instance(board=tuple("".join(row) for row in mark(rows, cols, set(cells) - free)))
        if not connected(free):
            raise Retry
        count = self.solve(instance)
        if count < params.least:
            raise Retry
        return instance, count

    def solve(self, instance: Instance) -> int:
        """Go from cell to cell; bit c tells whether the next cell of column c is covered already."""
        states = Counter({0: 1})
        rows, cols = len(instance.board), len(instance.board[0])
        for row, line in enumerate(instance.board):
            for col, sign in enumerate(line):
                after: Counter[int] = Counter()
                right = col + 1 < cols and line[col + 1] == "."
                below = row + 1 < rows and instance.board[row + 1][col] == "."
                for state, ways in states.items():
                    if sign == "#" or state >> col & 1:
                        after[state & ~(1 << col)] += ways
                        continue
                    if right and not state >> col + 1 & 1:
                        after[state | 2 << col] += ways
                    if below:
                        after[state | 1 << col] += ways
                states = after
        return states[0]

    def key(self, instance: Instance) -> object:
        return canonical(instance.board)
