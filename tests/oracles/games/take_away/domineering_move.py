"""Judge by searching all ways to place dominoes, the free cells being a set."""

from functools import cache
from typing import Any

LEVELS = range(1, 6)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    free = frozenset(
        (row, col) for row, line in enumerate(instance.board, 1) for col, sign in enumerate(line, 1) if sign == "."
    )
    right = {
        (row, col)
        for row, col in free
        if (row + 1, col) in free and not _moves_first(free - {(row, col), (row + 1, col)}, 0, 1)
    }
    return "" if set(answer) == right else f"it is {sorted(right)}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """One cell too few, one moved down, all cells at once."""
    row, col = min(answer)
    wrong = [answer - {(row, col)}, answer - {(row, col)} | {(len(instance.board), col)}]
    return [one for one in wrong if one and one != answer]


@cache
def _moves_first(free: frozenset[tuple[int, int]], down: int, right: int) -> bool:
    """Whether who is to move and places dominoes in this direction wins; lonely cells are left out."""
    useful = frozenset((r, c) for r, c in free if {(r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)} & free)
    for row, col in sorted(useful):
        other = (row + down, col + right)
        if other in useful and not _moves_first(useful - {(row, col), other}, right, down):
            return True
    return False
