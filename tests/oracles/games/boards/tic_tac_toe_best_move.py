"""Search the whole game on boards as texts, without pruning."""

from functools import cache
from typing import Any

LEVELS = range(1, 8)

Place = tuple[int, int]


def confirm(instance: Any, answer: frozenset[Place]) -> str:
    """Return "" if `answer` is right, else what is wrong with it."""
    cols = len(instance.board[0]) + 1
    board = "/".join(instance.board)
    results = {
        (place // cols + 1, place % cols + 1): _result(instance.line, instance.misere, cols, board, place, "X")
        for place, sign in enumerate(board)
        if sign == "."
    }
    best = {place for place, result in results.items() if result == max(results.values())}
    return "" if answer == best and max(results.values()) >= 0 else "other moves are best"


@cache
def _result(line: int, misere: bool, step: int, board: str, place: int, mover: str) -> int:
    """Give the result for the mover, 1, 0 or -1."""
    board = board[:place] + mover + board[place + 1 :]
    for way in (1, step, step + 1, step - 1):
        length = 1
        for sense in (way, -way):
            at = place + sense
            while 0 <= at < len(board) and board[at] == mover:
                length, at = length + 1, at + sense
        if length >= line:
            return -1 if misere else 1
    other = "O" if mover == "X" else "X"
    ends = [_result(line, misere, step, board, at, other) for at, sign in enumerate(board) if sign == "."]
    return -max(ends, default=0)
