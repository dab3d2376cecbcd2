"""Closed loops on the points of a lattice: the centres of cells, or the corners between them.

A loop is the tuple of its points in order, the first not repeated; an edge is a sorted pair of neighbouring points.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

from bootcamp.lib.grid.board import KING, Cell, cells

Edge = tuple[Cell, Cell]
Path = tuple[Cell, ...]


def edge(a: Cell, b: Cell) -> Edge:
    """Give the edge between two points, the same for both orders.

    >>> edge((1, 0), (0, 0))
    ((0, 0), (1, 0))
    """
    return (a, b) if a < b else (b, a)


def loop_edges(loop: Sequence[Cell]) -> list[Edge]:
    """List the edges of a loop, in its order.

    >>> loop_edges([(0, 0), (0, 1), (1, 1), (1, 0)])[-1]
    ((0, 0), (1, 0))
    """
    return [edge(a, b) for a, b in zip(loop, (*loop[1:], loop[0]), strict=True)]


def canonical_loop(loop: Sequence[Cell]) -> Path:
    """Turn a loop so that it starts at its first point in reading order and goes right from there.

    >>> canonical_loop([(1, 0), (1, 1), (0, 1), (0, 0)])
    ((0, 0), (0, 1), (1, 1), (1, 0))
    """
    start = loop.index(min(loop))
    onward = (*loop[start:], *loop[:start])
    back = (onward[0], *reversed(onward[1:]))
    return min(onward, back)


def loop_from_edges(edges: Iterable[Edge]) -> Path | None:
    """Order the edges of a single closed loop; None if they are something else.

    >>> loop_from_edges([((0, 0), (0, 1)), ((1, 0), (1, 1)), ((0, 0), (1, 0)), ((0, 1), (1, 1))])
    ((0, 0), (0, 1), (1, 1), (1, 0))
    """
    near: dict[Cell, list[Cell]] = {}
    for a, b in edges:
        near.setdefault(a, []).append(b)
        near.setdefault(b, []).append(a)
    if not near or any(len(ends) != 2 for ends in near.values()):
        return None
    start = min(near)
    loop, last, here = [start], start, min(near[start])
    while here != start:
        loop.append(here)
        one, other = near[here]
        last, here = here, other if one == last else one
    return tuple(loop) if len(loop) == len(near) else None


def loop_fault(loop: Sequence[Cell], rows: int, cols: int) -> str:
    """Name the first rule that a loop breaks on a lattice of rows x cols points, "" if it is closed and simple.

    >>> loop_fault([(0, 0), (0, 1), (1, 1), (1, 0)], 2, 2)
    ''
    >>> loop_fault([(0, 0), (0, 1), (1, 1), (0, 1)], 2, 2)
    'the loop passes (1, 2) more than once'
    """
    if len(loop) < 4:
        return "a loop has at least four points"
    seen: set[Cell] = set()
    for row, col in loop:
        if not (0 <= row < rows and 0 <= col < cols):
            return f"({row + 1}, {col + 1}) is outside"
        if (row, col) in seen:
            return f"the loop passes ({row + 1}, {col + 1}) more than once"
        seen.add((row, col))
    for a, b in loop_edges(loop):
        if abs(a[0] - b[0]) + abs(a[1] - b[1]) != 1:
            return f"({a[0] + 1}, {a[1] + 1}) and ({b[0] + 1}, {b[1] + 1}) follow each other but are no neighbours"
    return ""


def turns(path: Sequence[Cell], closed: bool = True) -> list[bool]:
    """Tell for every point of a loop (or of a path, if not `closed`) whether the line turns there.

    >>> turns([(0, 0), (0, 1), (0, 2), (1, 2), (1, 1), (1, 0)])
    [True, False, True, True, False, True]
    """
    before, after = (path[-1], *path[:-1]), (*path[1:], path[0])
    bends = [a[0] != c[0] and a[1] != c[1] for a, c in zip(before, after, strict=True)]
    return bends if closed else [False, *bends[1:-1], False][: len(path)]


def encloses(loop: Sequence[Cell], point: Cell) -> bool:
    """Tell whether a point off the loop lies inside it.

    >>> ring = [(0, 0), (0, 1), (0, 2), (1, 2), (2, 2), (2, 1), (2, 0), (1, 0)]
    >>> encloses(ring, (1, 1)), encloses(ring, (1, 3))
    (True, False)
    """
    row, col = point
    return sum(a[0] == row and a[1] == b[1] < col for a, b in loop_edges(loop)) % 2 == 1


def outline(group: Iterable[Cell]) -> Path | None:
    """Give the loop around squares; None if they leave more than one loop or one that touches itself.

    >>> outline([(0, 0), (0, 1)])
    ((0, 0), (0, 1), (0, 2), (1, 2), (1, 1), (1, 0))
    """
    sides: dict[Edge, int] = {}
    for row, col in group:
        corners = ((row, col), (row, col + 1), (row + 1, col + 1), (row + 1, col))
        for side in loop_edges(corners):
            sides[side] = sides.get(side, 0) + 1
    return loop_from_edges(side for side, count in sides.items() if count == 1)


def random_loop(rows: int, cols: int, rng: Random, share: float = 0.55) -> Path:
    """Draw a winding loop on rows x cols points (at least 2 x 2) that encloses about `share` of the squares.

    It grows the inside square by square, without holes or corners that touch, best where little of it is near.

    >>> random_loop(3, 3, Random(2))
    ((0, 0), (0, 1), (1, 1), (2, 1), (2, 0), (1, 0))
    """
    squares = list(cells(rows - 1, cols - 1))
    inside = {rng.choice(squares)}
    goal = max(1, round(share * len(squares)))
    for _ in range(8):
        rng.shuffle(squares)
        for square in squares:
            if len(inside) >= goal:
                break
            if square not in inside:
                near = _near_inside(square, inside)
                if near and rng.random() < (1.0, 0.4, 0.1)[near - 1]:
                    inside.add(square)
    loop = outline(inside)
    assert loop is not None, "the growth rule keeps the outline a single loop"
    return loop


def _near_inside(square: Cell, inside: set[Cell]) -> int:
    """Count the inside neighbours of an outside square by sides; 0 where adding it would break the outline."""
    row, col = square
    ring = [(row + down, col + right) in inside for down, right in KING]
    if sum(ring[k] and not ring[k - 1] for k in range(8)) != 1:
        return 0
    return sum(ring[::2])
