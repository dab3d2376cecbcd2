"""Judge by taking the greatest number off again and again, and by Aitken's determinant where no entry is given."""

from functools import cache
from math import factorial
from typing import Any

from sympy import Matrix, Rational

LEVELS = range(1, 11)


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    cells = frozenset(
        (row, col)
        for row, (low, high) in enumerate(zip(instance.inner, instance.outer, strict=True), start=1)
        for col in range(low + 1, high + 1)
    )
    given = {(row, col): entry for row, col, entry in instance.given}

    @cache
    def ways(left: frozenset[tuple[int, int]]) -> int:
        """Take the greatest number away from every cell where it can stand."""
        if not left:
            return 1
        top = len(left)
        corners = [(r, c) for r, c in left if (r + 1, c) not in left and (r, c + 1) not in left]
        chosen = [
            cell for cell in corners if given.get(cell, top) == top and (top not in given.values() or cell in given)
        ]
        return sum(ways(left - {cell}) for cell in chosen)

    right = ways(cells)
    if not given:
        n, rows = len(cells), range(len(instance.outer))
        sizes = [[instance.outer[i] - instance.inner[j] - i + j for j in rows] for i in rows]
        entries = [[Rational(1, factorial(size)) if size >= 0 else 0 for size in line] for line in sizes]
        assert right == factorial(n) * Matrix(entries).det()
    return "" if answer == right else f"there are {right}"


def near_misses(instance: Any, answer: int) -> list[int]:
    """All orders of the numbers, and one filling more."""
    return [factorial(sum(instance.outer) - sum(instance.inner)), answer + 1]
