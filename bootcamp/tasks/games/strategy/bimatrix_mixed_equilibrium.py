"""Find a Nash equilibrium in mixed strategies of a two-player game without one in pure strategies.

Answer: a mix for each player as fractions; every equilibrium is right.
Harder: larger games and payoffs, more strategies that are used.
Skills: algebra, search
Source: original; J. F. Nash, Non-cooperative games, 1951.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.matrix import solve, transpose
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.games.strategy._payoffs import Board, cells, heads
from bootcamp.verifiers import Format, Rational, Record, Sequence

Answer = dict[str, Any]
Mix = tuple[Fraction, ...]


class BimatrixMixedEquilibrium(Task["BimatrixMixedEquilibrium.Params", "BimatrixMixedEquilibrium.Instance", Answer]):
    version = 1

    class Params(task.Params):
        rows: int = knob("how many rows there are", levels=(2, 2, 2, 2, 3, 3, 3, 3, 4, 4), ge=2, le=5)
        cols: int = knob("how many columns there are", levels=(2, 2, 3, 4, 3, 3, 4, 5, 4, 5), ge=2, le=5)
        most: int = knob("the largest payoff", levels=(5, 9, 9, 12, 9, 12, 12, 12, 9, 9), ge=3, le=40)
        used: int = knob("how many strategies are used at least", levels=(2, 2, 2, 2, 2, 3, 3, 3, 3, 3), ge=2, le=5)

    class Instance(task.Instance):
        first: Board  # payoffs of the row player
        second: Board  # payoffs of the column player

        def cells(self) -> list[tuple[object, ...]]:
            return cells(self.first, self.second)

        @property
        def heads(self) -> tuple[str, ...]:
            return heads(self.first)

    prompt = Prompt(
        en=r"""
        The row player picks a row and the column player a column at the same time. Each cell shows the payoff of the
        row player and then that of the column player:

        {{ cells() | table(heads) }}

        A mix of the row player gives each row a probability, one of the column player each column. Find a mix for each
        player such that neither can get a greater expected payoff by changing only their own mix. There is no such pair
        in which each player uses a single row or column only. Any such pair of mixes will do. Give as rows and as
        columns the probabilities in order, as exact fractions.
        """,
        zh=r"""
        行参与者选一行，列参与者选一列，两人同时选择。每格中先写行参与者的收益，再写列参与者的收益：

        {{ cells() | table(heads) }}

        混合策略给自己的每一行或每一列指定概率。求双方各一个混合策略，
        使任何一方都不能单独改变自己的混合策略而提高期望收益。
        不存在双方都只用单独一行、一列的这样的解。任何一对满足要求的混合策略都可以。
        在 rows 和 columns 中按顺序写出各行、各列的概率，用精确的分数表示。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        rows, cols = len(instance.first), len(instance.first[0])
        return Record(rows=Sequence(Rational(), length=rows), columns=Sequence(Rational(), length=cols))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        even = {"rows": (Fraction(1, params.rows),) * params.rows, "columns": (Fraction(1, params.cols),) * params.cols}
        for _ in range(20):
            first, second = (
                tuple(tuple(rng.randint(0, params.most) for _ in range(params.cols)) for _ in range(params.rows))
                for _ in range(2)
            )
            found = None if _has_pure(first, second) else _equilibrium(first, second, params.used)
            if found is None or max(x.denominator for mix in found for x in mix) > 999:
                continue
            instance = self.Instance(first=first, second=second)
            if params.most == 5 or self.check(instance, even):
                return instance, {"rows": found[0], "columns": found[1]}
        raise task.Retry

    def check(self, instance: Instance, answer: Answer) -> str:
        rows, columns = answer["rows"], answer["columns"]
        if any(min(mix) < 0 or sum(mix) != 1 for mix in (rows, columns)):
            return "the probabilities of a mix are negative or do not add up to 1"
        for who, board, own, other in (
            ("row", instance.first, rows, columns),
            ("column", transpose(instance.second), columns, rows),
        ):
            worth = [sum(q * a for q, a in zip(other, line, strict=True)) for line in board]
            if any(p > 0 and x < max(worth) for p, x in zip(own, worth, strict=True)):
                return f"the {who} player can do better"
        return ""

    def key(self, instance: Instance) -> object:
        pairs = [sorted(zip(*both, strict=True)) for both in zip(instance.first, instance.second, strict=True)]
        return sorted(pairs)


def _has_pure(first: Board, second: Board) -> bool:
    best = [max(column) for column in transpose(first)]
    return any(
        a == best[j] and b == max(theirs)
        for mine, theirs in zip(first, second, strict=True)
        for j, (a, b) in enumerate(zip(mine, theirs, strict=True))
    )


def _equilibrium(first: Board, second: Board, least: int) -> tuple[Mix, Mix] | None:
    """Try supports of equal size, those of `least` strategies first."""
    turned = transpose(second)
    rows, cols = range(len(first)), range(len(turned))
    for size in range(least, min(len(rows), len(cols)) + 1):
        for mine in combinations(rows, size):
            for theirs in combinations(cols, size):
                columns = _indifferent(first, mine, theirs)
                other = _indifferent(turned, theirs, mine) if columns else None
                if columns and other:
                    return other, columns
    return None


def _indifferent(board: Board, own: tuple[int, ...], other: tuple[int, ...]) -> Mix | None:
    """Give the mix on `other` against which all of `own` are best replies, or None."""
    lines = [[*(board[i][j] for j in other), -1] for i in own]
    found = solve([*lines, [1] * len(other) + [0]], [0] * len(own) + [1])
    if found is None or min(found[:-1]) <= 0:
        return None
    mix = [Fraction(0)] * len(board[0])
    for j, x in zip(other, found, strict=False):
        mix[j] = x
    worth = [sum(x * a for x, a in zip(mix, line, strict=True)) for line in board]
    return tuple(mix) if all(worth[i] == max(worth) for i in own) else None
