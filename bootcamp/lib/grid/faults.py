"""What is wrong with a filled board, in words: the first broken rule, or "" if there is none."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bootcamp.lib.grid.board import Cell


def place(cell: Cell) -> str:
    """Name a cell, counted from 1.

    >>> place((0, 2))
    'row 1, column 3'
    """
    return f"row {cell[0] + 1}, column {cell[1] + 1}"


def givens_fault(givens: Sequence[Sequence[object]], answer: Sequence[Sequence[str]]) -> str:
    """Say which given was changed; None is a cell to fill.

    >>> givens_fault(((1, None), (None, 2)), (("1", "2"), ("1", "1")))
    'the given 2 in row 2, column 2 was changed'
    """
    for row, (line, filled) in enumerate(zip(givens, answer, strict=True)):
        for col, (given, symbol) in enumerate(zip(line, filled, strict=True)):
            if given is not None and str(given) != symbol:
                return f"the given {given} in {place((row, col))} was changed"
    return ""


def repeat_fault(board: Sequence[Sequence[object]], groups: Iterable[Iterable[Cell]], name: str) -> str:
    """Say which of `groups`, all called `name`, holds something twice.

    >>> repeat_fault(("12", "11"), [((0, 0), (0, 1)), ((0, 0), (1, 1))], "diagonal")
    'diagonal 2 holds 1 more than once'
    """
    for index, group in enumerate(groups, 1):
        seen: set[object] = set()
        for row, col in group:
            symbol = board[row][col]
            if symbol in seen:
                return f"{name} {index} holds {symbol} more than once"
            seen.add(symbol)
    return ""


def latin_fault(board: Sequence[Sequence[object]]) -> str:
    """Say which row or column holds a symbol twice.

    >>> latin_fault(("12", "12"))
    'column 1 holds 1 more than once'
    """
    rows, cols = range(len(board)), range(len(board[0]))
    across = repeat_fault(board, (((row, col) for col in cols) for row in rows), "row")
    return across or repeat_fault(board, (((row, col) for row in rows) for col in cols), "column")
