"""Score a log of plays by a made-up rulebook whose rules apply in order and may override one another.

Answer: the final score of every player; it is unique.
Harder: more rules, conditions on earlier plays and on totals, more plays, more players.
Skills: instructions, simulation, arithmetic
Source: original.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.prompts import bracketed
from bootcamp.lib.rulebook import KINDS, Play, Rule, draw_rules, points_of_plays, scores, wording
from bootcamp.lib.worlds import draw_names
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Mapping, Word
from bootcamp.verifiers.base import Format


class RulebookScoring(Task["RulebookScoring.Params", "RulebookScoring.Instance", dict[str, int]]):
    version = 1

    class Params(task.Params):
        players: int = knob("how many players there are", levels=(2, 2, 2, 2, 3, 3, 3, 4, 4, 5), ge=2, le=6)
        kinds: int = knob("how many kinds of plays there are", levels=(2, 3, 3, 4, 4, 4, 5, 5, 6, 6), ge=2, le=6)
        rules: int = knob("how many rules there are", levels=(2, 3, 4, 5, 6, 7, 8, 10, 12, 14), ge=1, le=20)
        conditions: int = knob(
            "how many kinds of conditions are drawn from", levels=(2, 3, 4, 5, 6, 7, 8, 9, 9, 9), ge=1, le=9
        )
        effects: int = knob(
            "how many kinds of effects are drawn from", levels=(1, 2, 3, 5, 5, 6, 6, 7, 7, 7), ge=1, le=7
        )
        plays: int = knob("how many plays the log has", levels=(4, 5, 6, 8, 10, 13, 16, 20, 27, 36), ge=2, le=50)

    class Instance(task.Instance):
        players: tuple[str, ...]
        base: tuple[int, ...]  # points of each kind
        rules: tuple[Rule, ...]
        plays: tuple[Play, ...]

        @property
        def values(self) -> list[tuple[str, int]]:
            return list(zip(KINDS, self.base, strict=False))

        @property
        def wordings(self) -> list[dict[str, str]]:
            return [wording(rule) for rule in self.rules]

        @property
        def log(self) -> list[str]:
            return [f"{self.players[player]}, {KINDS[kind]}, {size}" for player, kind, size in self.plays]

    prompt = Prompt(
        en=r"""
        In a game, every play has a kind and a size, and earns points for the player who makes it. The points of a play
        start at the value of its kind:

        {{ values | mapping }}

        Then these rules are gone through in order. Where the condition of a rule holds, the rule changes the points as
        they stand at that moment:

        {{ wordings | map(attribute="en") | numbered }}

        The points that are left in the end are added to the total of the player. Points and totals may be
        negative, and all totals start at 0. This is the log of the plays, with player, kind and size:

        {{ log | numbered }}

        What is the final total of each player ({{ players | comma }})?
        """,
        zh=r"""
        在一个游戏中，每一步都有种类和大小，并为走这一步的玩家赢得分数。一步的分数从其种类的分值开始：

        {{ values | mapping }}

        然后按顺序逐条检查下列规则；条件成立的规则会改变当时的分数：

        {{ wordings | map(attribute="zh") | numbered }}

        最后得到的分数计入该玩家的总分。分数和总分可以是负数，各玩家的总分都从 0 开始。
        以下是各步的记录，依次写明玩家、种类和大小：

        {{ log | numbered }}

        每个玩家（{{ players | comma }}）最后的总分各是多少？
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, int]]:
        return Mapping(Word(instance.players), Integer(), instance.players)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, int]]:
        instance = self.Instance(
            players=draw_names(rng, params.players),
            base=tuple(rng.randint(1, 9) for _ in range(params.kinds)),
            rules=draw_rules(rng, params.rules, params.conditions, params.effects, params.kinds),
            plays=tuple(
                (rng.randrange(params.players), rng.randrange(params.kinds), rng.randint(1, 6))
                for _ in range(params.plays)
            ),
        )
        totals, applied = scores(params.players, instance.base, instance.rules, instance.plays)
        if len(applied) < params.rules - params.rules // 4 or max(map(abs, totals)) > 10**5:
            raise task.Retry
        for rules in _misread(instance.rules) if params.rules > 3 else ():
            if scores(params.players, instance.base, rules, instance.plays)[0] == totals:
                raise task.Retry
        return instance, dict(zip(instance.players, totals, strict=True))

    def key(self, instance: Instance) -> object:
        return [instance.base, instance.rules, instance.plays]

    def solve(self, instance: Instance) -> dict[str, int]:
        totals, _ = scores(len(instance.players), instance.base, instance.rules, instance.plays)
        return dict(zip(instance.players, totals, strict=True))

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        totals, lines = [0] * len(instance.players), []
        played = points_of_plays(len(instance.players), instance.base, instance.rules, instance.plays)
        for number, (player, points) in enumerate(played, 1):
            shown = ", ".join([str(points[-1]), *(f"({i + 1}) {n}" for i, n in points.items() if i >= 0)])
            value = [*points.values()][-1]
            total = totals[player] + value
            lines.append(
                f"{number}. {instance.players[player]}: {shown}; {totals[player]} + {bracketed(value)} = {total}"
            )
            totals[player] = total
        return "\n".join([*lines, ", ".join(f"{name} {n}" for name, n in zip(instance.players, totals, strict=True))])


def _misread(rules: tuple[Rule, ...]) -> list[tuple[Rule, ...]]:
    """Give the rules in reverse order, without the first or the last, and without the end that some of them make."""
    found = [rules[::-1], rules[1:], rules[:-1]]
    if any(effect == "final" for _, _, effect, _ in rules):
        ways = {"final": ("least", "most")}  # both together make the points what the rule says
        found.append(tuple((name, n, way, m) for name, n, effect, m in rules for way in ways.get(effect, (effect,))))
    return found
