"""King and rook against king on a square board of any size, by the rules of chess: moves, mate and distances to it.

A square is (row, column), counted from 0; a position is the squares of the white king, the rook and the black king.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from bootcamp.lib.games import retrograde

Square = tuple[int, int]
Position = tuple[Square, Square, Square]


def attacked(size: int, king: Square, rook: Square, square: Square) -> bool:
    """Tell whether White attacks a square; the rook does not see past its own king.

    >>> attacked(5, (0, 2), (0, 0), (0, 4)), attacked(5, (1, 2), (0, 0), (0, 4))
    (False, True)
    """
    return max(abs(king[0] - square[0]), abs(king[1] - square[1])) == 1 or square in _lines(size, rook, king)


@cache
def _lines(size: int, rook: Square, block: Square) -> frozenset[Square]:
    """Give the squares that a rook sees if only the king at `block` stands in its way."""
    seen = set()
    for down, right in ((0, 1), (1, 0), (0, -1), (-1, 0)):
        row, col = rook[0] + down, rook[1] + right
        while 0 <= row < size and 0 <= col < size and (row, col) != block:
            seen.add((row, col))
            row, col = row + down, col + right
    return frozenset(seen)


@cache
def _beside(size: int, square: Square) -> tuple[Square, ...]:
    row, col = square
    rows, cols = range(max(0, row - 1), min(size, row + 2)), range(max(0, col - 1), min(size, col + 2))
    return tuple((r, c) for r in rows for c in cols if (r, c) != square)


def black_moves(size: int, position: Position) -> Iterator[Square]:
    """Give the squares to which the black king may go; the rook may be taken there if its king does not guard it.

    >>> list(black_moves(3, ((2, 1), (1, 2), (0, 0))))
    [(0, 1)]
    """
    king, rook, black = position
    for square in _beside(size, black):
        free = square == rook or square not in _lines(size, rook, king)
        # in line behind the black king the rook's line goes on once he has left
        if free and square != king and max(abs(king[0] - square[0]), abs(king[1] - square[1])) > 1:
            yield square


def white_moves(size: int, position: Position) -> Iterator[Position]:
    """Give the positions after a move of White."""
    king, rook, black = position
    for square in _beside(size, king):
        if square != rook and max(abs(black[0] - square[0]), abs(black[1] - square[1])) > 1:
            yield square, rook, black
    for down, right in ((0, 1), (1, 0), (0, -1), (-1, 0)):
        row, col = rook[0] + down, rook[1] + right
        while 0 <= row < size and 0 <= col < size and (row, col) not in (king, black):
            yield king, (row, col), black
            row, col = row + down, col + right


def legal(size: int, position: Position, white: bool) -> bool:
    """Tell whether a position may arise: pieces and kings apart, the black king not in check if White is to move."""
    king, rook, black = position
    apart = len({*position}) == 3 and black not in _beside(size, king)
    return apart and not (white and black in _lines(size, rook, king))


@cache
def distances(size: int) -> dict[Position, int]:
    """Give for positions with Black to move that are lost how many further moves White needs, 0 for mate.

    Only one of the eight images of a position is there; :func:`distance` looks one up.
    """
    squares = [(row, col) for row in range(size) for col in range(size)]
    half = [square for square in squares if square[0] <= square[1] <= (size - 1) // 2]
    places: dict[tuple[Position, bool], int] = {}
    for king in half:
        for rook in squares:
            for black in squares:
                position = king, rook, black
                for white in (False, True):
                    if image(size, position) == position and legal(size, position, white):
                        places[position, white] = len(places) + 1
    after: list[list[int]] = [[0]]  # place 0 is a draw without end: stalemate, or the rook is taken
    for position, white in places:
        if white:
            following = [places[image(size, one), False] for one in white_moves(size, position)]
        else:
            king, rook, black = position
            moves = list(black_moves(size, position))
            following = [0 if to == rook else places[image(size, (king, rook, to)), True] for to in moves]
            if not moves and not attacked(size, king, rook, black):
                following = [0]
        after.append(following)
    plies = retrograde(after)
    return {
        position: found // 2
        for (position, white), place in places.items()
        if not white and (found := plies[place]) is not None and found % 2 == 0
    }


@cache
def _turns(size: int) -> tuple[dict[Square, Square], ...]:
    """Give the eight symmetries of the board."""
    last = size - 1
    squares = [(row, col) for row in range(size) for col in range(size)]
    turns = []
    for down, right in ((False, False), (False, True), (True, False), (True, True)):
        turned = {(r, c): (last - r if down else r, last - c if right else c) for r, c in squares}
        turns += [turned, {(c, r): turned[r, c] for r, c in squares}]
    return tuple(turns)


@cache
def _images(size: int, king: Square) -> tuple[dict[Square, Square], ...]:
    """Give the symmetries that take the white king to the first of its images."""
    first = min(one[king] for one in _turns(size))
    return tuple(one for one in _turns(size) if one[king] == first)


def image(size: int, position: Position) -> Position:
    """Give the first of the eight images of a position."""
    king, rook, black = position
    return min((one[king], one[rook], one[black]) for one in _images(size, king))


def distance(size: int, position: Position) -> int | None:
    """Return how many further moves White needs to mate, Black to move; None if Black holds.

    >>> distance(4, ((2, 1), (0, 3), (0, 1))), distance(4, ((3, 3), (1, 1), (0, 0)))
    (0, None)
    """
    return distances(size).get(image(size, position))
