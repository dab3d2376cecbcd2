"""Games of k in a row on small boards with few free cells, solved exactly by search on bits."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

WON = 100
"""The value of a win with the next stone; one less for each stone before it."""


class Lines:
    """A board of X, O and free cells as bits; who has `line` stones in a row wins, a full board is a draw.

    >>> board = Lines(("XX.", "OO.", "..."), 3)
    >>> board.takes(1), board.valued(*board.masks)[0], board.has_line(board.masks[0])
    (True, ((1, 3), 100), False)
    """

    def __init__(self, board: Sequence[str], line: int) -> None:
        self.shape = len(board), len(board[0]), line
        text = "".join(board)
        self.masks = tuple(sum(1 << place for place, sign in enumerate(text) if sign == one) for one in "XO")

    def has_line(self, stones: int) -> bool:
        """Tell whether some stones hold a whole line."""
        return any(stones & line == line for line in winning_lines(*self.shape))

    def takes(self, moves: int) -> bool:
        """Tell whether X, who is to move, can force a win with so many stones and not with fewer."""
        return _forces(*self.shape, *self.masks, moves) and not _forces(*self.shape, *self.masks, moves - 1)

    def winning(self, moves: int) -> list[tuple[int, int]]:
        """List the cells on which a stone of X, who is to move, keeps a win with so many stones, this one included."""
        rows, cols, _ = self.shape
        own, other = self.masks
        through = _through(*self.shape)
        return [
            (place // cols + 1, place % cols + 1)
            for place in range(rows * cols)
            if not (own | other) >> place & 1
            and (
                any((own | 1 << place) & one == one for one in through[1 << place])
                or (moves > 1 and _answered(*self.shape, own | 1 << place, other, moves))
            )
        ]

    def valued(self, own: int, other: int) -> list[tuple[tuple[int, int], int]]:
        """Give each free cell with the value of a stone there for who is to move and has the stones `own`."""
        rows, cols, _ = self.shape
        return [
            ((place // cols + 1, place % cols + 1), _valued(*self.shape, own, other, 1 << place))
            for place in range(rows * cols)
            if not (own | other) >> place & 1
        ]


@cache
def winning_lines(rows: int, cols: int, line: int) -> tuple[int, ...]:
    """Give each run of `line` cells in a row, column or diagonal as bits, cell (row, col) being bit row * cols + col.

    >>> winning_lines(2, 2, 2)
    (3, 5, 9, 10, 6, 12)
    """
    starts = [(row, col, down, right) for row in range(rows) for col in range(cols) for down, right in _WAYS]
    cells = ([(row + k * down, col + k * right) for k in range(line)] for row, col, down, right in starts)
    return tuple(
        sum(1 << row * cols + col for row, col in one)
        for one in cells
        if all(r < rows and 0 <= c < cols for r, c in one)
    )


_WAYS = ((0, 1), (1, 0), (1, 1), (1, -1))


@cache
def _through(rows: int, cols: int, line: int) -> dict[int, tuple[int, ...]]:
    return {
        1 << place: tuple(one for one in winning_lines(rows, cols, line) if one >> place & 1)
        for place in range(rows * cols)
    }


def _valued(rows: int, cols: int, line: int, own: int, other: int, bit: int) -> int:
    """Return the value of a stone at a bit: a win now, or what the other side has then, one stone later."""
    own |= bit
    if any(own & one == one for one in _through(rows, cols, line)[bit]):
        return WON
    value = -_value(rows, cols, line, other, own)
    return value - (value > 0) + (value < 0)


@lru_cache(maxsize=200_000)
def _value(rows: int, cols: int, line: int, own: int, other: int) -> int:
    through = _through(rows, cols, line)
    free = [bit for bit in through if not (own | other) & bit]
    if any((own | bit) & one == one for bit in free for one in through[bit]):
        return WON
    forced = [bit for bit in free if any((other | bit) & one == one for one in through[bit])]
    return max((_valued(rows, cols, line, own, other, bit) for bit in forced or free), default=0)


@lru_cache(maxsize=50_000)
def _forces(rows: int, cols: int, line: int, own: int, other: int, moves: int) -> bool:
    """Tell whether who is to move can win with at most so many stones."""
    if moves < 1:
        return False
    through = _through(rows, cols, line)
    free = [bit for bit in through if not (own | other) & bit]
    if any((own | bit) & one == one for bit in free for one in through[bit]):
        return True
    if moves == 1:
        return False
    forced = [bit for bit in free if any((other | bit) & one == one for one in through[bit])]
    return len(forced) < 2 and any(_answered(rows, cols, line, own | bit, other, moves) for bit in forced or free)


def _answered(rows: int, cols: int, line: int, own: int, other: int, moves: int) -> bool:
    """Tell whether every reply leaves a win with one stone less; there is a reply, and none that wins."""
    through = _through(rows, cols, line)
    free = [bit for bit in through if not (own | other) & bit]
    threats = [bit for bit in free if any((own | bit) & one == one for one in through[bit])]
    if not free or (moves == 2 and len(threats) < 2):
        return False
    if any((other | bit) & one == one for bit in free for one in through[bit]):
        return False
    return all(_forces(rows, cols, line, own, other | bit, moves - 1) for bit in (threats if threats else free))
