"""Judge by Bender-Knuth moves: exchange i and i + 1 for i = 1, 2, ..., n - 1 in turn, unless they are neighbours."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[tuple[int, ...], ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    place = {value: (r, c) for r, row in enumerate(instance.rows) for c, value in enumerate(row)}
    for _ in range(instance.times):
        for i in range(1, len(place)):
            (a, b), (c, d) = place[i], place[i + 1]
            if abs(a - c) + abs(b - d) > 1:
                place[i], place[i + 1] = (c, d), (a, b)
    value_at = {cell: value for value, cell in place.items()}
    right = [[value_at[r, c] for c in range(len(row))] for r, row in enumerate(instance.rows)]
    return "" if [list(row) for row in answer] == right else f"the tableau is {right}"


def near_misses(instance: Any, answer: tuple[tuple[int, ...], ...]) -> list[tuple[tuple[int, ...], ...]]:
    """The tableau as it was, and a row lost."""
    return [tuple(tuple(row) for row in instance.rows), answer[:-1]]
