"""Judge by adding up the overlaps of pieces and sections."""

from fractions import Fraction
from itertools import pairwise
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    ends = [Fraction(0), *answer["cuts"], Fraction(instance.length)]
    names = answer["agents"]
    if sorted(names) != sorted(instance.agents) or ends != sorted(set(ends)):
        return "no division"
    for name in names:
        own = instance.values[instance.agents.index(name)]
        worth = [
            sum(value * max(Fraction(0), min(b, k + 1) - max(a, k)) for k, value in enumerate(own))
            for a, b in pairwise(ends)
        ]
        mine = worth[names.index(name)]
        if sum(worth) != sum(own):
            return "the pieces are not the cake"
        if mine < max(worth) if instance.envy else mine * len(names) < sum(worth):
            return f"{name} is not content"
        if mine * 100 < instance.percent * sum(own):
            return f"{name} gets too small a share"
    return ""


def others(instance: Any, answer: Any) -> list[Any]:
    """Cuts moved a little where that is still fair."""
    moved = []
    for step in (Fraction(1, 50), Fraction(-1, 50)):
        for k in range(len(answer["cuts"])):
            cuts = [x + step * (i == k) for i, x in enumerate(answer["cuts"])]
            moved.append(answer | {"cuts": tuple(cuts)})
    return [one for one in moved if not confirm(instance, one)]


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Pieces of equal length, pieces exchanged, cuts outside and in another order."""
    n = len(answer["agents"])
    equal = tuple(Fraction(instance.length * k, n) for k in range(1, n))
    wrong = [answer | {"cuts": equal}, answer | {"cuts": (Fraction(0), *answer["cuts"][1:])}]
    wrong.append(answer | {"agents": answer["agents"][1:] + answer["agents"][:1]})
    return [one for one in wrong if confirm(instance, one)] + [answer | {"agents": (answer["agents"][0],) * n}]
