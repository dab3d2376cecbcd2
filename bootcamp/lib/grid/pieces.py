"""Boards cut into pieces: letters that part them, rectangles, and points where four pieces meet."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

from bootcamp.lib.grid.board import Cell, blocks, cells, fill, size
from bootcamp.lib.grid.regions import LETTERS, RegionMap, bordering, number

CAPITALS = LETTERS[:26]
"""Letters that stand for pieces in answers; far pieces may share one."""
Box = tuple[int, int, int, int]
"""A rectangle of cells: top row, left column, height, width."""


def apart(regions: Sequence[Sequence[int]], hole: str = "#") -> tuple[tuple[str, ...], ...]:
    """Name regions 0, 1, ... by A to Z, and again from A, so that no two that share a side have one letter.

    Region -1 stands for holes.

    >>> apart(((0, 1), (-1, 2)))
    (('A', 'B'), ('#', 'C'))
    """
    count = 1 + max(max(row) for row in regions)
    before: list[list[int]] = [[] for _ in range(count)]
    for small, large in bordering(regions):
        if small >= 0:
            before[large].append(small)
    names: list[str] = []
    for region in range(count):
        used = {names[other] for other in before[region]}
        turned = CAPITALS[region % 26 :] + CAPITALS[: region % 26]
        names.append(next(letter for letter in turned if letter not in used))
    names.append(hole)
    return tuple(tuple(names[region] for region in row) for row in regions)


def map_pieces(rows: int, cols: int, pieces: Iterable[Iterable[Cell]]) -> RegionMap:
    """Make the region map of pieces of a board, numbered in reading order; cells without a piece are -1.

    >>> map_pieces(2, 2, [[(0, 1)], [(0, 0), (1, 0)]])
    ((0, 1), (0, -1))
    """
    label = {cell: index for index, piece in enumerate(sorted(map(sorted, pieces))) for cell in piece}
    return fill(rows, cols, (label.get(cell, -1) for cell in cells(rows, cols)))


def bounds(group: Iterable[Cell]) -> Box:
    """Give the smallest rectangle around cells.

    >>> bounds([(1, 2), (3, 3)])
    (1, 2, 3, 2)
    """
    rows, cols = zip(*group, strict=True)
    return min(rows), min(cols), max(rows) - min(rows) + 1, max(cols) - min(cols) + 1


def is_rectangle(group: Sequence[Cell]) -> bool:
    """Tell whether different cells fill a rectangle.

    >>> is_rectangle([(0, 0), (0, 1)]), is_rectangle([(0, 0), (1, 1)])
    (True, False)
    """
    _, _, height, width = bounds(group)
    return height * width == len(group)


def box_cells(box: Box) -> tuple[Cell, ...]:
    """List the cells of a rectangle in reading order.

    >>> box_cells((0, 1, 2, 1))
    ((0, 1), (1, 1))
    """
    top, left, height, width = box
    return tuple((top + row, left + col) for row, col in cells(height, width))


def meeting_point(regions: Sequence[Sequence[object]]) -> Cell | None:
    """Give the upper left cell of a 2 x 2 block whose cells lie in four regions; None if there is none.

    >>> meeting_point(("ABB", "CDE")), meeting_point(("AAB", "CDB"))
    ((0, 0), None)
    """
    four = (block[0] for block in blocks(*size(regions)) if len({regions[row][col] for row, col in block}) == 4)
    return next(four, None)


def random_rectangles(rows: int, cols: int, largest: int, rng: Random) -> RegionMap:
    """Cut a board into rectangles of up to `largest` cells, with few strips and single cells.

    It avoids, but does not rule out, points where four of them meet.

    >>> random_rectangles(3, 4, 4, Random(3))
    ((0, 1, 2, 2), (0, 1, 3, 3), (0, 1, 3, 3))
    """
    label: dict[Cell, int] = {}
    for piece, (row, col) in enumerate(cells(rows, cols)):
        if (row, col) in label:
            continue
        run = next((k for k in range(1, cols - col) if (row, col + k) in label), cols - col)
        boxes = [
            (height, width) for width in range(1, run + 1) for height in range(1, min(rows - row, largest // width) + 1)
        ]
        whole = [(h, w) for h, w in boxes if h * w > 1 and run - w != 1 and rows - row - h != 1]
        quiet = [(h, w) for h, w in whole or boxes if w == run or not row or _joined(label, row - 1, col + w)]
        height, width = rng.choice(quiet or whole or boxes)
        label.update(((row + down, col + right), piece) for down, right in cells(height, width))
    return number(fill(rows, cols, (label[cell] for cell in cells(rows, cols))))


def _joined(label: dict[Cell, int], row: int, col: int) -> bool:
    """Tell whether a cell lies in one rectangle with the cell on its left."""
    return label[row, col] == label[row, col - 1]


def boxes_around(marks: Sequence[Cell], rows: int, cols: int) -> list[tuple[int, Box]]:
    """List the rectangles of a board that hold exactly one mark, each with the index of that mark.

    >>> boxes_around([(0, 0), (0, 1)], 1, 3)
    [(0, (0, 0, 1, 1)), (1, (0, 1, 1, 1)), (1, (0, 1, 1, 2))]
    """
    found = []
    for index, (row, col) in enumerate(marks):
        spans = []
        for r in range(rows):
            others = [c for a, c in marks if a == r and (a, c) != (row, col)]
            first = 1 + max((c for c in others if c <= col), default=-1)
            spans.append((first, min((c for c in others if c >= col), default=cols)))
        for top in range(row + 1):
            for bottom in range(row, rows):
                left, right = max(a for a, _ in spans[top : bottom + 1]), min(b for _, b in spans[top : bottom + 1])
                found += [
                    (index, (top, first, bottom - top + 1, last - first))
                    for first in range(left, col + 1)
                    for last in range(col + 1, right + 1)
                ]
    return found
