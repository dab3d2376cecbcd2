"""Find the scores of all matches of a league from its table, in which entries are missing.

Answer: the score of every match, or that it has not been played; the table admits one list of scores.
Harder: more teams, more goals, more hidden entries, matches that have not been played.
Skills: deduction, arithmetic, search
Source: original; H. E. Dudeney's puzzles of football tables are of this kind.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random

from bootcamp import task
from bootcamp.lib.prompts import table
from bootcamp.lib.worlds import draw
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Maybe, Sequence

Score = tuple[int, int] | None  # None: not yet played
Row = tuple[int, ...]  # played, won, drawn, lost, goals for, goals against, points
Match = tuple[int, int]

_COLUMNS = {
    "en": ("team", "played", "won", "drawn", "lost", "for", "against", "points"),
    "zh": ("球队", "已赛", "胜", "平", "负", "进球", "失球", "积分"),
}
_HIDDEN = -1
_NODES = 1000


class LeagueTableDeduction(Task["LeagueTableDeduction.Params", "LeagueTableDeduction.Instance", tuple[Score, ...]]):
    version = 1

    class Params(task.Params):
        teams: int = knob("how many teams there are", levels=(3, 3, 3, 3, 4, 4, 4, 4, 4, 4), ge=3, le=5)
        goals: int = knob("the most goals of a team in a match", levels=(3, 4, 5, 6, 2, 3, 3, 4, 4, 5), ge=1, le=6)
        hidden: int = knob(
            "how many entries are hidden, at most", levels=(2, 4, 6, 8, 6, 8, 10, 12, 14, 16), ge=0, le=30
        )
        unplayed: int = knob("the most matches not yet played", levels=(0, 0, 1, 1, 1, 1, 1, 2, 2, 2), ge=0, le=5)

    class Instance(task.Instance):
        teams: tuple[str, ...]
        goals: int
        win: int  # points for a win
        rows: tuple[Row, ...]  # -1 where an entry is hidden
        known: tuple[tuple[Match, Score], ...]

        @property
        def matches(self) -> list[str]:
            return [f"{self.teams[a]} - {self.teams[b]}" for a, b in combinations(range(len(self.teams)), 2)]

        @property
        def shown(self) -> dict[str, str]:
            rows = [
                [team, *("?" if entry == _HIDDEN else entry for entry in row)]
                for team, row in zip(self.teams, self.rows, strict=True)
            ]
            return {language: table(rows, list(names)) for language, names in _COLUMNS.items()}

    prompt = Prompt(
        en=r"""
        In a league of {{ teams | length }} teams every team meets every other once. A win brings {{ win }} points, a
        draw 1, a defeat 0. This is the table at some moment; some matches may not have been played yet, and ? is an
        entry that cannot be read ("for" and "against" are the goals scored and conceded):

        {{ shown.en }}

        No team has scored more than {{ goals }} goals in a match.
        {% for (a, b), score in known %}
        {% if loop.first %}This much is known of single matches:{% endif %} {{ teams[a] }} - {{ teams[b] }}
        {{ score | join("-") if score else "unplayed" }}{{ "." if loop.last else ";" }}
        {% endfor %}

        Find the scores of all matches, in this order, each with the goals of the team named first in front:

        {{ matches | numbered }}

        Write unplayed for a match that has not been played.
        """,
        zh=r"""
        一个有 {{ teams | length }} 支球队的联赛，每两队比赛一场。胜一场得 {{ win }} 分，平一场得 1 分，负一场得 0 分。
        下面是某一时刻的积分榜；有的比赛可能还没有进行，? 表示看不清的数（“进球”和“失球”是进的球数和丢的球数）：

        {{ shown.zh }}

        任何一队在一场比赛中的进球都不超过 {{ goals }} 个。
        {% for (a, b), score in known %}
        {% if loop.first %}已知个别比赛的情况：{% endif %}{{ teams[a] }} - {{ teams[b] }}
        {{ score | join("-") if score else "unplayed" }}{{ "。" if loop.last else "；" }}
        {% endfor %}

        请按下面的顺序给出所有比赛的比分，写在前面的球队的进球数在前：

        {{ matches | numbered }}

        尚未进行的比赛写 unplayed。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[Score, ...]]:
        goals = Integer(low=0, high=instance.goals)
        score = Maybe(Sequence(goals, length=2, separator="-"), none="unplayed")
        return Sequence(score, length=len(instance.matches))  # type: ignore[arg-type]

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[Score, ...]]:
        n, most, win = params.teams, params.goals, rng.choice((2, 3, 3))
        matches = list(combinations(range(n), 2))
        unplayed = rng.sample(matches, rng.randint(0, params.unplayed))
        scores: dict[Match, Score] = {
            match: None if match in unplayed else (rng.randint(0, most), rng.randint(0, most)) for match in matches
        }
        rows = _rows(n, scores, win)
        known: dict[Match, Score] = {}
        while doubtful := _doubtful(most, win, rows, known, scores):
            match = rng.choice(doubtful)
            known[match] = scores[match]
        if len(known) > len(matches) - 2:
            raise task.Retry
        places = [(team, column) for team in range(n) for column in range(7)]
        for team, column in rng.sample(places, min(len(places), params.hidden)):
            kept = rows[team][column]
            rows[team][column] = _HIDDEN
            if _doubtful(most, win, rows, known, scores):
                rows[team][column] = kept
        for match in list(known):
            score = known.pop(match)
            if _doubtful(most, win, rows, known, scores):
                known[match] = score
        instance = self.Instance(
            teams=draw(rng, "city", n), goals=most, win=win, rows=tuple(map(tuple, rows)),
            known=tuple(sorted(known.items(), key=lambda item: item[0])),
        )  # fmt: skip
        return instance, tuple(scores[match] for match in matches)

    def key(self, instance: Instance) -> object:
        order = sorted(range(len(instance.teams)), key=instance.rows.__getitem__)
        known = [
            sorted(zip(map(order.index, match), score or (_HIDDEN, _HIDDEN), strict=True))
            for match, score in instance.known
        ]
        return [instance.goals, instance.win, sorted(instance.rows), sorted(known)]


def _rows(n: int, scores: dict[Match, Score], win: int) -> list[list[int]]:
    """Make the table of some scores."""
    rows = [[0] * 7 for _ in range(n)]
    for match, score in scores.items():
        _enter(rows, match, score, win, 1)
    return rows


def _enter(rows: list[list[int]], match: Match, score: Score, win: int, sign: int) -> None:
    """Add a match to the table, or take it off again."""
    for team, (own, against) in zip(match, (score, score[::-1]), strict=True) if score else ():
        result = 1 if own > against else 2 if own == against else 3
        for column, value in ((0, 1), (result, 1), (4, own), (5, against), (6, (win, 1, 0)[result - 1])):
            rows[team][column] += sign * value


def _doubtful(
    most: int, win: int, rows: list[list[int]], known: dict[Match, Score], scores: dict[Match, Score]
) -> list[Match]:
    """List matches whose score the table leaves open: those where another solution differs, or all if it is unclear."""
    matches = list(scores)
    options: list[Score] = [None, *((x, y) for x in range(most + 1) for y in range(most + 1))]
    sums, reach, nodes = [[0] * 7 for _ in rows], (1, 1, 1, 1, most, most, win), 0

    def fits(team: int, later: list[Match]) -> bool:
        left = sum(team in match for match in later)
        columns = zip(rows[team], sums[team], reach, strict=True)
        return all(entry in (_HIDDEN, total) or 0 < entry - total <= left * step for entry, total, step in columns)

    def search(place: int, found: dict[Match, Score]) -> Iterator[dict[Match, Score]]:
        nonlocal nodes
        if place == len(matches):
            yield found
            return
        match, later = matches[place], matches[place + 1 :]
        for score in [known[match]] if match in known else options:
            nodes += 1
            if nodes > _NODES:
                return
            _enter(sums, match, score, win, 1)
            if all(fits(team, later) for team in match):
                yield from search(place + 1, {**found, match: score})
            _enter(sums, match, score, win, -1)

    other = next((found for found in search(0, {}) if found != scores), {})
    unclear = not other and nodes > _NODES
    return [match for match in matches if match not in known and (unclear or (other and other[match] != scores[match]))]
