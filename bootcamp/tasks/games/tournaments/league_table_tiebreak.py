"""Rank the teams of a league from all results by a stated chain of tie-breaks.

Answer: the teams in order; unique.
Harder: more teams, longer ties, results among the tied teams that count anew for those still tied.
Skills: simulation, deduction
Source: original.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from random import Random

from bootcamp import task
from bootcamp.lib.graph import labels
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Sequence, Word

Answer = tuple[str, ...]
Match = tuple[int, int, int, int]
"""Two teams, from 0, and their goals."""

_CRITERIA = {
    "points": (
        "more points in the matches among the teams tied at this step",
        "在此步并列的各队之间的比赛中积分多者在前",
    ),
    "difference": (
        "greater goal difference in the matches among the teams tied at this step",
        "在此步并列的各队之间的比赛中净胜球多者在前",
    ),
    "all_difference": ("greater goal difference in all matches", "全部比赛的净胜球多者在前"),
    "all_goals": ("more goals scored in all matches", "全部比赛的进球多者在前"),
    "wins": ("more matches won", "全部比赛的胜场多者在前"),
}


class LeagueTableTiebreak(Task["LeagueTableTiebreak.Params", "LeagueTableTiebreak.Instance", Answer]):
    version = 1

    class Params(task.Params):
        teams: int = knob("how many teams there are", levels=(3, 4, 4, 5, 5, 6, 6, 7, 8, 9), ge=3, le=10)
        tied: int = knob("how many teams share points at least", levels=(0, 2, 2, 3, 3, 4, 5, 5, 6, 7), ge=0, le=10)
        criteria: int = knob("how many tie-breaks there are", levels=(1, 1, 2, 2, 3, 3, 3, 4, 4, 4), ge=1, le=5)
        again: bool = knob("whether tie-breaks begin anew for those still tied", levels=(False,) * 5 + (True,) * 5)
        trap: bool = knob("whether plain goal difference gives another order", levels=(False,) * 2 + (True,) * 8)

    class Instance(task.Instance):
        teams: int
        matches: tuple[Match, ...]
        win: int
        criteria: tuple[str, ...]
        again: bool

        @property
        def names(self) -> tuple[str, ...]:
            return labels(self.teams, "letters")

        def results(self) -> list[str]:
            return [f"{self.names[a]} {x}-{y} {self.names[b]}" for a, b, x, y in self.matches]

        def chain(self, language: str) -> list[str]:
            return [_CRITERIA[name][language == "zh"] for name in self.criteria]

    prompt = Prompt(
        en=r"""
        Every two teams of a league have met once, with these results:

        {{ results() | bullets }}

        A win gives {{ win }} points, a draw 1 point, a defeat none. Teams are ranked by their points in all matches.
        Teams with equal points are tied; the following criteria are applied to them in this order, each only to those
        that are still tied:

        {% for words in chain(language) %}
        {{ loop.index }}. {{ words }}
        {% endfor %}

        {% if again %}
        As soon as a criterion separates some teams of a tied group, but others of the group remain level with each
        other, the criteria start anew from number 1 for each set of teams that remain level, with these teams as the
        tied ones.
        {% else %}
        The criteria are applied one after the other to the teams that are level on all criteria so far; the matches
        among the tied teams are those among the teams tied at the step at hand.
        {% endif %}
        Teams that no criterion separates are put in alphabetical order. Give the teams from first to last.
        """,
        zh=r"""
        某联赛的各队两两交手一次，比分如下：

        {{ results() | bullets }}

        胜一场得 {{ win }} 分，平一场得 1 分，负得 0 分。各队先按全部比赛的积分排名。
        积分相同的队为并列，按下列顺序依次用各项标准区分，每项只用于仍然并列的队：

        {% for words in chain(language) %}
        {{ loop.index }}. {{ words }}
        {% endfor %}

        {% if again %}
        一旦某项标准把一组并列的队分出了先后，而其中仍有一些队彼此相同，则对每一组仍然相同的队，
        以这些队为并列的队，从第 1 项标准重新开始。
        {% else %}
        各项标准依次用于至今各项都相同的队；所谓并列各队之间的比赛，指这一步上并列的各队之间的比赛。
        {% endif %}
        所有标准都分不出先后的队按字母顺序排列。请从第一名到最后一名写出各队。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        return Sequence(Word(instance.names), length=instance.teams)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        first = rng.sample(["points", "difference"], 2 if params.criteria > 2 else 1)
        rest = rng.sample(["all_difference", "all_goals", "wins"], max(0, params.criteria - len(first)))
        criteria = tuple(sorted(first, key=["points", "difference"].index) + rest)
        for _ in range(60):
            matches = []
            for a, b in combinations(range(params.teams), 2):
                pair = (a, b) if rng.randrange(2) else (b, a)
                x, y = rng.choice((0, 0, 1, 1, 2, 2, 3, 4)), rng.choice((0, 0, 1, 1, 2, 2, 3))
                matches.append((*pair, x, y))
            rng.shuffle(matches)
            instance = self.Instance(
                teams=params.teams,
                matches=tuple(matches),
                win=rng.choice((2, 3)),
                criteria=criteria,
                again=params.again,
            )
            points = [_points(instance, t, range(params.teams)) for t in range(params.teams)]
            if sum(points.count(p) > 1 for p in points) < params.tied:
                continue
            order = _ranked(instance, list(range(params.teams)))
            spread = [_difference(instance, t, range(params.teams)) for t in range(params.teams)]
            plain = sorted(range(params.teams), key=lambda t: (-points[t], -spread[t], t))
            if params.trap and plain == order:
                continue
            other = _ranked(instance.model_copy(update={"again": False}), list(range(params.teams)))
            short = instance.model_copy(update={"criteria": criteria[:1], "again": False})
            if params.criteria > 1 and order == _ranked(short, list(range(params.teams))) and rng.randrange(16):
                continue
            if params.again and order == other and rng.randrange(100):
                continue
            return instance, tuple(instance.names[t] for t in order)
        raise task.Retry

    def key(self, instance: Instance) -> object:
        matches = sorted(min((a, b, x, y), (b, a, y, x)) for a, b, x, y in instance.matches)
        return [matches, instance.win, instance.criteria, instance.again]


def _goals(instance: LeagueTableTiebreak.Instance, team: int, among: Iterable[int]) -> list[tuple[int, int]]:
    """List the goals for and against a team in its matches against some teams."""
    group = set(among)
    found = [(x, y) for a, b, x, y in instance.matches if a == team and b in group]
    return found + [(y, x) for a, b, x, y in instance.matches if b == team and a in group]


def _points(instance: LeagueTableTiebreak.Instance, team: int, among: Iterable[int]) -> int:
    return sum(instance.win * (x > y) + (x == y) for x, y in _goals(instance, team, among))


def _difference(instance: LeagueTableTiebreak.Instance, team: int, among: Iterable[int]) -> int:
    return sum(x - y for x, y in _goals(instance, team, among))


def _score(instance: LeagueTableTiebreak.Instance, name: str, team: int, tied: list[int]) -> int:
    everybody = range(instance.teams)
    if name == "points":
        return _points(instance, team, tied)
    if name == "difference":
        return _difference(instance, team, tied)
    if name == "all_difference":
        return _difference(instance, team, everybody)
    goals = _goals(instance, team, everybody)
    return sum(x for x, _ in goals) if name == "all_goals" else sum(x > y for x, y in goals)


def _ranked(instance: LeagueTableTiebreak.Instance, teams: list[int], step: int = -1) -> list[int]:
    """Rank tied teams from a criterion on; number -1 stands for the points in all matches."""
    if len(teams) == 1:
        return teams
    if step == len(instance.criteria):
        return sorted(teams)
    if step < 0:
        scores = {t: _points(instance, t, range(instance.teams)) for t in teams}
    else:
        scores = {t: _score(instance, instance.criteria[step], t, teams) for t in teams}
    found = []
    for score in sorted(set(scores.values()), reverse=True):
        group = [t for t in teams if scores[t] == score]
        anew = instance.again and step >= 0 and len(group) < len(teams)
        found += _ranked(instance, group, 0 if anew else step + 1)
    return found
