"""Judge by the marks of each pair: recursive demotion finds rankings, the first mark of each pair decides."""

from random import Random
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[str, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if not _demoted(instance, Random(0)):
        return "no ranking fits"
    return "" if _fits(instance, answer) else "a winner is beaten"


def others(instance: Any, answer: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Rankings by recursive demotion, each stratum in another order."""
    return [_demoted(instance, Random(seed)) for seed in range(4)]


def near_misses(instance: Any, answer: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The ranking upside down, and with two neighbours exchanged."""
    wrong = [answer[::-1]]
    for place in range(len(answer) - 1):
        wrong.append((*answer[:place], answer[place + 1], answer[place], *answer[place + 2 :]))
    return [one for one in wrong if not _fits(instance, one)] + [answer[:-1] + answer[:1]]


def _marks(instance: Any) -> list[dict[str, int]]:
    return [
        {name: mine - own for name, mine, own in zip(instance.names, row, table[winner], strict=True)}
        for table, winner in zip(instance.tables, instance.winners, strict=True)
        for place, row in enumerate(table)
        if place != winner
    ]


def _fits(instance: Any, ranking: tuple[str, ...]) -> bool:
    if len(ranking) != len(instance.names) or set(ranking) != set(instance.names):
        return False
    return all(next((row[name] for name in ranking if row[name]), 0) > 0 for row in _marks(instance))


def _demoted(instance: Any, rng: Random) -> tuple[str, ...]:
    open_rows, left, ranking = _marks(instance), list(instance.names), list[str]()
    while left:
        free = [name for name in left if all(row[name] >= 0 for row in open_rows)]
        if not free:
            return ()
        ranking += rng.sample(free, len(free))
        left = [name for name in left if name not in free]
        open_rows = [row for row in open_rows if not any(row[name] > 0 for name in free)]
    return tuple(ranking)
