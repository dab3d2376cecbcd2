"""Seed a knock-out bracket so that a given player wins it, from the results of all pairs.

Answer: the players from left to right; every seeding that works counts.
Harder: more players, a favourite who beats few of them.
Skills: search, planning
Source: original; V. Vassilevska Williams, Fixing a tournament, AAAI 2010.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.graph import labels
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Sequence, Word


class TournamentBracketSeeding(
    Task["TournamentBracketSeeding.Params", "TournamentBracketSeeding.Instance", "tuple[str, ...]"]
):
    version = 1
    small_levels = (1, 2)

    class Params(task.Params):
        rounds: int = knob("the number of rounds", levels=(2, 3, 3, 4, 4, 4, 4, 4, 4, 4), ge=2, le=4)
        wins: int = knob("how many the favourite beats", levels=(2, 4, 3, 9, 8, 7, 6, 5, 4, 4), ge=2, le=15)
        losses: int = knob(
            "what percentage of their other games those whom it beats lose for certain",
            levels=(0, 0, 0, 0, 0, 0, 10, 20, 30, 50),
            ge=0,
            le=80,
        )

    class Instance(task.Instance):
        beaten: tuple[tuple[int, ...], ...]
        """For each player, from 0, those that this one beats."""
        favourite: int

        @property
        def names(self) -> tuple[str, ...]:
            return labels(len(self.beaten), "letters")

        @property
        def lines(self) -> list[str]:
            lists = [", ".join(self.names[other] for other in some) for some in self.beaten]
            return [f"{name}: {some}" for name, some in zip(self.names, lists, strict=True) if some]

    prompt = Prompt(
        en=r"""
        {{ beaten | length }} players will play a knock-out tournament. They are seeded at the places 1 to
        {{ beaten | length }}. In the first round 1 plays 2, 3 plays 4, and so on; in each further round the winners of
        neighbouring games play each other in the same way, until one player is left, who wins the tournament. There are
        no draws. It is known who beats whom in each pair; these are the players whom each one beats:

        {% for line in lines %}
        - {{ line }}
        {% endfor %}

        Give a seeding, as a list of all players from place 1 to {{ beaten | length }}, with which
        {{ favourite | letter }} wins the tournament. If there are several, give any one.
        """,
        zh=r"""
        {{ beaten | length }} 名选手进行淘汰赛，排在 1 到 {{ beaten | length }} 号位置上。第一轮 1 对 2，3 对 4，
        依此类推；以后每轮由相邻两场的胜者按同样的方式对阵，直到剩下一人，即为冠军。没有平局。已知每两人之间谁胜谁，
        以下是每名选手能胜的人：

        {% for line in lines %}
        - {{ line }}
        {% endfor %}

        请给出一种使 {{ favourite | letter }} 夺冠的排位，按 1 到 {{ beaten | length }} 号位置列出全部选手。
        有多种时，写出任意一种。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[str, ...]]:
        return Sequence(Word(bank=instance.names), length=len(instance.names))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[str, ...]]:
        count = 2**params.rounds
        if not params.rounds <= params.wins < count:
            raise task.Retry
        players = rng.sample(range(count), count)
        results: dict[tuple[int, int], bool] = {}
        for one in range(count):
            for two in range(one):
                results[one, two] = rng.random() < 0.5
                results[two, one] = not results[one, two]
        left, planned = players, set[tuple[int, int]]()
        favourite = players[0]
        while len(left) > 1:
            for one, two in zip(left[::2], left[1::2], strict=True):
                results[one, two], results[two, one] = True, False
                planned.add((one, two))
            left = left[::2]
        planted = {players[2**level] for level in range(params.rounds)}
        others = [player for player in players if player not in planted and player != favourite]
        extra = set(rng.sample(others, params.wins - params.rounds))
        for other in others:
            results[favourite, other], results[other, favourite] = other in extra, other not in extra
        mine = planted | extra
        for one, two in sorted(results):
            free = one in mine and two in others and two not in mine and (one, two) not in planned
            if free and rng.randrange(100) < params.losses:
                results[one, two], results[two, one] = False, True
        # The order within each game is left to chance.
        seeding, size = list(players), 1
        while size < count:
            for start in range(0, count, 2 * size):
                if rng.random() < 0.5:
                    half = start + size
                    seeding[start : half + size] = seeding[half : half + size] + seeding[start:half]
            size *= 2
        beaten = tuple(tuple(two for two in range(count) if results.get((one, two))) for one in range(count))
        instance = self.Instance(beaten=beaten, favourite=favourite)
        names = instance.names
        rest = [player for player in range(count) if player not in mine and player != favourite]
        plain = [favourite, *sorted(mine), *rest]
        if not self.check(instance, names) or (count > 4 and not self.check(instance, tuple(names[p] for p in plain))):
            raise task.Retry
        return instance, tuple(names[player] for player in seeding)

    def check(self, instance: Instance, answer: tuple[str, ...]) -> str:
        names = instance.names
        if sorted(answer) != sorted(names):
            return "each player must have one place"
        left = [names.index(name) for name in answer]
        while len(left) > 1:
            left = [two if one in instance.beaten[two] else one for one, two in zip(left[::2], left[1::2], strict=True)]
        return "" if left[0] == instance.favourite else f"{names[left[0]]} wins the tournament"
