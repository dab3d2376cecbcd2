"""Judge by a 5 x 5 x 5 array of numpy, the stickers on its outside, slabs of which are turned by numpy.rot90."""

from collections.abc import Iterator
from typing import Any

import numpy as np

LEVELS = range(1, 11)

_LAYERS = {  # of the array [down, back to front, left to right]: axis, slab, quarter turns of numpy.rot90 in its plane
    "U": (0, (0, 2), -1), "D": (0, (3, 5), 1), "E": (0, (2, 3), 1),
    "B": (1, (0, 2), 1), "F": (1, (3, 5), -1), "S": (1, (2, 3), -1),
    "L": (2, (0, 2), -1), "R": (2, (3, 5), 1), "M": (2, (2, 3), -1),
}  # fmt: skip


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    found = _asked(instance, instance.turns)
    return "" if [list(row) for row in answer] == found else f"{found}"


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """The face after turns of the opposite sense, and the face mirrored, where these are different."""
    swapped = [
        turn[:-1] if turn.endswith("'") else turn if turn.endswith("2") else turn + "'" for turn in instance.turns
    ]
    for wrong in (_asked(instance, swapped), [list(row[::-1]) for row in answer]):
        if wrong != [list(row) for row in answer]:
            yield tuple(map(tuple, wrong))


def _asked(instance: Any, turns: Any) -> list[list[str]]:
    cube = np.full((5, 5, 5), " ")
    for name, rows in zip("ULFRBD", instance.faces, strict=True):
        _face(cube, name)[:] = [list(row) for row in rows]
    for turn in turns:
        axis, (low, high), sense = _LAYERS[turn[0]]
        if "w" in turn:
            low, high = min(low, 2), max(high, 3)
        slab = [slice(None)] * 3
        slab[axis] = slice(low, high)
        plane = ((1, 2), (0, 2), (0, 1))[axis]
        times = -1 if "'" in turn else 2 if "2" in turn else 1
        cube[tuple(slab)] = np.rot90(cube[tuple(slab)], sense * times, plane)
    return [[str(x) for x in row] for row in _face(cube, instance.asked)]


def _face(cube: Any, name: str) -> Any:
    """Give a face as it is drawn, as a view into the array."""
    inner = slice(1, 4)
    return {
        "U": cube[0, inner, inner],
        "D": cube[4, inner, inner][::-1],
        "F": cube[inner, 4, inner],
        "B": cube[inner, 0, inner][:, ::-1],
        "L": cube[inner, inner, 0],
        "R": cube[inner, inner, 4][:, ::-1],
    }[name]
