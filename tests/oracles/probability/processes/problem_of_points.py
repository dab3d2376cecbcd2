"""Judge by following the distribution of the scores, round after round, to the end of every match."""

from fractions import Fraction
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Fraction) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n, won = len(instance.needs), Fraction(0)
    scores = {((0,) * n, instance.first): Fraction(1)}
    round_ = 0
    while scores:
        following: dict[tuple[tuple[int, ...], int], Fraction] = {}
        for (score, last), chance in scores.items():
            row = {"same": 0, "turns": round_ % 2, "winner": last}[instance.rule]
            for player in range(n):
                part = chance * instance.chances[row][player]
                after = tuple(s + (i == player) for i, s in enumerate(score))
                if after[player] == instance.needs[player]:
                    won += part * (player == instance.asked)
                else:
                    following[after, player] = following.get((after, player), Fraction(0)) + part
        scores, round_ = following, round_ + 1
    right = won * (instance.stake or 1)
    return "" if answer == right else f"it is {right}"


def near_misses(instance: Any, answer: Fraction) -> list[Fraction]:
    """The share of the others, and a fraction a little off."""
    return [(instance.stake or 1) - answer, answer * Fraction(20, 21)]
