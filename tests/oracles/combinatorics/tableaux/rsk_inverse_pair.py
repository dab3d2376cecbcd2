"""Judge by inserting the numbers of the answer, and by all permutations if they are few."""

from itertools import permutations
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    goal = [[list(row) for row in table] for table in (instance.p, instance.q)]
    n = sum(map(len, instance.p))
    if n <= 5:
        assert sum(_inserted(word) == goal for word in permutations(range(1, n + 1))) == 1
    return "" if sorted(answer) == list(range(1, n + 1)) and _inserted(answer) == goal else "other tableaux come of it"


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The inverse (P and Q exchanged), backwards, P read row by row from the bottom."""
    inverse = tuple(answer.index(value) + 1 for value in range(1, len(answer) + 1))
    reading = tuple(value for row in reversed(instance.p) for value in row)
    return [one for one in (inverse, answer[::-1], reading) if one != answer]


def _inserted(word: tuple[int, ...]) -> list[list[list[int]]]:
    """Insert from the right end of a row towards the left."""
    p: list[list[int]] = []
    q: list[list[int]] = []
    for turn, value in enumerate(word, start=1):
        for row, record in zip(p, q, strict=True):
            greater = [other for other in row if other > value]
            if not greater:
                row.append(value)
                record.append(turn)
                break
            row[row.index(min(greater))], value = value, min(greater)
        else:
            p.append([value])
            q.append([turn])
    return [p, q]
