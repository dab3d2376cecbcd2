"""Judge by the whole tree of moves with equal rows met once, for rows of up to fourteen letters."""

from functools import lru_cache
from itertools import groupby
from typing import Any

LEVELS = range(1, 9)

Moves = tuple[tuple[int, ...], ...]


def confirm(instance: Any, answer: Moves) -> str:
    """Say what is wrong with `answer`, or nothing."""
    points = _total(instance.row, answer)
    if points is None:
        return "a move is not allowed"
    best = _most(instance.row)
    return "" if points == best else f"{best} points are possible"


def others(instance: Any, answer: Moves) -> list[Moves]:
    """The moves in another order, where the last ones can be exchanged."""
    swapped = (*answer[:-2], (1, answer[-1][1]), (1, answer[-2][1]))
    return [swapped] if _total(instance.row, swapped) == instance.best else []


def near_misses(instance: Any, answer: Moves) -> list[Moves]:
    """Without the last move, all runs from the left, and a run taken in two parts."""
    row, left = instance.row, []
    while row:
        size = len(row) - len(row.lstrip(row[0]))
        left.append((1, size))
        row = row[size:]
    first = answer[0]
    wrong: list[Moves] = [answer[:-1], tuple(left), ((first[0] + 1, first[1]), *answer[1:]), answer[::-1]]
    wrong.append(((first[0], first[1] + 1), *answer[1:]))
    return [
        one
        for one in wrong
        if (_total(instance.row, one) or 0) < instance.best and max(map(max, one)) <= len(instance.row)
    ]


def _total(row: str, moves: Moves) -> int | None:
    points = 0
    for place, size in moves:
        runs = [(letter, len(list(run))) for letter, run in groupby(row)]
        starts = [1 + sum(length for _, length in runs[:at]) for at in range(len(runs))]
        if (place, size) not in zip(starts, (length for _, length in runs), strict=True):
            return None
        points += size**2
        row = row[: place - 1] + row[place - 1 + size :]
    return points if not row else None


@lru_cache(maxsize=200_000)
def _most(row: str) -> int:
    runs = ["".join(run) for _, run in groupby(row)]
    ways = (len(run) ** 2 + _most("".join(runs[:at] + runs[at + 1 :])) for at, run in enumerate(runs))
    return max(ways, default=0)
