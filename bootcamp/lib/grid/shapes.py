"""Polyominoes: sets of cells joined by sides, up to shifts, turns and mirror images."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import lru_cache
from random import Random

from bootcamp.lib.grid.board import SIDES, Cell, reach

Shape = tuple[Cell, ...]

PENTOMINOES: dict[str, Shape] = {
    "F": ((0, 1), (0, 2), (1, 0), (1, 1), (2, 1)),
    "I": ((0, 0), (1, 0), (2, 0), (3, 0), (4, 0)),
    "L": ((0, 0), (1, 0), (2, 0), (3, 0), (3, 1)),
    "N": ((0, 1), (1, 1), (2, 0), (2, 1), (3, 0)),
    "P": ((0, 0), (0, 1), (1, 0), (1, 1), (2, 0)),
    "T": ((0, 0), (0, 1), (0, 2), (1, 1), (2, 1)),
    "U": ((0, 0), (0, 2), (1, 0), (1, 1), (1, 2)),
    "V": ((0, 0), (1, 0), (2, 0), (2, 1), (2, 2)),
    "W": ((0, 0), (1, 0), (1, 1), (2, 1), (2, 2)),
    "X": ((0, 1), (1, 0), (1, 1), (1, 2), (2, 1)),
    "Y": ((0, 1), (1, 0), (1, 1), (2, 1), (3, 1)),
    "Z": ((0, 0), (0, 1), (1, 1), (2, 1), (2, 2)),
}
"""The twelve pentominoes by their usual letters (Golomb, "Polyominoes", 1965)."""

TETROMINOES: dict[str, Shape] = {
    "I": ((0, 0), (1, 0), (2, 0), (3, 0)),
    "L": ((0, 0), (1, 0), (2, 0), (2, 1)),
    "O": ((0, 0), (0, 1), (1, 0), (1, 1)),
    "S": ((0, 1), (0, 2), (1, 0), (1, 1)),
    "T": ((0, 0), (0, 1), (0, 2), (1, 1)),
}


def normal(group: Iterable[Cell]) -> Shape:
    """Shift cells so that the least row and column are 0, and sort them.

    >>> normal([(5, 7), (4, 7)])
    ((0, 0), (1, 0))
    """
    members = list(group)
    top, left = min(row for row, _ in members), min(col for _, col in members)
    return tuple(sorted((row - top, col - left) for row, col in members))


@lru_cache(maxsize=4096)
def orientations(shape: Shape, mirror: bool = True) -> tuple[Shape, ...]:
    """List the different turns (and, if `mirror`, mirror images) of a shape, sorted.

    >>> len(orientations(PENTOMINOES["F"])), len(orientations(PENTOMINOES["F"], mirror=False))
    (8, 4)
    """
    found = set()
    for flipped in [shape, tuple((row, -col) for row, col in shape)] if mirror else [shape]:
        turned = flipped
        for _ in range(4):
            turned = normal((col, -row) for row, col in turned)
            found.add(turned)
    return tuple(sorted(found))


def canonical(shape: Iterable[Cell], mirror: bool = True) -> Shape:
    """Give the same shape for all turns (and mirror images) of a shape.

    >>> canonical([(3, 3), (3, 4), (3, 5), (2, 5)]) == canonical(TETROMINOES["L"])
    True
    """
    return orientations(normal(shape), mirror)[0]


@lru_cache(maxsize=16)
def polyominoes(size: int, mirror: bool = True) -> tuple[Shape, ...]:
    """List all polyominoes of `size` cells up to turns (and mirror images), sorted.

    >>> [len(polyominoes(size)) for size in range(1, 7)], len(polyominoes(4, mirror=False))
    ([1, 1, 2, 5, 12, 35], 7)
    """
    if size == 1:
        return (((0, 0),),)
    found = set()
    for smaller in polyominoes(size - 1, mirror):
        for row, col in smaller:
            for down, right in SIDES:
                cell = (row + down, col + right)
                if cell not in smaller:
                    found.add(canonical((*smaller, cell), mirror))
    return tuple(sorted(found))


def random_polyomino(size: int, rng: Random) -> Shape:
    """Grow a random polyomino cell by cell; compact ones are likelier than thin ones.

    >>> random_polyomino(4, Random(1))
    ((0, 1), (1, 0), (1, 1), (2, 1))
    """
    group: list[Cell] = [(0, 0)]
    while len(group) < size:
        row, col = rng.choice(group)
        down, right = rng.choice(SIDES)
        if (row + down, col + right) not in group:
            group.append((row + down, col + right))
    return normal(group)


def placements(shape: Shape, board: Collection[Cell], mirror: bool = True, turn: bool = True) -> list[Shape]:
    """List the ways to lay a shape on cells of `board` (best a set), each as its cells, in a fixed order.

    >>> placements(((0, 0), (0, 1)), {(0, 0), (0, 1), (1, 1)})
    [((0, 0), (0, 1)), ((0, 1), (1, 1))]
    """
    found = []
    for turned in orientations(shape, mirror) if turn else (shape,):
        down, right = turned[0]
        for row, col in sorted(board):
            placed = tuple((row + r - down, col + c - right) for r, c in turned)
            if all(cell in board for cell in placed):
                found.append(placed)
    return found


def picture(shape: Shape, mark: str = "#", blank: str = ".") -> str:
    """Draw a shape in its bounding box.

    >>> print(picture(TETROMINOES["T"]))
    ###
    .#.
    """
    rows, cols = 1 + max(row for row, _ in shape), 1 + max(col for _, col in shape)
    return "\n".join("".join(mark if (row, col) in shape else blank for col in range(cols)) for row in range(rows))


def touches(shape: Shape, other: Shape) -> bool:
    """Tell whether a cell of one shape shares a side with a cell of the other.

    >>> touches(((0, 0), (0, 1)), ((1, 1),)), touches(((0, 0), (0, 1)), ((1, 2),))
    (True, False)
    """
    return any((row + down, col + right) in other for row, col in shape for down, right in SIDES)


def surrounds(shape: Shape, other: Shape) -> bool:
    """Tell whether the other shape, which is connected, lies in a hole of the first.

    >>> ring = ((0, 0), (0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1), (2, 2))
    >>> surrounds(ring, ((1, 1),)), surrounds(ring[:7], ((1, 1),)), surrounds(ring, ((3, 1),))
    (True, True, False)
    """
    rows, cols = zip(*shape, strict=True)
    box = {(row, col) for row in range(min(rows), max(rows) + 1) for col in range(min(cols), max(cols) + 1)}
    if not box.issuperset(other):
        return False
    around = {(row, col) for row in range(min(rows) - 1, max(rows) + 2) for col in range(min(cols) - 1, max(cols) + 2)}
    return (min(rows) - 1, min(cols) - 1) not in reach(other[0], around.difference(shape))
