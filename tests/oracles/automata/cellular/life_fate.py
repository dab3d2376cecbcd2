"""Judge by scipy's convolution on a large board, without hashing shapes: the moved pattern is compared cell by cell."""

from typing import Any

import numpy as np
from scipy.signal import convolve2d

LEVELS = range(1, 11)

_AROUND = np.array([[1, 1, 1], [1, 0, 1], [1, 1, 1]])


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    start, period, shift = answer["start"], answer["period"], answer["shift"]
    if not 0 <= start < 80 or not 0 <= period < 80:
        return "a number is too large"
    boards = _boards(instance.grid, start + 2 * period + 2)
    live = [np.argwhere(board) for board in boards]
    if period == 0:
        return "" if not len(live[start]) and len(live[start - 1]) and not any(shift) else "it dies at another step"
    if not len(live[start]) or not _moved(live[start], live[start + period], shift):
        return "the pattern does not come again so"
    if start and _same(live[start - 1], live[start + period - 1]):
        return "it comes again from an earlier step on"
    shorter = any(_same(live[start + period], live[start + period + less]) for less in range(1, period))
    return "the period is shorter" if shorter else ""


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """A step too early or late, twice the period, a shift the other way or turned."""
    down, right = answer["shift"]
    wrong = [
        answer | {"start": answer["start"] + 1},
        answer | {"start": answer["start"] - 1},
        answer | {"period": 2 * answer["period"] + 1},
        answer | {"shift": (-down, -right)},
        answer | {"shift": (right + 1, down)},
    ]
    return [one for one in wrong if one != answer and one["start"] >= 0]


def _boards(grid: Any, steps: int) -> list[Any]:
    margin = steps + 2
    board = np.pad(np.array([[sign == "#" for sign in row] for row in grid], dtype=int), margin)
    boards = [board]
    for _ in range(steps):
        near = convolve2d(board, _AROUND, "same")
        board = ((near == 3) | ((near == 2) & (board == 1))).astype(int)
        boards.append(board)
    return boards


def _moved(one: Any, other: Any, shift: Any) -> bool:
    return len(one) == len(other) and bool((one + np.array(shift) == other).all())


def _same(one: Any, other: Any) -> bool:
    return len(one) == len(other) > 0 and bool((one - one[0] == other - other[0]).all())
