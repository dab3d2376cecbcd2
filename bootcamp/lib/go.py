"""Go on square boards: groups and their liberties, captures, suicide and simple ko, and random positions.

A board is a text of size * size signs, row by row from the top: X a black stone, O a white one, a dot a free point.
"""

from __future__ import annotations

from functools import cache
from random import Random
from typing import NamedTuple

OTHER = {"X": "O", "O": "X"}
"""The colour of the other side."""


class Played(NamedTuple):
    """The board after a move, the points that it captured, and the point on which the other side may not retake."""

    board: str
    captured: frozenset[int]
    ko: int


@cache
def near(size: int) -> tuple[tuple[int, ...], ...]:
    """Give the points beside each point, up, left, right and down.

    >>> near(3)[4], near(3)[0]
    ((1, 3, 5, 7), (1, 3))
    """
    cells = [(row, col) for row in range(size) for col in range(size)]
    beside = (((row - 1, col), (row, col - 1), (row, col + 1), (row + 1, col)) for row, col in cells)
    return tuple(tuple(r * size + c for r, c in four if 0 <= r < size and 0 <= c < size) for four in beside)


def group(board: str, size: int, point: int) -> tuple[frozenset[int], frozenset[int]]:
    """Give the stones of the group at a point and its liberties.

    >>> [sorted(one) for one in group("XX.O.....", 3, 0)]
    [[0, 1], [2, 4]]
    """
    beside, colour = near(size), board[point]
    stones, free, stack = {point}, set(), [point]
    while stack:
        for one in beside[stack.pop()]:
            sign = board[one]
            if sign == ".":
                free.add(one)
            elif sign == colour and one not in stones:
                stones.add(one)
                stack.append(one)
    return frozenset(stones), frozenset(free)


def groups(board: str, size: int) -> list[tuple[frozenset[int], frozenset[int]]]:
    """List all groups with their liberties, by their first points.

    >>> len(groups("XX.O.....", 3))
    2
    """
    seen: set[int] = set()
    found = []
    for point, sign in enumerate(board):
        if sign != "." and point not in seen:
            one = group(board, size, point)
            seen |= one[0]
            found.append(one)
    return found


def play(board: str, size: int, point: int, colour: str, ko: int = -1) -> Played | None:
    """Put a stone on a point, or give None if that is occupied, suicide or the retake on the point `ko`.

    Stones of the other side without liberties are captured first.

    >>> play("XO.......", 3, 3, "O")
    Played(board='.O.O.....', captured=frozenset({0}), ko=-1)
    >>> play(".O.O.....", 3, 0, "X") is None
    True
    """
    if board[point] != "." or point == ko:
        return None
    after = board[:point] + colour + board[point + 1 :]
    captured: set[int] = set()
    for one in near(size)[point]:
        if board[one] == OTHER[colour] and one not in captured:
            stones, free = group(after, size, one)
            if not free:
                captured |= stones
    if captured:
        after = "".join("." if place in captured else sign for place, sign in enumerate(after))
    own, free = group(after, size, point)
    if not free:
        return None
    retake = len(captured) == 1 and len(own) == 1 and free == captured
    return Played(after, frozenset(captured), min(captured) if retake else -1)


def random_position(rng: Random, size: int, stones: int, clumped: float = 0.5) -> str:
    """Let the sides play so many moves by turns, at random or, with probability `clumped`, beside an own stone.

    >>> random_position(Random(1), 5, 8).count(".")
    17
    """
    board, colour = "." * size * size, "X"
    for _ in range(stones):
        own = [point for point, sign in enumerate(board) if sign == colour]
        for _ in range(20):
            points = near(size)[rng.choice(own)] if own and rng.random() < clumped else range(size * size)
            after = play(board, size, rng.choice(points), colour)
            if after:
                board = after.board
                break
        colour = OTHER[colour]
    return board


def rows(board: str, size: int) -> tuple[str, ...]:
    """Cut a board into rows.

    >>> rows("XX.O.....", 3)
    ('XX.', 'O..', '...')
    """
    return tuple(board[start : start + size] for start in range(0, size * size, size))


def cell(point: int, size: int) -> tuple[int, int]:
    """Give row and column of a point, counted from 1.

    >>> cell(5, 3)
    (2, 3)
    """
    return point // size + 1, point % size + 1
