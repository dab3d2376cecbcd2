"""Follow regret matching of both players over some rounds of a game.

Answer: the strategies played and the mixes for the next round; unique.
Harder: more strategies and rounds, regrets that are cut off at 0 after each round.
Skills: simulation, arithmetic
Source: original; S. Hart and A. Mas-Colell (2000), O. Tammelin (2014) for the variant that cuts off.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import accumulate
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.matrix import transpose
from bootcamp.lib.prompts import bracketed, comma
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.games.strategy._payoffs import Board, cells, heads
from bootcamp.verifiers import Format, Integer, Rational, Record, Sequence

Answer = dict[str, Any]


class RegretMatchingTrace(Task["RegretMatchingTrace.Params", "RegretMatchingTrace.Instance", Answer]):
    version = 1

    class Params(task.Params):
        strategies: int = knob("how many strategies a player has", levels=(2, 2, 2, 3, 3, 3, 3, 4, 4, 4), ge=2, le=5)
        rounds: int = knob("how many rounds are played", levels=(2, 3, 4, 4, 5, 6, 7, 8, 10, 12), ge=1, le=20)
        most: int = knob("the largest payoff", levels=(5, 5, 7, 7, 9, 9, 9, 9, 9, 9), ge=2, le=20)
        cut: bool = knob("whether regrets are cut off at 0", levels=(False,) * 5 + (True,) * 5)

    class Instance(task.Instance):
        first: Board  # payoffs of the row player
        second: Board  # payoffs of the column player
        draws: tuple[tuple[int, int], ...]  # hundredths for both players, round by round
        cut: bool

        def cells(self) -> list[tuple[object, ...]]:
            return cells(self.first, self.second)

        def numbers(self) -> list[tuple[object, ...]]:
            return [(k, f"0.{a:02}", f"0.{b:02}") for k, (a, b) in enumerate(self.draws, 1)]

        @property
        def heads(self) -> tuple[str, ...]:
            return heads(self.first)

    prompt = Prompt(
        en=r"""
        The row player and the column player play a game several times. Each cell shows the payoff of the row player and
        then that of the column player:

        {{ cells() | table(heads) }}

        Both keep a regret for each of their own strategies, 0 at first. In each round:

        - Each player mixes their own strategies with probabilities in proportion to the regrets of these strategies,
          where negative regrets count as 0; if no regret is positive, all strategies of this player are equally likely.
        - Each player plays the first strategy k for which the probabilities of the strategies 1 to k add up to more
          than the player's number of the round, given below.
        - Then each player adds to the regret of each of their own strategies the payoff that it would have brought
          against the strategy that the other one has just played, less the payoff just received.
        {% if cut %}
        - Last, negative regrets are set to 0.
        {% endif %}

        {{ numbers() | table(("round", "row player", "column player")) }}

        - rows_played, columns_played: the strategies played, round by round.
        - row_mix, column_mix: the exact probabilities with which the strategies are mixed in the round after the last
          one.
        """,
        zh=r"""
        行参与者和列参与者多次进行同一个博弈。每格中先写行参与者的收益，再写列参与者的收益：

        {{ cells() | table(heads) }}

        双方为自己的每个策略各记一个后悔值，起初为 0。每一轮：

        - 各人按与后悔值成正比的概率混合自己的策略，负的后悔值当作 0；若没有正的后悔值，则自己的各策略等可能。
        - 各人打出使策略 1 到 k 的概率之和大于本轮下表所给之数的第一个策略 k。
        - 然后各人给自己每个策略的后悔值加上：该策略对上对方刚打出的策略本应得到的收益，减去刚刚实际得到的收益。
        {% if cut %}
        - 最后，把负的后悔值改为 0。
        {% endif %}

        {{ numbers() | table(("轮", "行参与者", "列参与者")) }}

        - rows_played、columns_played：各轮打出的策略，按轮次写出。
        - row_mix、column_mix：最后一轮之后的下一轮中混合各策略的精确概率。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        rows, cols, rounds = len(instance.first), len(instance.first[0]), len(instance.draws)
        return Record(
            rows_played=Sequence(Integer(low=1, high=rows), length=rounds),
            columns_played=Sequence(Integer(low=1, high=cols), length=rounds),
            row_mix=Sequence(Rational(), length=rows),
            column_mix=Sequence(Rational(), length=cols),
        )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        n = params.strategies
        boards = [
            tuple(tuple(rng.randint(-params.most, params.most) for _ in range(n)) for _ in range(n)) for _ in range(2)
        ]
        draws = tuple((rng.randint(3, 97), rng.randint(3, 97)) for _ in range(params.rounds))
        instance = self.Instance(first=boards[0], second=boards[1], draws=draws, cut=params.cut)
        found = self.solve(instance)
        if params.rounds > 3 and all(max(found[mix]) == 1 for mix in ("row_mix", "column_mix")):
            raise task.Retry
        if params.rounds > 3 and min(len(set(found[name])) for name in ("rows_played", "columns_played")) < 2:
            raise task.Retry
        return instance, found

    def solve(self, instance: Instance) -> Answer:
        rounds = list(_rounds(instance))
        rows, cols = ([picks[side] + 1 for _, picks, _ in rounds] for side in (0, 1))
        mixes = list(map(_mix, rounds[-1][-1]))
        return {"rows_played": tuple(rows), "columns_played": tuple(cols), "row_mix": mixes[0], "column_mix": mixes[1]}

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        boards, before = (instance.first, transpose(instance.second)), [[0] * len(instance.first)] * 2
        lines = []
        for draw, picks, regrets in _rounds(instance):
            told = []
            for own, k, number in zip(before, picks, draw, strict=True):
                told.append(f"{comma(list(accumulate(_mix(own)))[: k + 1])} > 0.{number:02}: {k + 1}")
            sums = []
            for board, own, new, mine, other in zip(boards, before, regrets, picks, picks[::-1], strict=True):
                gains = [(line[other], board[mine][other]) for line in board]
                sums.append([_change(*one, k == mine) for k, one in enumerate(zip(own, gains, new, strict=True))])
            lines += ["; ".join(told), "; ".join(map(comma, sums))]
            before = regrets
        return "\n".join([*lines, "; ".join(comma(_mix(own)) for own in before)])


def _change(old: int, gain: tuple[int, int], new: int, played: bool) -> str:
    if played:
        return str(new)
    total = old + gain[0] - gain[1]
    start = f"{old} + {bracketed(gain[0])}" if old else str(gain[0])
    return f"{start} - {bracketed(gain[1])} = {total}" + (f" -> {new}" if new != total else "")


def _rounds(
    instance: RegretMatchingTrace.Instance,
) -> Iterator[tuple[tuple[int, int], list[int], list[list[int]]]]:
    """Give the numbers of each round, the strategies played, from 0, and the regrets after it."""
    boards = instance.first, transpose(instance.second)
    regrets = [[0] * len(board) for board in boards]
    for draw in instance.draws:
        picks: list[int] = []
        for own, number in zip(regrets, draw, strict=True):
            sums = list(accumulate(_mix(own)))
            if any(100 * total == number for total in sums):
                raise task.Retry
            picks.append(next(k for k, total in enumerate(sums) if 100 * total > number))
        for side, board in enumerate(boards):
            mine, other = picks[side], picks[1 - side]
            gains = (line[other] - board[mine][other] for line in board)
            own = [old + gain for old, gain in zip(regrets[side], gains, strict=True)]
            regrets[side] = [max(0, x) for x in own] if instance.cut else own
        yield draw, picks, list(regrets)


def _mix(regrets: list[int]) -> tuple[Fraction, ...]:
    positive = [max(0, x) for x in regrets]
    total = sum(positive)
    return tuple(Fraction(x, total) if total else Fraction(1, len(regrets)) for x in positive)
