"""Judge in decimals, game by game, with the rows of the table searched by bisection."""

from bisect import bisect_right
from decimal import Decimal
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    now = {name: Decimal(rating) for name, rating in instance.start()}
    starts = [Decimal(edge) for edge, _ in instance.table]
    history: list[str] = []
    for a, b, double in instance.games:
        pair = [instance.names[a], instance.names[b]]
        scores = [Decimal(double) / 2, 1 - Decimal(double) / 2]
        before = [now[name] for name in pair]
        share = Decimal(instance.table[bisect_right(starts, abs(before[0] - before[1])) - 1][1]) / 100
        hopes = [share, 1 - share] if before[0] >= before[1] else [1 - share, share]
        for name, score, hope in zip(pair, scores, hopes, strict=True):
            early = bool(instance.new_factor) and history.count(name) < instance.few
            now[name] += (instance.new_factor if early else instance.factor) * (score - hope)
        history += pair
    right = [now[name] for name in sorted(now)]
    shown = [Decimal(x.numerator) / Decimal(x.denominator) for x in answer]
    return "" if shown == right else f"the ratings are {right}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The first ratings, and final ones rounded or turned round."""
    wrong = [tuple(round(x) + (x == round(x)) for x in answer), answer[::-1]]
    return [one for one in wrong if tuple(one) != answer]
