"""Cells of a board: neighbours, lines, runs and connectivity."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import TypeVar

T = TypeVar("T")
Cell = tuple[int, int]
Numbers = tuple[tuple[int | None, ...], ...]
"""A board with numbers in some of its cells."""
Steps = tuple[Cell, ...]

SIDES: Steps = ((-1, 0), (0, 1), (1, 0), (0, -1))
"""Steps to the cells that share a side: up, right, down, left."""
CORNERS: Steps = ((-1, 1), (1, 1), (1, -1), (-1, -1))
"""Steps to the cells that share only a corner, clockwise from up-right."""
KING: Steps = ((-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1))
"""Steps to the cells that share a side or a corner, clockwise from up."""
KNIGHT: Steps = ((-2, 1), (-1, 2), (1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1))
"""Steps of a chess knight, clockwise from up-right."""


def cells(rows: int, cols: int) -> Iterator[Cell]:
    """Yield all cells in reading order.

    >>> list(cells(2, 2))
    [(0, 0), (0, 1), (1, 0), (1, 1)]
    """
    return ((row, col) for row in range(rows) for col in range(cols))


def from_one(places: Iterable[Cell]) -> tuple[Cell, ...]:
    """Turn cells counted from 1, as answers have them, into cells of a board.

    >>> from_one([(1, 1), (2, 3)])
    ((0, 0), (1, 2))
    """
    return tuple((row - 1, col - 1) for row, col in places)


def to_one(places: Iterable[Cell]) -> tuple[Cell, ...]:
    """Turn cells of a board into cells counted from 1, as answers have them.

    >>> to_one([(0, 0), (1, 2)])
    ((1, 1), (2, 3))
    """
    return tuple((row + 1, col + 1) for row, col in places)


def size(board: Sequence[Sequence[T]]) -> Cell:
    """Give the numbers of rows and columns of a board.

    >>> size(("abc", "def"))
    (2, 3)
    """
    return len(board), len(board[0])


def fill(rows: int, cols: int, items: Iterable[T]) -> tuple[tuple[T, ...], ...]:
    """Lay out items in reading order.

    >>> fill(2, 3, "abcdef")
    (('a', 'b', 'c'), ('d', 'e', 'f'))
    """
    source = iter(items)
    return tuple(tuple(next(source) for _ in range(cols)) for _ in range(rows))


def mark(
    rows: int, cols: int, marked: Collection[Cell], mark: str = "#", blank: str = "."
) -> tuple[tuple[str, ...], ...]:
    """Make a board with one symbol in some cells and another in the rest.

    >>> mark(2, 3, {(0, 1)})
    (('.', '#', '.'), ('.', '.', '.'))
    """
    chosen = set(marked)
    return fill(rows, cols, (mark if cell in chosen else blank for cell in cells(rows, cols)))


def where(board: Sequence[Sequence[T]], *wanted: T) -> list[Cell]:
    """List the cells that hold one of these symbols, in reading order.

    >>> where(("#.", ".#"), "#")
    [(0, 0), (1, 1)]
    """
    return [(row, col) for row, line in enumerate(board) for col, symbol in enumerate(line) if symbol in wanted]


@lru_cache(maxsize=256)
def graph(rows: int, cols: int, steps: Steps = SIDES) -> Mapping[Cell, tuple[Cell, ...]]:
    """Map every cell to the cells one of `steps` away on the board.

    >>> graph(2, 2)[0, 0]
    ((0, 1), (1, 0))
    """
    return MappingProxyType(
        {
            (row, col): tuple(
                (row + down, col + right) for down, right in steps if 0 <= row + down < rows and 0 <= col + right < cols
            )
            for row, col in cells(rows, cols)
        }
    )


@lru_cache(maxsize=256)
def pairs(rows: int, cols: int, steps: Steps = SIDES) -> tuple[tuple[Cell, Cell], ...]:
    """List every two neighbouring cells once, the earlier in reading order first.

    >>> pairs(2, 2)
    (((0, 0), (0, 1)), ((0, 0), (1, 0)), ((0, 1), (1, 1)), ((1, 0), (1, 1)))
    """
    return tuple((cell, other) for cell, near in graph(rows, cols, steps).items() for other in near if cell < other)


@lru_cache(maxsize=256)
def lines(rows: int, cols: int) -> tuple[tuple[Cell, ...], ...]:
    """List the rows from the top, then the columns from the left, each as its cells.

    >>> lines(1, 2)
    (((0, 0), (0, 1)), ((0, 0),), ((0, 1),))
    """
    across = tuple(tuple((row, col) for col in range(cols)) for row in range(rows))
    return across + tuple(zip(*across, strict=True))


@lru_cache(maxsize=4096)
def ray(rows: int, cols: int, start: Cell, step: Cell) -> tuple[Cell, ...]:
    """List the cells met from `start`, itself excluded, going on by `step` to the edge.

    >>> ray(3, 3, (2, 0), (-1, 1))
    ((1, 1), (0, 2))
    """
    met = []
    row, col = start[0] + step[0], start[1] + step[1]
    while 0 <= row < rows and 0 <= col < cols:
        met.append((row, col))
        row, col = row + step[0], col + step[1]
    return tuple(met)


@lru_cache(maxsize=256)
def blocks(rows: int, cols: int) -> tuple[tuple[Cell, Cell, Cell, Cell], ...]:
    """List all 2 x 2 blocks of cells.

    >>> blocks(2, 2)
    (((0, 0), (0, 1), (1, 0), (1, 1)),)
    """
    return tuple(((r, c), (r, c + 1), (r + 1, c), (r + 1, c + 1)) for r, c in cells(rows - 1, cols - 1))


def runs(line: Iterable[T], symbol: T) -> tuple[int, ...]:
    """Give the lengths of the maximal runs of `symbol` in a line, in order.

    >>> runs("##.#", "#"), runs("...", "#")
    ((2, 1), ())
    """
    lengths, length = [], 0
    for item in line:
        if item == symbol:
            length += 1
        elif length:
            lengths.append(length)
            length = 0
    return (*lengths, length) if length else tuple(lengths)


def reach(start: Cell, within: Collection[Cell], steps: Steps = SIDES) -> set[Cell]:
    """Give all cells connected to `start` through cells of `within` (best a set), `start` included.

    >>> sorted(reach((0, 0), {(0, 0), (0, 1), (2, 2)}))
    [(0, 0), (0, 1)]
    """
    seen, stack = {start}, [start]
    while stack:
        row, col = stack.pop()
        for down, right in steps:
            near = (row + down, col + right)
            if near in within and near not in seen:
                seen.add(near)
                stack.append(near)
    return seen


def components(group: Iterable[Cell], steps: Steps = SIDES) -> list[tuple[Cell, ...]]:
    """Split cells into connected groups; groups and cells come in reading order.

    >>> components({(0, 0), (1, 1), (0, 1), (3, 3)})
    [((0, 0), (0, 1), (1, 1)), ((3, 3),)]
    """
    left = set(group)
    found = []
    for cell in sorted(left):
        if cell in left:
            part = reach(cell, left, steps)
            left -= part
            found.append(tuple(sorted(part)))
    return found


def connected(group: Iterable[Cell], steps: Steps = SIDES) -> bool:
    """Tell whether cells form one connected group; an empty one does.

    >>> connected([(0, 0), (0, 1)]), connected([(0, 0), (1, 1)]), connected([(0, 0), (1, 1)], KING)
    (True, False, True)
    """
    left = set(group)
    return not left or len(reach(min(left), left, steps)) == len(left)


def distances(start: Cell, within: Collection[Cell], steps: Steps = SIDES) -> dict[Cell, int]:
    """Give the least number of steps from `start` to every cell that it reaches through `within`.

    >>> distances((0, 0), {(0, 0), (0, 1), (1, 1)})
    {(0, 0): 0, (0, 1): 1, (1, 1): 2}
    """
    found = {start: 0}
    ring = [start]
    while ring:
        following = []
        for row, col in ring:
            for down, right in steps:
                near = (row + down, col + right)
                if near in within and near not in found:
                    found[near] = found[row, col] + 1
                    following.append(near)
        ring = following
    return found
