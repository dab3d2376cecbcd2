"""Profiles of ranked ballots: how they are drawn and told, and the usual tallies."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import permutations
from random import Random

_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


@dataclass(frozen=True)
class Profile:
    """Ballots that rank candidates, each with the number of voters who cast it.

    A ranking is a text of letters, the best first. `scores` and what rests on it ask for ballots that rank all.

    >>> Profile(((3, "BAC"), (2, "CAB"))).voters
    5
    """

    ballots: tuple[tuple[int, str], ...]

    @property
    def candidates(self) -> str:
        """The letters of all candidates, in alphabetical order."""
        return "".join(sorted(set("".join(ranking for _, ranking in self.ballots))))

    @property
    def voters(self) -> int:
        """The number of voters."""
        return sum(count for count, _ in self.ballots)

    def told(self, language: str) -> str:
        """List the ballots.

        >>> print(Profile(((3, "BAC"), (1, "CAB"))).told("en"))
        - 3 voters: B > A > C
        - 1 voter: C > A > B
        """
        rows = [(count, " > ".join(ranking)) for count, ranking in self.ballots]
        if language == "zh":
            return "\n".join(f"- {count} 名选民：{ranking}" for count, ranking in rows)
        return "\n".join(f"- {count} voter{'s' * (count > 1)}: {ranking}" for count, ranking in rows)

    def facts(self) -> list[tuple[str, int]]:
        """Give the ballots in a fixed order, those alike taken together, as the identity of the profile."""
        counts: dict[str, int] = {}
        for count, ranking in self.ballots:
            counts[ranking] = counts.get(ranking, 0) + count
        return sorted(counts.items())

    def without(self, gone: str) -> Profile:
        """Strike candidates off all ballots.

        >>> Profile(((3, "BAC"), (2, "CAB"))).without("B").ballots
        ((3, 'AC'), (2, 'CA'))
        """
        strike = str.maketrans("", "", gone)
        return Profile(tuple((count, ranking.translate(strike)) for count, ranking in self.ballots))

    def scores(self, points: Sequence[int]) -> dict[str, int]:
        """Add up points by place, as many as there are candidates.

        >>> Profile(((3, "BAC"), (2, "CAB"))).scores([2, 1, 0])
        {'A': 5, 'B': 6, 'C': 4}
        """
        totals = dict.fromkeys(self.candidates, 0)
        for count, ranking in self.ballots:
            for letter, point in zip(ranking, points, strict=True):
                totals[letter] += count * point
        return totals

    def borda(self) -> dict[str, int]:
        """Give n - 1 points for the first of n places, one fewer for each next place, and 0 for the last."""
        return self.scores(range(len(self.candidates) - 1, -1, -1))

    def firsts(self) -> dict[str, int]:
        """Count first places."""
        return self.scores([1] + [0] * (len(self.candidates) - 1))

    def lasts(self) -> dict[str, int]:
        """Count last places."""
        return self.scores([0] * (len(self.candidates) - 1) + [1])

    def preferences(self) -> dict[tuple[str, str], int]:
        """Count, for each ordered pair of candidates, the voters who rank the first above the second.

        >>> Profile(((3, "BAC"), (2, "CAB"))).preferences()["A", "C"]
        3
        """
        totals = dict.fromkeys(permutations(self.candidates, 2), 0)
        for count, ranking in self.ballots:
            for place, letter in enumerate(ranking):
                for lower in ranking[place + 1 :]:
                    totals[letter, lower] += count
        return totals


def winners(scores: dict[str, int]) -> frozenset[str]:
    """Give all candidates with the greatest score.

    >>> sorted(winners({"A": 2, "B": 3, "C": 3}))
    ['B', 'C']
    """
    most = max(scores.values())
    return frozenset(letter for letter, score in scores.items() if score == most)


def draw_profile(rng: Random, candidates: int, kinds: int, most: int) -> Profile:
    """Draw `kinds` different rankings, each cast by 1 to `most` voters; there must be so many rankings."""
    letters = _LETTERS[:candidates]
    rankings: dict[str, int] = {}
    while len(rankings) < kinds:
        rankings["".join(rng.sample(letters, candidates))] = rng.randint(1, most)
    return Profile(tuple((count, ranking) for ranking, count in rankings.items()))


def draw_leader(rng: Random, profile: Profile) -> Profile:
    """Let one lead just over half of the ballots, some of them behind another, and both end the rest.

    So Coombs's count should stop where this one has a majority; going on would strike the same one off.

    >>> profile = draw_leader(Random(1), Profile(((3, "ABC"), (2, "BCA"))))
    >>> max(profile.firsts().values())
    3
    """
    one, other = rng.sample(profile.candidates, 2)
    near, seen = profile.voters * rng.randint(15, 40) // 100, 0
    ballots: dict[str, int] = {}
    for count, ranking in profile.ballots:
        rest = ranking.replace(one, "").replace(other, "")
        end = rng.choice((one + other, other + one))
        ranking = (
            one + rest + other if seen < near else other + one + rest if 2 * seen <= profile.voters else rest + end
        )
        ballots[ranking] = ballots.get(ranking, 0) + count
        seen += count
    return Profile(tuple((count, ranking) for ranking, count in ballots.items()))
