"""Judge by the coefficient of a product of (truncated) geometric series, one factor for each entry."""

from functools import cache
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    cells = [(r, c) for r in range(len(instance.rows)) for c in range(len(instance.cols))]
    zeros = set(instance.zeros)

    @cache
    def ways(index: int, in_row: int, columns: tuple[int, ...]) -> int:
        """Count the ways to choose the entries from the index on; `in_row` is left of the row."""
        if index == len(cells):
            return int(in_row == 0 and not any(columns))
        row, col = cells[index]
        if col == 0:
            if in_row:
                return 0
            in_row = instance.rows[row]
        most = 0 if (row, col) in zeros else min(in_row, columns[col], 1 if instance.binary else in_row)
        return sum(
            ways(index + 1, in_row - entry, (*columns[:col], columns[col] - entry, *columns[col + 1 :]))
            for entry in range(most + 1)
        )

    right = ways(0, 0, tuple(instance.cols))
    return "" if answer == right else f"there are {right}"
