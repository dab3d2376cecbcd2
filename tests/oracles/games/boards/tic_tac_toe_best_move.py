"""Search the whole game on boards as texts, without pruning."""

from functools import cache
from typing import Any

LEVELS = range(1, 8)

Place = tuple[int, int]


def confirm(instance: Any, answer: Place) -> str:
    """Return "" if `answer` is right, else what is wrong with it."""
    return "" if answer in _best(instance) else "another move is better"


def others(instance: Any, answer: Place) -> list[Place]:
    """The other best moves."""
    return [place for place in _best(instance) if place != answer]


def near_misses(instance: Any, answer: Place) -> list[Place]:
    """The other cells, up to eight of them."""
    cells = [(r, c) for r in range(1, len(instance.board) + 1) for c in range(1, len(instance.board[0]) + 1)]
    best = _best(instance)
    return [place for place in cells if place not in best][:8]


def _best(instance: Any) -> list[Place]:
    cols = len(instance.board[0])
    ends = {}
    for place, sign in enumerate("/".join(instance.board)):
        if sign == ".":
            ends[place // (cols + 1) + 1, place % (cols + 1) + 1] = _end(instance, "/".join(instance.board), place, "X")
    won = [moves for sign, moves in ends.values() if sign == 1]
    if won:
        return [place for place, end in ends.items() if end == (1, min(won))]
    return [place for place, end in ends.items() if end[0] == 0]


def _end(instance: Any, board: str, place: int, mover: str) -> tuple[int, int]:
    return _ended(instance.line, instance.misere, len(instance.board[0]) + 1, board, place, mover)


@cache
def _ended(line: int, misere: bool, step: int, board: str, place: int, mover: str) -> tuple[int, int]:
    """Give the result for the mover, 1, 0 or -1, and the moves up to the end, this one included."""
    board = board[:place] + mover + board[place + 1 :]
    for way in (1, step, step + 1, step - 1):
        length = 1
        for sense in (way, -way):
            at = place + sense
            while 0 <= at < len(board) and board[at] == mover:
                length, at = length + 1, at + sense
        if length >= line:
            return (-1 if misere else 1), 1
    other = "O" if mover == "X" else "X"
    ends = [_ended(line, misere, step, board, at, other) for at, sign in enumerate(board) if sign == "."]
    if not ends:
        return 0, 1
    best = max(sign for sign, _ in ends)
    lengths = [moves for sign, moves in ends if sign == best]
    return -best, 1 + (min(lengths) if best == 1 else max(lengths))
