"""Find the best mixed strategy that a leader can announce before the follower replies.

Answer: the leader's value, an optimal mix and the reply; every optimal mix is right.
Harder: larger games and payoffs.
Skills: optimization, algebra
Source: original; V. Conitzer and T. Sandholm, Computing the optimal strategy to commit to, 2006.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.linear_programmes import maximise
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.games.strategy._payoffs import Board, cells, heads
from bootcamp.verifiers import Format, Integer, Rational, Record, Sequence

Answer = dict[str, Any]


class StackelbergCommitment(Task["StackelbergCommitment.Params", "StackelbergCommitment.Instance", Answer]):
    version = 1

    class Params(task.Params):
        rows: int = knob("how many rows the leader has", levels=(2, 2, 2, 2, 3, 3, 3, 3, 4, 4), ge=2, le=5)
        cols: int = knob("how many columns the follower has", levels=(2, 2, 3, 4, 3, 3, 4, 5, 4, 5), ge=2, le=6)
        most: int = knob("the largest payoff", levels=(6, 9, 9, 12, 9, 12, 12, 12, 12, 15), ge=3, le=60)
        trap: bool = knob("whether single rows and equal mixes fall short", levels=(False,) + (True,) * 9)

    class Instance(task.Instance):
        hidden = ("best",)

        leader: Board
        follower: Board
        best: Fraction

        def lines(self) -> list[tuple[object, ...]]:
            return cells(self.leader, self.follower)

        @property
        def heads(self) -> tuple[str, ...]:
            return heads(self.leader)

    prompt = Prompt(
        en=r"""
        The leader first announces a mix: a probability for each row. The follower learns the mix and picks a column
        with the greatest expected payoff for the follower; among several such columns, the one that is best for the
        leader. Then the row is drawn. Each cell shows the payoff of the leader and then that of the follower:

        {{ lines() | table(heads) }}

        Find the greatest expected payoff that the leader can reach.

        - value: this payoff.
        - mix: the probabilities of the rows in a mix that reaches it. If there are several, give any one of them.
        - reply: the number of the column that the follower then picks.

        Give exact fractions.
        """,
        zh=r"""
        领导者先公布一个混合策略，即各行的概率。跟随者得知后，选一个使自己期望收益最大的列；若有几列，
        选其中对领导者最有利的一列。
        然后按概率抽出一行。每格中先写领导者的收益，再写跟随者的收益：

        {{ lines() | table(heads) }}

        求领导者所能达到的最大期望收益。

        - value：这个期望收益。
        - mix：达到它的一个混合策略中各行的概率。若有多个，给出任意一个即可。
        - reply：此时跟随者所选列的编号。

        写出精确的分数。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        cols = len(instance.leader[0])
        return Record(
            value=Rational(),
            mix=Sequence(Rational(), length=len(instance.leader)),
            reply=Integer(low=1, high=cols),
        )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        boards = [
            tuple(tuple(rng.randint(0, params.most) for _ in range(params.cols)) for _ in range(params.rows))
            for _ in range(2)
        ]
        best, mix, reply = max(_committed(boards[0], boards[1], j) for j in range(params.cols))
        instance = self.Instance(leader=boards[0], follower=boards[1], best=best)
        if max(x.denominator for x in (best, *mix)) > 999:
            raise task.Retry
        if params.trap:
            n = params.rows
            plain = [tuple(Fraction(int(i == k)) for i in range(n)) for k in range(n)] + [(Fraction(1, n),) * n]
            if any(_reached(instance, one)[0] == best for one in plain):
                raise task.Retry
        return instance, {"value": best, "mix": mix, "reply": reply + 1}

    def check(self, instance: Instance, answer: Answer) -> str:
        mix = answer["mix"]
        if min(mix) < 0 or sum(mix) != 1:
            return "the probabilities are negative or do not add up to 1"
        if answer["value"] != instance.best:
            return "the value is another one"
        value, replies = _reached(instance, mix)
        if answer["reply"] - 1 not in replies:
            return "the follower does not reply so"
        return "" if value == instance.best else "the mix does not reach the value"

    def key(self, instance: Instance) -> object:
        pairs = [sorted(zip(*both, strict=True)) for both in zip(instance.leader, instance.follower, strict=True)]
        return sorted(pairs)


def _committed(leader: Board, follower: Board, j: int) -> tuple[Fraction, tuple[Fraction, ...], int]:
    """Give the best value and mix for which column `j` is a best reply, or a value below all payoffs."""
    others = [k for k in range(len(leader[0])) if k != j]
    rows = [[row[k] - row[j] for row in follower] for k in others]
    # Payoffs raised above 0 make it best that the probabilities add up to 1.
    found = maximise([row[j] + 1 for row in leader], [*rows, [1] * len(leader)], [0] * len(others) + [1])
    assert found is not None
    return found[0] - 1, found[1], j


def _reached(instance: StackelbergCommitment.Instance, mix: tuple[Fraction, ...]) -> tuple[Fraction, list[int]]:
    """Give the leader's payoff for a mix, and the columns that the follower may pick."""
    worth = [
        [sum((p * row[j] for p, row in zip(mix, board, strict=True)), Fraction(0)) for j in range(len(board[0]))]
        for board in (instance.follower, instance.leader)
    ]
    best = [j for j, x in enumerate(worth[0]) if x == max(worth[0])]
    value = max(worth[1][j] for j in best)
    return value, [j for j in best if worth[1][j] == value]
