"""Judge by rolling a box, as points of numpy in space, over each drawing: every square must get a face of its own."""

from collections.abc import Iterator
from typing import Any

import numpy as np

LEVELS = range(1, 11)


def confirm(instance: Any, answer: frozenset[str]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    letters = "ABCDEFGHIJ"[: len(instance.drawings)]
    found = {k for k, drawing in zip(letters, instance.drawings, strict=True) if _covers(instance.sides, drawing)}
    return "" if set(answer) == found else f"{sorted(found)} fold"


def near_misses(instance: Any, answer: frozenset[str]) -> Iterator[frozenset[str]]:
    """One drawing more or less."""
    for letter in "ABCDEFGHIJ"[: len(instance.drawings)]:
        yield answer ^ {letter}


def _covers(sides: Any, drawing: Any) -> bool:
    points = _surface(sides)
    cells = {(2 * row, 2 * col) for row, col in drawing}
    if len(points) != len(cells):
        return False
    start = min(cells)
    for turned in _placings(points):
        floor = turned[turned[:, 2] == turned[:, 2].min()]
        for corner in floor:  # this point of the bottom lies on the first cell
            if _rolls(turned - np.array([*corner[:2], corner[2]]) + np.array([*start, 0]), cells, start):
                return True
    return False


def _surface(sides: Any) -> Any:
    """Give the centres of the unit squares of a box, in half units."""
    a, b, c = (2 * side for side in sides)
    points = [
        (x, y, z)
        for x in range(a + 1)
        for y in range(b + 1)
        for z in range(c + 1)
        if (x % 2, y % 2, z % 2).count(0) == 1
        and ((x in (0, a) and x % 2 == 0) or (y in (0, b) and y % 2 == 0) or (z in (0, c) and z % 2 == 0))
    ]
    return np.array(points)


def _placings(points: Any) -> Iterator[Any]:
    """Set a box on its faces, turned about the vertical by quarter turns."""
    spin, tip, roll = (
        np.array([[0, -1, 0], [1, 0, 0], [0, 0, 1]]),
        np.array([[1, 0, 0], [0, 0, -1], [0, 1, 0]]),
        np.array([[0, 0, 1], [0, 1, 0], [-1, 0, 0]]),
    )
    for first in (np.eye(3, dtype=int), tip, tip @ tip, tip @ tip @ tip, roll, roll @ roll @ roll):
        turned = points @ first.T
        for _ in range(4):
            yield turned
            turned = turned @ spin.T


def _rolls(box: Any, cells: set[tuple[int, int]], start: tuple[int, int]) -> bool:
    def label(at: Any, cell: tuple[int, int]) -> int:
        return int(np.flatnonzero((at == np.array([*cell, 0])).all(axis=1))[0])

    seen, waiting = {start: box}, [start]
    labels = {start: label(box, start)}
    while waiting:
        cell = waiting.pop()
        for axis, sign in ((0, 1), (0, -1), (1, 1), (1, -1)):
            near = (cell[0] + 2 * sign, cell[1]) if axis == 0 else (cell[0], cell[1] + 2 * sign)
            if near not in cells:
                continue
            after = seen[cell]
            if not (after == np.array([*near, 0])).all(axis=1).any():
                after = after.copy()
                edge = cell[axis] + sign
                level, height = after[:, axis] - edge, after[:, 2].copy()
                after[:, axis], after[:, 2] = edge + sign * height, -sign * level
            if near in seen:
                if not (seen[near] == after).all():
                    return False
                continue
            seen[near], labels[near] = after, label(after, near)
            waiting.append(near)
    return len(seen) == len(set(labels.values())) == len(cells)
