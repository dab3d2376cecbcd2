"""Pictures on a colour grid: random ones, objects that lie apart, and the objects of a picture."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from functools import lru_cache
from random import Random
from typing import TypeVar

from bootcamp.lib.grid.board import KING, Cell, cells, components, fill, reach, size, where
from bootcamp.lib.grid.shapes import Shape
from bootcamp.task import Retry
from bootcamp.verifiers import Board

T = TypeVar("T")

EMPTY = "0"
COLOURS = "123456789"
LINE = "9"  # parts panels

Object = tuple[str, Shape]  # a colour and the cells that it fills


def random_board(rng: Random, rows: int, cols: int, colours: Sequence[str], share: float = 1) -> Board:
    """Colour each cell at random; a cell is coloured with probability `share`, else empty."""
    return fill(rows, cols, (rng.choice(colours) if rng.random() < share else EMPTY for _ in cells(rows, cols)))


def side_by_side(panels: Sequence[Board]) -> Board:
    """Lay panels of one size beside each other, parted by columns of LINE."""
    return tuple(tuple(LINE.join(map("".join, rows))) for rows in zip(*panels, strict=True))


def panels_of(board: Board, width: int) -> list[Board]:
    """Cut a board into the panels of this width that it was laid from."""
    starts = range(0, len(board[0]), width + 1)
    return [tuple(row[start : start + width] for row in board) for start in starts]


def apart(rng: Random, rows: int, cols: int, shapes: Iterable[Shape], tries: int = 40) -> list[Shape]:
    """Lay shapes at random so that no two touch, not even at a corner; raise Retry where one finds no place."""
    free = set(cells(rows, cols))
    laid: list[Shape] = []
    for shape in shapes:
        height, width = 1 + max(row for row, _ in shape), 1 + max(col for _, col in shape)
        if height > rows or width > cols:
            raise Retry
        for _ in range(tries):
            top, left = rng.randint(0, rows - height), rng.randint(0, cols - width)
            moved = tuple((top + row, left + col) for row, col in shape)
            if free.issuperset(moved):
                laid.append(moved)
                for row, col in moved:
                    free.difference_update((row + down, col + right) for down, right in (*KING, (0, 0)))
                break
        else:
            raise Retry
    return laid


def paint(rows: int, cols: int, objects: Iterable[Object], ground: str = EMPTY) -> Board:
    """Draw objects on an empty grid, later ones over earlier ones."""
    colour: dict[Cell, str] = {cell: name for name, group in objects for cell in group}
    return fill(rows, cols, (colour.get(cell, ground) for cell in cells(rows, cols)))


@lru_cache(maxsize=64)
def objects_of(board: Board) -> tuple[Object, ...]:
    """List the largest groups of cells of one colour that are connected by sides, in reading order."""
    found = [
        (colour, group)
        for colour in sorted({item for row in board for item in row} - {EMPTY})
        for group in components(where(board, colour))
    ]
    return tuple(sorted(found, key=lambda thing: thing[1]))


def spread(board: Board, values: Sequence[T], ground: T) -> tuple[tuple[T, ...], ...]:
    """Give every cell the value of its object, values being in the order of `objects_of`, or `ground`."""
    value = {cell: one for one, (_, group) in zip(values, objects_of(board), strict=True) for cell in group}
    return fill(*size(board), (value.get(cell, ground) for cell in cells(*size(board))))


def has_hole(group: Collection[Cell]) -> bool:
    """Tell whether cells outside a group are cut off from the outside, by side steps."""
    rows, cols = (sorted({cell[axis] for cell in group}) for axis in (0, 1))
    box = {(row, col) for row in range(rows[0] - 1, rows[-1] + 2) for col in range(cols[0] - 1, cols[-1] + 2)}
    outside = box.difference(group)
    return len(reach(min(outside), outside)) < len(outside)
