"""Find one more round of groups in which no two meet again.

Answer: the groups; every such round counts.
Harder: more and larger groups, more rounds before.
Skills: search, planning
Source: original; the social golfer problem, problem 10 of CSPLib.
"""

from __future__ import annotations

from itertools import combinations
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.combinatorics.designs._topic import circle_method
from bootcamp.verifiers import Format, Integer, Set

Group = tuple[int, ...]
Groups = frozenset[frozenset[int]]
_SETTINGS = (
    ("golfers", "play in groups", "名高尔夫球手", "分组打球"),
    ("guests", "sit at tables", "位客人", "分桌就座"),
    ("pupils", "work in groups", "名学生", "分组学习"),
    ("musicians", "play in ensembles", "位乐手", "分组合奏"),
    ("researchers", "meet in rooms", "位研究者", "分室讨论"),
    ("card players", "play at tables", "名牌手", "分桌打牌"),
    ("scouts", "walk in troops", "名童子军", "分队行走"),
    ("dancers", "dance in groups", "名舞者", "分组跳舞"),
)


class SocialGolferRound(Task["SocialGolferRound.Params", "SocialGolferRound.Instance", Groups]):
    version = 1

    class Params(task.Params):
        groups: int = knob("the number of groups", levels=(4, 4, 5, 5, 5, 5, 7, 7, 7, 7), ge=3, le=7)
        size: int = knob("the size of a group", levels=(2, 2, 3, 3, 3, 4, 3, 4, 4, 5), ge=2, le=5)
        rounds: int = knob("the number of rounds before", levels=(2, 3, 2, 3, 4, 4, 6, 5, 6, 6), ge=1, le=7)

    class Instance(task.Told):
        settings = _SETTINGS

        size: int
        rounds: tuple[tuple[Group, ...], ...]

        @property
        def people(self) -> int:
            return self.size * len(self.rounds[0])

    prompt = Prompt(
        en=r"""
        The {{ words(language)[0] }} 1 to {{ people }} {{ words(language)[1] }} of {{ size }}, in these rounds so far:

        {% for groups in rounds %}
        {{ loop.index }}. {{ groups | map("braces") | join(", ") }}
        {% endfor %}

        Find groups for one more round: everybody is in exactly one group of {{ size }}, and no two are in a group
        together who have been in one before. Give the set of the {{ rounds[0] | length }} groups. Any such round will
        do.
        """,
        zh=r"""
        编号为 1 到 {{ people }} 的 {{ people }} {{ words(language)[0] }}{{ words(language)[1] }}，每组 {{ size }} 人，
        到目前为止各轮的分组如下：

        {% for groups in rounds %}
        {{ loop.index }}. {{ groups | map("braces") | join(", ") }}
        {% endfor %}

        请再安排一轮：每人恰在一个 {{ size }} 人的组中，并且曾经同组的两人不再同组。
        请写出这 {{ rounds[0] | length }} 个组的集合。任何一种这样的安排都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[Groups]:
        return Set(Set(Integer(1, instance.people), size=instance.size), size=len(instance.rounds[0]))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Groups]:
        rounds: list[list[Group]] = _slopes(params.groups, params.size)
        if params.size == 2:
            rounds = [list[Group](matches) for matches in circle_method(2 * params.groups)]
        if params.rounds >= len(rounds):
            raise task.Retry
        names = rng.sample(range(1, params.groups * params.size + 1), params.groups * params.size)
        named = [tuple(sorted(tuple(sorted(names[one] for one in group)) for group in groups)) for groups in rounds]
        rng.shuffle(named)
        setting = rng.randrange(len(_SETTINGS))
        instance = self.Instance(setting=setting, size=params.size, rounds=tuple(named[: params.rounds]))
        plain = [_first_fit(instance, backward) for backward in (False, True)]
        if params.size > 2 and not all(self.check(instance, one) for one in plain):
            raise task.Retry
        return instance, frozenset(map(frozenset, named[params.rounds]))

    def check(self, instance: Instance, answer: Groups) -> str:
        if len(frozenset().union(*answer)) < instance.people:
            return "not everybody is in exactly one group"
        met = _met(instance)
        for group in answer:
            for pair in combinations(sorted(group), 2):
                if pair in met:
                    return f"{pair[0]} and {pair[1]} have been in a group before"
        return ""

    def key(self, instance: Instance) -> object:
        return sorted(instance.rounds)


def _met(instance: SocialGolferRound.Instance) -> set[Group]:
    return {pair for groups in instance.rounds for group in groups for pair in combinations(group, 2)}


def _slopes(groups: int, size: int) -> list[list[Group]]:
    """The lines of each slope through so many columns of points, a prime number in each; the columns if they fit."""
    rounds = [
        [tuple(groups * x + (slope * x + start) % groups for x in range(size)) for start in range(groups)]
        for slope in range(groups)
    ]
    if size == groups:
        rounds.append([tuple(groups * x + y for y in range(groups)) for x in range(size)])
    return rounds


def _first_fit(instance: SocialGolferRound.Instance, backward: bool) -> Groups:
    """Fill the groups one after the other, each time with the first who fits, or with anybody if nobody does."""
    met, left, groups = _met(instance), list(range(1, instance.people + 1)), list[frozenset[int]]()
    if backward:
        left.reverse()
    while left:
        group: list[int] = []
        while len(group) < instance.size:
            fits = (one for one in left if all(tuple(sorted((one, other))) not in met for other in group))
            group.append(next(fits, left[0]))
            left.remove(group[-1])
        groups.append(frozenset(group))
    return frozenset(groups)
