"""Judge by arrays: the solid is shifted by one cell along each direction and compared with itself."""

from typing import Any

import numpy as np

LEVELS = range(1, 11)
DIRECTIONS = {"left": (0, 1), "right": (0, -1), "front": (1, 1), "back": (1, -1), "bottom": (2, 1), "top": (2, -1)}


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    found = _count(instance)
    return "" if found == answer else f"there are {found}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """One more, one fewer, twice as many."""
    return [answer + 1, answer - 1, 2 * answer]


def _count(instance: Any) -> int:
    solid = np.zeros([side + 2 for side in instance.sides], dtype=bool)
    solid[1:-1, 1:-1, 1:-1] = True
    for block in instance.blocks:
        solid[tuple(slice(low, high + 1) for low, high in block)] = False
    red, blue = np.zeros(solid.shape, dtype=int), np.zeros(solid.shape, dtype=int)
    for face, (axis, shift) in DIRECTIONS.items():
        bare = solid & ~np.roll(solid, shift, axis)  # the neighbour on that side is missing
        layer = np.zeros(solid.shape, dtype=bool)
        place: list[Any] = [slice(None)] * 3
        place[axis] = 1 if shift == 1 else instance.sides[axis]
        layer[tuple(place)] = True
        chosen = bare if not instance.red else bare & layer if face in instance.red else bare & False
        red += chosen
        blue += bare & ~chosen
    if not instance.faces:
        return int(((red > 0) & (blue > 0)).sum())
    painted = red + blue if instance.blue else red
    return int((solid & (painted == instance.faces)).sum())
