"""Pair the next round of a Swiss tournament without rematches and with the least gaps of scores.

Answer: who rests, if anybody, and the pairs; every best pairing is right.
Harder: more players and rounds played; pairing from the top falls short.
Skills: optimization, search
Source: original.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Edge, Format, Integer, Record, Set

Answer = dict[str, Any]
Game = tuple[int, int, int]
"""Two players, from 1, and twice the score of the first; the second is 0 for a rest."""


class SwissNextRound(Task["SwissNextRound.Params", "SwissNextRound.Instance", Answer]):
    version = 1

    class Params(task.Params):
        players: int = knob("the most players", levels=(5, 6, 7, 8, 9, 10, 11, 12, 13, 14), ge=4, le=16)
        rounds: int = knob("how many rounds have been played", levels=(1, 2, 3, 3, 4, 4, 5, 5, 6, 6), ge=1, le=9)
        trap: bool = knob("whether pairing from the top falls short", levels=(False,) * 2 + (True,) * 8)

    class Instance(task.Instance):
        hidden = ("best",)

        players: int
        rounds: tuple[tuple[Game, ...], ...]
        best: int

        def scores(self) -> list[int]:
            """Give twice the score of each player, from number 1 on."""
            found = [0] * self.players
            for game in self.rounds:
                for first, second, double in game:
                    found[first - 1] += double
                    if second:
                        found[second - 1] += 2 - double
            return found

        def told(self, language: str) -> list[str]:
            results = ("0-1", "1/2-1/2", "1-0")
            rest = "轮空" if language == "zh" else "rests"
            return [
                ("；" if language == "zh" else "; ").join(
                    f"{first}-{second} {results[double]}" if second else f"{first} {rest}"
                    for first, second, double in games
                )
                for games in self.rounds
            ]

    prompt = Prompt(
        en=r"""
        The {{ players }} players 1 to {{ players }} of a tournament have played these rounds; the result follows each
        pair, the score of the first player first, and a player who rests gets 1 point:

        {{ told(language) | numbered }}

        The next round is paired as follows:

        {% if players % 2 %}
        - One player rests: among those who have not rested yet, the one with the fewest points, and of several such
          players the one with the highest number.
        {% endif %}
        - Each {{ "other " if players % 2 }}player belongs to exactly one pair.
        - No two players who have met already are paired.
        - For each pair, take the square of the difference of the two players' points so far. The sum of these squares
          is as small as possible.

        Give the pairs{% if players % 2 %}, and as rest the player who rests{% endif %}. If several pairings are best,
        give any one of them.
        """,
        zh=r"""
        某比赛的 {{ players }} 名选手编号为 1 到 {{ players }}，已经进行了下列各轮。每对选手之后是比分，
        前一名选手的得分在前；
        轮空的选手得 1 分：

        {{ told(language) | numbered }}

        下一轮按如下规则配对：

        {% if players % 2 %}
        - 一名选手轮空：在还没有轮空过的选手中取积分最少的一名；若有几名，取编号最大的。
        {% endif %}
        - {{ "其余" if players % 2 }}每名选手恰属于一对。
        - 已经交过手的两名选手不能再配对。
        - 对每一对，取两名选手目前积分之差的平方；这些平方之和要尽可能小。

        请给出各对 pairs{% if players % 2 %}，并在 rest 中写出轮空的选手{% endif %}。若最优的配对有多个，
        给出任意一个即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        pairs = Set(Edge(instance.players), size=instance.players // 2)
        return Record(rest=Integer(low=1), pairs=pairs) if instance.players % 2 else Record(pairs=pairs)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        n = params.players if params.players == 4 else params.players - rng.randint(0, 1)
        strength = [rng.random() for _ in range(n)]
        instance = self.Instance(players=n, rounds=(), best=0)
        for number in range(params.rounds + 1):
            rest, met = _rest(instance), _met(instance)
            field = [p for p in range(1, n + 1) if p != rest]
            scores = instance.scores()
            field.sort(key=lambda p: -scores[p - 1])
            found = _paired(field, scores, met)
            if found is None:
                raise task.Retry
            cost, pairs = found
            if number == params.rounds:
                break
            if rng.randrange(3) == 0 or number == 0:  # some rounds are not paired so well
                pairs = _some(rng.sample(field, len(field)), met)
            games = [(p, q, 2 * (strength[p - 1] + rng.random() > strength[q - 1] + rng.random())) for p, q in pairs]
            games = [(p, q, 1 if rng.randrange(5) == 0 else double) for p, q, double in games]
            games += [(rest, 0, 2)] if rest else []
            instance = instance.model_copy(update={"rounds": (*instance.rounds, tuple(games))})
        if params.trap:
            plain = _some(field, met)
            if len(plain) == len(pairs) and sum((scores[p - 1] - scores[q - 1]) ** 2 for p, q in plain) == cost:
                raise task.Retry
        answer: Answer = {"rest": rest} if rest else {}
        return instance.model_copy(update={"best": cost}), answer | {
            "pairs": frozenset((min(pair), max(pair)) for pair in pairs)
        }

    def check(self, instance: Instance, answer: Answer) -> str:
        used = [p for pair in answer["pairs"] for p in pair]
        rest = _rest(instance)
        if rest and answer["rest"] != rest:
            return "another player rests"
        if sorted(used) != [p for p in range(1, instance.players + 1) if p != rest]:
            return "not every player is in one pair"
        met, scores = _met(instance), instance.scores()
        if any(pair in met for pair in answer["pairs"]):
            return "two players have met already"
        cost = sum((scores[p - 1] - scores[q - 1]) ** 2 for p, q in answer["pairs"])
        return "" if cost == instance.best else "the sum of the squares is not the smallest"

    def key(self, instance: Instance) -> object:
        return [instance.players, [sorted(games) for games in instance.rounds]]


def _met(instance: SwissNextRound.Instance) -> set[tuple[int, int]]:
    return {(min(p, q), max(p, q)) for games in instance.rounds for p, q, _ in games if q}


def _rest(instance: SwissNextRound.Instance) -> int:
    """Give the player who rests, or 0."""
    if instance.players % 2 == 0:
        return 0
    scores = instance.scores()
    rested = {p for games in instance.rounds for p, q, _ in games if not q}
    return min((scores[p - 1], -p) for p in range(1, instance.players + 1) if p not in rested)[1] * -1


def _some(field: list[int], met: set[tuple[int, int]]) -> list[tuple[int, int]]:
    """Pair players in order, each with the first one not met."""
    left, pairs = list(field), []
    while left:
        p = left.pop(0)
        q = next((q for q in left if (min(p, q), max(p, q)) not in met), 0)
        if q:
            left.remove(q)
            pairs.append((p, q))
    return pairs


def _paired(field: list[int], scores: list[int], met: set[tuple[int, int]]) -> tuple[int, list[tuple[int, int]]] | None:
    """Find the least sum by sets of players: the first one left is paired with each other one."""
    n = len(field)
    states: dict[int, tuple[int, list[tuple[int, int]]]] = {0: (0, [])}
    for _ in range(n // 2):
        after: dict[int, tuple[int, list[tuple[int, int]]]] = {}
        for mask, (cost, pairs) in states.items():
            i = next(k for k in range(n) if not mask >> k & 1)
            for j in range(i + 1, n):
                pair = min(field[i], field[j]), max(field[i], field[j])
                if mask >> j & 1 or pair in met:
                    continue
                total = cost + (scores[field[i] - 1] - scores[field[j] - 1]) ** 2
                there = mask | 1 << i | 1 << j
                if there not in after or total < after[there][0]:
                    after[there] = total, [*pairs, pair]
        states = after
    return next(iter(states.values()), None)
