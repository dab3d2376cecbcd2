"""Find the value of a zero-sum game and optimal mixed strategies of both players.

Answer: the value and a mix for each player as fractions; every optimal pair of mixes is right.
Harder: larger games and payoffs.
Skills: algebra, optimization
Source: original; J. von Neumann, Zur Theorie der Gesellschaftsspiele, 1928.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.linear_programmes import maximise
from bootcamp.lib.matrix import transpose
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.games.strategy._payoffs import Board, heads
from bootcamp.verifiers import Format, Rational, Record, Sequence

Answer = dict[str, Any]


class ZeroSumMixedValue(Task["ZeroSumMixedValue.Params", "ZeroSumMixedValue.Instance", Answer]):
    version = 1

    class Params(task.Params):
        rows: int = knob("how many rows there are", levels=(2, 2, 2, 2, 3, 3, 3, 4, 4, 5), ge=2, le=6)
        cols: int = knob("how many columns there are", levels=(2, 2, 3, 4, 3, 4, 5, 4, 5, 5), ge=2, le=7)
        most: int = knob("the largest payoff", levels=(5, 9, 9, 9, 6, 6, 6, 4, 4, 3), ge=2, le=40)
        support: int = knob(
            "how many strategies of a player are used at least", levels=(1, 1, 2, 2, 2, 2, 3, 3, 3, 4), ge=1
        )

    class Instance(task.Instance):
        hidden = ("value",)

        board: Board
        value: Fraction

        def table(self) -> list[tuple[int, ...]]:
            return [(i, *row) for i, row in enumerate(self.board, 1)]

        @property
        def heads(self) -> tuple[str, ...]:
            return heads(self.board)

    prompt = Prompt(
        en=r"""
        The row player picks a row and the column player a column at the same time. The cell shows what the column
        player then pays to the row player (negative: the row player pays):

        {{ table() | table(heads) }}

        Both may mix: a mix of the row player gives each row a probability, one of the column player each column. The
        value is the greatest expected payment that some mix of the row player guarantees against every column; it is
        also the least that some mix of the column player guarantees against every row.

        - value: the value of the game.
        - rows: the probabilities of the rows in a mix that guarantees the value to the row player.
        - columns: the probabilities of the columns in a mix with which the column player never pays more than the
          value on average.

        Give exact fractions. If several mixes do it, give any one of them.
        """,
        zh=r"""
        行参与者选一行，列参与者选一列，两人同时选择。格中是列参与者付给行参与者的数额（负数表示由行参与者付）：

        {{ table() | table(heads) }}

        双方都可以采用混合策略，即给自己的每一行或每一列指定概率。
        博弈的值是行参与者用某个混合策略面对任何一列都能保证的最大期望数额；
        它也是列参与者用某个混合策略面对任何一行都能保证的最小期望数额。

        - value：博弈的值。
        - rows：行参与者能保证该值的一个混合策略中各行的概率。
        - columns：列参与者使平均付出不超过该值的一个混合策略中各列的概率。

        写出精确的分数。若有多个这样的混合策略，给出任意一个即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        rows, cols = len(instance.board), len(instance.board[0])
        return Record(
            value=Rational(), rows=Sequence(Rational(), length=rows), columns=Sequence(Rational(), length=cols)
        )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        board = tuple(
            tuple(rng.randint(-params.most, params.most) for _ in range(params.cols)) for _ in range(params.rows)
        )
        if params.support > 1 and max(map(min, board)) == min(map(max, transpose(board))):
            raise task.Retry
        value, columns = _minimiser(board)
        rows = _minimiser(tuple(tuple(-a for a in column) for column in transpose(board)))[1]
        found: Answer = {"value": value, "rows": rows, "columns": columns}
        used = min(sum(x > 0 for x in mix) for mix in (rows, columns))
        even = [Fraction(1, n) for n in (params.rows, params.cols)]
        if used < params.support or max(x.denominator for x in (value, *rows, *columns)) > 999:
            raise task.Retry
        if params.support > 1 and (set(rows) == {even[0]} or set(columns) == {even[1]}):
            raise task.Retry
        return self.Instance(board=board, value=value), found

    def check(self, instance: Instance, answer: Answer) -> str:
        rows, columns = answer["rows"], answer["columns"]
        if any(min(mix) < 0 or sum(mix) != 1 for mix in (rows, columns)):
            return "the probabilities of a mix are negative or do not add up to 1"
        if answer["value"] != instance.value:
            return "the value is another one"
        got = [sum(p * a for p, a in zip(rows, column, strict=True)) for column in transpose(instance.board)]
        paid = [sum(p * a for p, a in zip(columns, row, strict=True)) for row in instance.board]
        if min(got) < instance.value:
            return "the mix of the row player does not guarantee the value"
        return "" if max(paid) <= instance.value else "the mix of the column player may pay more than the value"

    def key(self, instance: Instance) -> object:
        return sorted(sorted(column) for column in transpose(instance.board)), sorted(map(sorted, instance.board))


def _minimiser(board: Board) -> tuple[Fraction, tuple[Fraction, ...]]:
    """Give the value and a best mix of the player who picks columns and pays."""
    least = min(map(min, board))
    raised = [[a - least + 1 for a in row] for row in board]
    found = maximise([1] * len(board[0]), raised, [1] * len(board))
    assert found is not None
    total, mix = found
    return 1 / total + least - 1, tuple(x / total for x in mix)
