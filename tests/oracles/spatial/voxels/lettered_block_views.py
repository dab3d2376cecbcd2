"""Judge by a numpy array of letters in space, whose first letter along an axis is seen."""

from collections.abc import Iterator
from typing import Any

import numpy as np

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    found = _view(instance, instance.changes)
    return "" if [list(row) for row in answer] == found else f"{found}"


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """The view mirrored, upside down, and without the last change, where these are different."""
    rows = [list(row) for row in answer]
    for other in ([row[::-1] for row in rows], rows[::-1], _view(instance, instance.changes[:-1])):
        if other != rows and len(other) == len(rows):
            yield tuple(map(tuple, other))


def _view(instance: Any, changes: Any) -> list[list[str]]:
    size, height = len(instance.stacks), 24
    space = np.full((height, size, size), ".")  # from the bottom, the north and the west
    for r, row in enumerate(instance.stacks):
        for c, stack in enumerate(row):
            space[: len(stack), r, c] = list(stack)
    for kind, row, col, what in changes:
        if kind == "turn":
            space = np.rot90(space, -row, (1, 2)).copy()
            continue
        column = space[:, row - 1, col - 1]
        letters = [str(x) for x in column if x != "."]
        if kind == "add":
            letters.append(what)
        else:
            del letters[int(what) - 1]
        column[:] = letters + ["."] * (height - len(letters))
    if instance.side == "above":
        return _first(space[::-1], 0)
    layers = int((space != ".").any(axis=(1, 2)).sum())
    space = space[:layers][::-1]
    return _first(space[:, ::-1, :], 1) if instance.side == "south" else _first(space[:, ::-1, ::-1], 2)


def _first(space: Any, axis: int) -> list[list[str]]:
    filled = (space != ".").argmax(axis=axis)
    seen = np.take_along_axis(space, np.expand_dims(filled, axis), axis).squeeze(axis)
    return [[str(x) for x in row] for row in seen]
