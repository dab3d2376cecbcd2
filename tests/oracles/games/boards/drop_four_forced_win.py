"""Play on columns as texts and search plainly, without looking at threats; memory is all that is saved."""

from functools import cache
from typing import Any

LEVELS = range(1, 6)

Move = dict[str, int]
Columns = tuple[str, ...]


def confirm(instance: Any, answer: Move) -> str:
    """Return "" if `answer` is right, else what is wrong with it."""
    columns, height, n = _columns(instance), len(instance.board), answer["moves"]
    if n > 1 and _wins(columns, "X", n - 1, instance.line, height):
        return "sooner"
    return "" if _keeps(columns, answer["column"] - 1, "X", n, instance.line, height) else "no such win"


def others(instance: Any, answer: Move) -> list[Move]:
    """The other columns that keep the win."""
    found = [answer | {"column": col} for col in range(1, len(instance.board[0]) + 1)]
    return [move for move in found if move != answer and not confirm(instance, move)]


def near_misses(instance: Any, answer: Move) -> list[Move]:
    """Other columns and other numbers."""
    found = [answer | {"column": col} for col in range(1, len(instance.board[0]) + 1)]
    numbers = [answer | {"moves": answer["moves"] + 1}, answer | {"moves": max(1, answer["moves"] - 1)}]
    return [*[move for move in found if confirm(instance, move)], *[move for move in numbers if move != answer]]


def _columns(instance: Any) -> Columns:
    return tuple("".join(column)[::-1].replace(".", "") for column in zip(*instance.board, strict=True))


@cache
def _wins(columns: Columns, mover: str, n: int, line: int, height: int) -> bool:
    return any(_keeps(columns, col, mover, n, line, height) for col in range(len(columns)))


@cache
def _keeps(columns: Columns, col: int, mover: str, n: int, line: int, height: int) -> bool:
    """Tell whether a disc in a column wins with at most n discs, whatever the other side does."""
    if len(columns[col]) == height:
        return False
    after = _dropped(columns, col, mover)
    if _has_line(after, col, line):
        return True
    other = "O" if mover == "X" else "X"
    replies = [reply for reply in range(len(columns)) if len(after[reply]) < height]
    if n == 1 or not replies:
        return False
    for reply in replies:
        then = _dropped(after, reply, other)
        if _has_line(then, reply, line) or not _wins(then, mover, n - 1, line, height):
            return False
    return True


def _dropped(columns: Columns, col: int, sign: str) -> Columns:
    return (*columns[:col], columns[col] + sign, *columns[col + 1 :])


def _has_line(columns: Columns, col: int, line: int) -> bool:
    """Tell whether the top disc of a column is part of a line."""
    up, sign = len(columns[col]) - 1, columns[col][-1]

    def own(c: int, r: int) -> bool:
        return 0 <= c < len(columns) and 0 <= r < len(columns[c]) and columns[c][r] == sign

    for across, rise in ((1, 0), (0, 1), (1, 1), (1, -1)):
        count = 1
        for sense in (1, -1):
            k = sense
            while own(col + k * across, up + k * rise):
                count, k = count + 1, k + sense
        if count >= line:
            return True
    return False
