"""Judge by regrets that are summed anew from the rounds told, and by the numbers that must lie in the spans played."""

from fractions import Fraction
from itertools import accumulate
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    rows = [k - 1 for k in answer["rows_played"]]
    cols = [k - 1 for k in answer["columns_played"]]
    mine = [[row[j] for row in instance.first] for j in range(len(instance.first[0]))]  # by the column, then the row
    theirs = [list(row) for row in instance.second]  # by the row, then the column
    for place in range(len(instance.draws) + 1):
        mixes = (
            _shares(mine, rows[:place], cols[:place], instance.cut),
            _shares(theirs, cols[:place], rows[:place], instance.cut),
        )
        if place == len(instance.draws):
            right = {"row_mix": tuple(mixes[0]), "column_mix": tuple(mixes[1])}
            return "" if all(answer[field] == mix for field, mix in right.items()) else f"the mixes are {right}"
        for mix, pick, number in zip(mixes, (rows[place], cols[place]), instance.draws[place], strict=True):
            ends = [Fraction(0), *accumulate(mix)]
            if not ends[pick] <= Fraction(number, 100) < ends[pick + 1]:
                return f"another strategy is played in round {place + 1}"
    return ""


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """A strategy changed, equal mixes."""
    n = len(answer["row_mix"])
    wrong = [answer | {"rows_played": (answer["rows_played"][0] % n + 1, *answer["rows_played"][1:])}]
    even = (Fraction(1, n),) * n
    return [*wrong, *([answer | {"row_mix": even}] if answer["row_mix"] != even else [])]


def _shares(payoffs: Any, own: list[int], other: list[int], cut: bool) -> list[Fraction]:
    sums = []
    for k in range(len(payoffs[0])):
        regret = 0
        for played, seen in zip(own, other, strict=True):
            regret += payoffs[seen][k] - payoffs[seen][played]
            regret = max(regret, 0) if cut else regret
        sums.append(Fraction(max(regret, 0)))
    whole = sum(sums)
    return [x / whole for x in sums] if whole else [Fraction(1, len(sums))] * len(sums)
