"""Count the ways to put 0, 1, 2, ... rooks that do not attack each other on a board with blocked squares.

Answer: the list of the counts; it is unique.
Harder: larger boards, more blocked squares, more rooks.
Skills: counting
Source: original; rook polynomials, J. Riordan, An Introduction to Combinatorial Analysis (1958).
Small: three or four rows of four squares are few boards up to the order of rows and columns.
"""

from __future__ import annotations

from collections import Counter
from random import Random

from bootcamp import task
from bootcamp.lib.naming import nameless
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.verifiers import Format, Integer, Sequence


class RookPolynomialCounts(Task["RookPolynomialCounts.Params", "RookPolynomialCounts.Instance", tuple[int, ...]]):
    version = 1
    small_levels = (1,)

    class Params(task.Params):
        rows: int = knob("the least number of rows", levels=(3, 3, 4, 4, 5, 6, 6, 6, 7, 7), ge=2, le=8)
        cols: int = knob("the number of columns", levels=(4, 4, 6, 6, 6, 6, 6, 7, 7, 8), ge=2, le=9)
        rooks: int = knob("the greatest number of rooks", levels=(2, 3, 3, 4, 4, 4, 5, 5, 6, 6), ge=2, le=8)

    class Instance(task.Instance):
        board: tuple[str, ...]
        rooks: int

    answer = Sequence(Integer(low=0))
    prompt = Prompt(
        en=r"""
        On this board a dot is a free square and # is a blocked square:

        {{ board | lines }}

        Rooks may stand on free squares only, and no two of them in the same row or in the same column, whether or not
        blocked squares lie between them. The rooks cannot be told apart, and the board is neither turned nor mirrored.

        For every k from 0 to {{ rooks }} count the ways to put k rooks on the board. Give the {{ rooks + 1 }} counts in
        this order.
        """,
        zh=r"""
        在下面的棋盘上，点是空格，# 是障碍格：

        {{ board | lines }}

        车只能放在空格上，任意两个车不得在同一行或同一列，不论它们之间是否有障碍格。车之间没有区别，棋盘不作旋转和翻转。

        对从 0 到 {{ rooks }} 的每个 k，求在棋盘上放 k 个车的方法数。依次写出这 {{ rooks + 1 }} 个数。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[int, ...]]:
        return Sequence(Integer(low=0), length=instance.rooks + 1)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[int, ...]]:
        rows = params.rows + rng.randint(0, 2)
        size = rows * params.cols
        blocked = set(rng.sample(range(size), rng.randint(size // 5, size // 2)))
        signs = ["#" if square in blocked else "." for square in range(size)]
        board = tuple("".join(signs[row * params.cols :][: params.cols]) for row in range(rows))
        instance = self.Instance(board=board, rooks=params.rooks)
        answer = self.solve(instance)
        if answer[-1] == 0:
            raise Retry
        return instance, answer

    def solve(self, instance: Instance) -> tuple[int, ...]:
        """Go from row to row with the set of taken columns."""
        states = Counter({0: 1})
        for row in instance.board:
            after = Counter(states)
            for taken, ways in states.items():
                for col, sign in enumerate(row):
                    if sign == "." and not taken >> col & 1:
                        after[taken | 1 << col] += ways
            states = after
        counts: Counter[int] = Counter()
        for taken, ways in states.items():
            counts[taken.bit_count()] += ways
        return tuple(counts[k] for k in range(instance.rooks + 1))

    def key(self, instance: Instance) -> object:
        rows = [("row", frozenset(str(col) for col, sign in enumerate(row) if sign == ".")) for row in instance.board]
        return [instance.rooks, len(instance.board[0]), nameless(rows)]
