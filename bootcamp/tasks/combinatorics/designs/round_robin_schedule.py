"""Make a timetable in which every two teams meet once, with fixed matches and matches that a round must not have.

Answer: the matches of each round; every timetable that keeps the rules counts.
Harder: more teams, more fixed and forbidden matches.
Skills: search, planning
Source: original; round robin tournaments, as in T. Kirkman (1847).
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.combinatorics.designs._topic import circle_method
from bootcamp.verifiers import Edge, Format, Sequence, Set

Match = tuple[int, int]
Timetable = tuple[frozenset[Match], ...]


class RoundRobinSchedule(Task["RoundRobinSchedule.Params", "RoundRobinSchedule.Instance", Timetable]):
    version = 1

    class Params(task.Params):
        teams: int = knob("the number of teams, even", levels=(4, 6, 6, 6, 8, 8, 8, 10, 10, 12), ge=4, le=16)
        fixed: int = knob("the number of fixed matches", levels=(2, 5, 3, 4, 4, 5, 6, 6, 8, 10), ge=0, le=20)
        banned: int = knob("the number of forbidden matches", levels=(1, 1, 3, 5, 5, 7, 9, 10, 12, 14), ge=0, le=40)

    class Instance(task.Instance):
        teams: int
        fixed: tuple[tuple[Match, int], ...]
        """Matches and their rounds."""
        banned: tuple[tuple[Match, int], ...]

    prompt = Prompt(
        en=r"""
        The teams 1 to {{ teams }} play in {{ teams - 1 }} rounds. In each round every team plays one match, and in the
        end every two teams have met exactly once. Besides,

        {% for match, round in fixed %}
        - {{ match | join("-") }} is played in round {{ round }}
        {% endfor %}
        {% for match, round in banned %}
        - {{ match | join("-") }} is not played in round {{ round }}
        {% endfor %}

        Give the list of the rounds 1 to {{ teams - 1 }}, each as the set of its matches. Any timetable that keeps all
        the rules will do.
        """,
        zh=r"""
        编号为 1 到 {{ teams }} 的球队进行 {{ teams - 1 }} 轮比赛。
        每一轮中每支球队各赛一场，最后任意两队恰好交锋一次。此外：

        {% for match, round in fixed %}
        - {{ match | join("-") }} 在第 {{ round }} 轮进行
        {% endfor %}
        {% for match, round in banned %}
        - {{ match | join("-") }} 不在第 {{ round }} 轮进行
        {% endfor %}

        请依次写出第 1 到第 {{ teams - 1 }} 轮，每一轮写成其中各场比赛的集合。任何一个符合全部规则的赛程都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[Timetable]:
        matches = Set(Edge(instance.teams), size=instance.teams // 2)
        return Sequence(matches, length=instance.teams - 1)  # type: ignore[arg-type]

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Timetable]:
        names = rng.sample(range(1, params.teams + 1), params.teams)
        answer = [
            frozenset(_match(names[one], names[two]) for one, two in matches) for matches in circle_method(params.teams)
        ]
        rng.shuffle(answer)
        played = [(match, number) for number, matches in enumerate(answer, start=1) for match in sorted(matches)]
        fixed = rng.sample(played, params.fixed)
        settled = {(team, number) for match, number in fixed for team in match}
        free = [
            (match, number)
            for match, own in sorted(set(played) - set(fixed))
            for number in range(1, params.teams)
            if number != own and not {(team, number) for team in match} & settled
        ]
        banned = rng.sample(free, min(params.banned, len(free)))
        instance = self.Instance(
            teams=params.teams,
            fixed=tuple(sorted(fixed, key=lambda one: (one[1], one[0]))),
            banned=tuple(sorted(banned, key=lambda one: (one[1], one[0]))),
        )
        if params.teams > 4 and any(not self.check(instance, plain) for plain in _well_known(params.teams)):
            raise task.Retry
        return instance, tuple(answer)

    def check(self, instance: Instance, answer: Timetable) -> str:
        for number, matches in enumerate(answer, start=1):
            if len({team for match in matches for team in match}) < instance.teams:
                return f"in round {number} not every team plays once"
        if len(frozenset().union(*answer)) < instance.teams * (instance.teams - 1) // 2:
            return "two teams meet twice"
        for match, number in instance.fixed:
            if match not in answer[number - 1]:
                return f"{match[0]}-{match[1]} is not played in round {number}"
        for match, number in instance.banned:
            if match in answer[number - 1]:
                return f"{match[0]}-{match[1]} is played in round {number}"
        return ""


def _match(one: int, two: int) -> Match:
    return min(one, two), max(one, two)


def _well_known(teams: int) -> Iterator[Timetable]:
    """The timetables of the circle method with the last or the first team in the middle, from any round on, also
    backward."""
    for first, shift, turned in product((1, 2), range(teams - 1), (1, -1)):
        rounds = circle_method(teams)
        rounds = (rounds[shift:] + rounds[:shift])[::turned]
        yield tuple(
            frozenset(_match((one + first - 1) % teams + 1, (two + first - 1) % teams + 1) for one, two in matches)
            for matches in rounds
        )
