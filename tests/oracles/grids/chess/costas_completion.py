"""Judge by the difference triangle, row by row; find other completions among all permutations."""

from itertools import permutations
from typing import Any

LEVELS = range(1, 11)

Rows = tuple[int, ...]


def confirm(instance: Any, answer: Rows) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n = len(instance.board)
    if sorted(answer) != list(range(1, n + 1)):
        return "not one dot a row"
    marks = "".join(instance.board[row - 1][col] for col, row in enumerate(answer))
    if "x" in marks or marks.count("o") != sum(row.count("o") for row in instance.board):
        return "a given dot is missing, or a dot is forbidden"
    for gap in range(1, n):
        steps = [answer[i + gap] - answer[i] for i in range(n - gap)]
        if len(set(steps)) < n - gap:
            return f"a displacement over {gap} columns is repeated"
    return ""


def others(instance: Any, answer: Rows) -> list[Rows]:
    """Find all completions of small grids."""
    n = len(instance.board)
    if n > 6:
        return []
    found = [rows for rows in permutations(range(1, n + 1)) if not confirm(instance, rows)]
    return [rows for rows in found if rows != answer][:5]


def near_misses(instance: Any, answer: Rows) -> list[Rows]:
    """Two dots exchanged, the array upside down, a row twice."""
    wrong = [answer[1::-1] + answer[2:], tuple(len(answer) + 1 - x for x in answer), (*answer[:-1], answer[0])]
    return [rows for rows in wrong if confirm(instance, rows)]
