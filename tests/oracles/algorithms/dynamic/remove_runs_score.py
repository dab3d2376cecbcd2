"""Judge by a search over all rows that can be left, with the moves as replacements of a pattern."""

import re
from functools import cache
from typing import Any

LEVELS = range(1, 9)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    row, points = instance.row, 0
    for place, number in answer:
        spans = {match.span() for match in re.finditer(r"(.)\1*", row)}
        if (place - 1, place - 1 + number) not in spans:
            return "no whole run"
        row = row[: place - 1] + row[place - 1 + number :]
        points += number * number
    if row:
        return "boxes are left"
    return "" if points == _most(instance.row) else "more is possible"


def greedy(instance: Any) -> Any:
    """Take the longest run first."""
    row, moves = instance.row, []
    while row:
        start, end = max((match.span() for match in re.finditer(r"(.)\1*", row)), key=lambda span: span[1] - span[0])
        moves.append((start + 1, end - start))
        row = row[:start] + row[end:]
    return tuple(moves)


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The last move missing, single boxes, the greedy order, from the left."""
    singles = tuple((1, 1) for _ in instance.row)
    left = tuple((1, len(match.group())) for match in re.finditer(r"(.)\1*", instance.row))
    return [one for one in (answer[:-1], singles, greedy(instance), left) if confirm(instance, one)]


@cache
def _most(row: str) -> int:
    best = 0
    for match in re.finditer(r"(.)\1*", row):
        size = len(match.group())
        best = max(best, size * size + _most(row[: match.start()] + row[match.end() :]))
    return best
