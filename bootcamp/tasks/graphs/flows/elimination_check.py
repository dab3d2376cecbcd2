"""Find the teams of a league that can no longer finish first.

Answer: the set of these teams; it is unique.
Harder: more teams and remaining games, teams that are out only because others must beat each other.
Skills: logic, counting, search
Source: original; B. L. Schwartz, Possible winners in partially completed tournaments, 1966.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Set, Word

_LETTERS = "ABCDEFGHIJKL"

Answer = frozenset[str]
Game = tuple[int, int, int]  # two teams, and how often they still play each other


class EliminationCheck(Task["EliminationCheck.Params", "EliminationCheck.Instance", Answer]):
    version = 1

    class Params(task.Params):
        teams: int = knob("how many teams there are", levels=(3, 4, 5, 5, 6, 6, 7, 8, 8, 9), ge=3, le=12)
        games: int = knob("how many games remain", levels=(3, 5, 8, 10, 13, 16, 20, 26, 32, 40), ge=2, le=80)
        hard: int = knob(
            "how many teams are out though they could still reach the most wins now",
            levels=(0, 0, 1, 1, 1, 1, 2, 2, 2, 2),
            ge=0,
            le=5,
        )

    class Instance(task.Instance):
        wins: tuple[int, ...]
        games: tuple[Game, ...]

        @property
        def names(self) -> str:
            return _LETTERS[: len(self.wins)]

        @property
        def standings(self) -> list[tuple[str, int]]:
            return list(zip(self.names, self.wins, strict=True))

        @property
        def remaining(self) -> list[str]:
            return [f"{_LETTERS[one]}-{_LETTERS[other]}: {times}" for one, other, times in self.games]

    prompt = Prompt(
        en=r"""
        These are the numbers of games that the teams of a league have won so far:

        {% for name, count in standings %}{{ name }}: {{ count }}{{ "" if loop.last else ", " }}{% endfor %}


        The games that remain, each pair of teams with the number of games that they still play against each other:

        {{ remaining | comma }}

        Each game has one winner and no draw is possible. A team can still come first if the remaining games can end in
        such a way that no team has more wins than it in the end; equally many wins are enough.

        Which teams can no longer come first? There is at least one.
        """,
        zh=r"""
        某联赛各队目前的获胜场数如下：

        {% for name, count in standings %}{{ name }}: {{ count }}{{ "" if loop.last else ", " }}{% endfor %}


        剩余的比赛如下，每一对球队后面写着两队之间还要进行的场数：

        {{ remaining | comma }}

        每场比赛有一个胜者，没有平局。如果剩余比赛存在某种结果，使最终没有任何球队的获胜场数多于某队，
        则该队仍可能获得第一；获胜场数并列最多也算第一。

        哪些球队已经不可能获得第一？至少有一支这样的球队。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        return Set(Word(tuple(instance.names)))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        n = params.teams
        for _ in range(50):
            leaders = rng.sample(range(n), rng.randint(2, max(2, n - 2)))
            pairs = [(a, b) for a in range(n) for b in range(a + 1, n)]
            favour = [4 if a in leaders and b in leaders else 1 for a, b in pairs]
            drawn = rng.choices(pairs, favour, k=params.games)
            games = tuple((a, b, drawn.count((a, b))) for a, b in pairs if (a, b) in drawn)
            base = rng.randint(10, 60)
            spread = 1 + params.games // n
            wins = tuple(base + rng.randint(0, spread // 2 + 1) - (0 if v in leaders else spread) for v in range(n))
            out, plain = _eliminated(wins, games)
            last = sorted(wins)[: len(out)]
            if not out or len(out) > n - 2 or len(out) - len(plain) < params.hard:
                continue
            most = [wins[v] + sum(times for a, b, times in games if v in (a, b)) for v in range(n)]
            weakest = most.index(min(most))
            if params.hard and rng.randrange(16) and [v for v in range(n) if most[v] <= max(wins)] == out:
                continue  # it would be enough to ask who can overtake the best of now
            if n > 5 and rng.randrange(2) and _eliminated(wins, games, 2)[0] == out:
                continue  # or to look at pairs of the others
            if not params.hard or (sorted(wins[v] for v in out) != last and out != [weakest]):
                return self.Instance(wins=wins, games=games), frozenset(_LETTERS[v] for v in out)
        raise task.Retry

    def key(self, instance: Instance) -> object:
        low = min(instance.wins)
        return [[won - low for won in instance.wins], sorted(instance.games)]


def _eliminated(wins: tuple[int, ...], games: tuple[Game, ...], largest: int = 99) -> tuple[list[int], list[int]]:
    """List the teams that are out, and those of them that cannot even reach the most wins now.

    A team is out if and only if some others have, with the games among them, more wins than they can have in common;
    only groups of at most `largest` others are looked at.
    """
    n = len(wins)
    between = [[0] * n for _ in wins]
    for a, b, times in games:
        between[a][b] = between[b][a] = times
    left = list(map(sum, between))
    total = [0] * (1 << n)  # the wins of a set of teams and those that games among them bring
    least = [0] * (1 << n)  # what the best of a set of teams has in the end at least
    for group in range(1, 1 << n):
        rest = group & group - 1
        first, size = (group ^ rest).bit_length() - 1, group.bit_count()
        total[group] = total[rest] + wins[first] + sum(between[first][v] for v in range(first + 1, n) if rest >> v & 1)
        if size <= largest:
            least[group] = -(-total[group] // size)
    out = []
    for v in range(n):
        if any(least[group] > wins[v] + left[v] for group in range(1 << n) if not group >> v & 1):
            out.append(v)
    return out, [v for v in out if wins[v] + left[v] < max(wins)]
