"""Find results for the rest of a tournament that give every team its number of wins.

Answer: the remaining games, each from its winner to its loser; every way that fits counts.
Harder: more teams, fewer known results.
Skills: search, logic
Source: original; score sequences of tournaments, H. Landau (1953).
"""

from __future__ import annotations

from itertools import combinations, pairwise
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.prompts import braces
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Edge, Format, Set

Game = tuple[int, int]
"""Winner and loser."""

_ALL = {"en": "all: ", "zh": "全部："}


class TournamentRankingFromScores(
    Task["TournamentRankingFromScores.Params", "TournamentRankingFromScores.Instance", frozenset[Game]]
):
    version = 1

    class Params(task.Params):
        teams: int = knob("the number of teams", levels=(5, 5, 6, 7, 8, 9, 10, 11, 12, 14), ge=4, le=20)
        known: int = knob(
            "the known results, in percent of the games", levels=(60, 55, 40, 40, 35, 35, 30, 30, 25, 25), ge=0, le=90
        )

    class Instance(task.Instance):
        wins: tuple[int, ...]
        known: tuple[Game, ...]

        def rows(self) -> list[tuple[int, ...]]:
            return list(enumerate(self.wins, start=1))

    prompt = Prompt(
        en=r"""
        Every two of the teams 1 to {{ wins | length }} play against each other once, and there are no draws. In the end
        each team has won this many of its games:

        {{ rows() | table(["team", "wins"]) }}

        These results are known, each with the winner first: {{ known | edges("->") }}.

        Find results of all other games that fit. Give the set of these games, each as an arrow from the winner to the
        loser. Any results that fit will do.
        """,
        zh=r"""
        {{ wins | length }} 支球队编号为 1 到 {{ wins | length }}，任意两队比赛一场，没有平局。最后各队的获胜场数为：

        {{ rows() | table(["球队", "胜场"]) }}

        已知下列结果，胜者写在前面：{{ known | edges("->") }}。

        请找出其余各场比赛的符合条件的结果，写出这些比赛的集合，每场写成从胜者指向负者的箭头。任何一组符合的结果都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[frozenset[Game]]:
        teams = len(instance.wins)
        games = Set(Edge(teams, directed=True), size=teams * (teams - 1) // 2 - len(instance.known))
        return games  # type: ignore[return-value]

    def sample(self, params: Params, rng: Random) -> tuple[Instance, frozenset[Game]]:
        # Stronger teams win more often, but not always, so that the known results tell against the numbers of wins.
        strength = rng.sample(range(params.teams), params.teams)
        games = []
        for one, two in combinations(range(params.teams), 2):
            upset = rng.random() < 0.35
            games.append((one + 1, two + 1) if (strength[one] > strength[two]) != upset else (two + 1, one + 1))
        wins = [sum(winner == team for winner, _ in games) for team in range(1, params.teams + 1)]
        rng.shuffle(games)
        known = games[: max(1, len(games) * params.known // 100)]
        instance = self.Instance(wins=tuple(wins), known=tuple(sorted(known)))
        plain = [_by_wins(instance, left, flip) for left in (False, True) for flip in (1, -1)]
        if params.teams > 5 and not all(self.check(instance, one) for one in plain):
            raise task.Retry
        return instance, frozenset(games[len(known) :])

    def check(self, instance: Instance, answer: frozenset[Game]) -> str:
        games = {frozenset(game) for game in (*instance.known, *answer)}
        if len(games) < len(instance.known) + len(answer):
            return "a game is given twice, or its result is known"
        for team, wins in enumerate(instance.wins, start=1):
            if sum(winner == team for winner, _ in (*instance.known, *answer)) != wins:
                return f"team {team} does not win as often as it must"
        return ""

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        """Give each game to the team that lacks more wins, then turn ways of games from teams with too many round."""
        won = [sum(winner == team for winner, _ in instance.known) for team in range(len(instance.wins) + 1)]
        due = {team: wins - won[team] for team, wins in enumerate(instance.wins, start=1)}
        lines = [", ".join(f"{team}: {wins}-{won[team]}={due[team]}" for team, wins in enumerate(instance.wins, 1))]
        games = list[Game]()
        for one, two in combinations(due, 2):
            if not {(one, two), (two, one)} & set(instance.known):
                games.append((one, two) if due[one] >= due[two] else (two, one))
                due[games[-1][0]] -= 1
                lines.append("{}->{}, {}: {}".format(*games[-1], games[-1][0], due[games[-1][0]]))
        while over := [team for team in due if due[team] < 0]:
            ways: list[tuple[int, ...]] = [(over[0],)]
            for way in ways:  # grows while it is walked through
                ways += [(*way, v) for u, v in games if u == way[-1] and v not in {team for w in ways for team in w}]
            way = next(way for way in ways if due[way[-1]] > 0)
            turned = list(pairwise(way))
            games = [(v, u) if (u, v) in turned else (u, v) for u, v in games]
            due[way[0]], due[way[-1]] = due[way[0]] + 1, due[way[-1]] - 1
            changed = f"{way[0]}: {due[way[0]]}, {way[-1]}: {due[way[-1]]}"
            lines.append(f"{'->'.join(map(str, way))} => {'->'.join(map(str, way[::-1]))}, {changed}")
        return "\n".join([*lines, f"{_ALL[language]}{braces(f'{u}->{v}' for u, v in sorted(games))}"])


def _by_wins(instance: TournamentRankingFromScores.Instance, left: bool, flip: int) -> frozenset[Game]:
    """Let the team with more wins (or, with `left`, with more that are still to come) win each game, in the order of
    the numbers or backward; of equals the first."""
    due = dict(enumerate(instance.wins, start=1))
    for winner, _ in instance.known if left else ():
        due[winner] -= 1
    games = set[Game]()
    for one, two in list(combinations(due, 2))[::flip]:
        if not {(one, two), (two, one)} & set(instance.known):
            game = (one, two) if due[one] >= due[two] else (two, one)
            games.add(game)
            due[game[0]] -= left
    return frozenset(games)
