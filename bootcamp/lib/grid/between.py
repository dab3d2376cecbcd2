"""Sums between two cells of a line, shown left of the rows and above the columns of a square board."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import lru_cache

from bootcamp.lib.grid.symmetry import canonical
from bootcamp.lib.solver.finite import Finite

State = tuple[int, int]
"""How many of the two ends were met so far, and the sum of the numbers after the first."""


def sum_between(line: Sequence[int], ends: Collection[int]) -> int:
    """Add the numbers strictly between the two cells of a line that hold one of `ends`.

    >>> sum_between([2, 1, 3, 5, 4], (1, 5)), sum_between([0, 0, 3], (0,))
    (3, 0)
    """
    first, last = (place for place, number in enumerate(line) if number in ends)
    return sum(line[first + 1 : last])


def demand_between(model: Finite, line: Sequence[int], total: int, ends: tuple[int, ...]) -> int:
    """Demand that the numbers between the two ends have a sum, and give the number of the rule.

    >>> model = Finite()
    >>> line = model.variables(4, range(1, 5))
    >>> model.different(line)
    >>> rule = demand_between(model, line, 5, (1, 4))
    >>> sorted(sum_between(found, (1, 4)) for found in model.solutions(9))
    [5, 5, 5, 5]
    """
    return model.regular(line, (0, 0), _reading(ends), lambda state: bool(state[1] == total))


@lru_cache(maxsize=64)
def _reading(ends: tuple[int, ...]) -> Callable[[State, int], State | None]:
    def read(state: State, number: int) -> State | None:
        met, total = state
        if number in ends:
            return (met + 1, total) if met < 2 else None
        return (met, total + number) if met == 1 else state

    return read


def framed_key(board: Sequence[Sequence[object]], clues: Sequence[object]) -> object:
    """Give the same for all images of a board with the sums of its rows and columns.

    >>> framed_key(((1, 2), (3, 4)), "abcd") == framed_key(((1, 3), (2, 4)), "cdab")
    True
    """
    n = len(board)
    rows = [[str(clue), *map(str, row)] for clue, row in zip(clues[:n], board, strict=True)]
    return canonical([["", *map(str, clues[n:])], *rows])


def line_name(index: int, n: int) -> str:
    """Name a line: the rows come before the columns.

    >>> line_name(0, 3), line_name(5, 3)
    ('row 1', 'column 3')
    """
    return f"row {index + 1}" if index < n else f"column {index - n + 1}"
