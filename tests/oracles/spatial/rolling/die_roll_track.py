"""Judge by rotation matrices of numpy, runs shortened modulo 4."""

from collections.abc import Iterator
from typing import Any

import numpy as np

LEVELS = range(1, 11)

_AXES = {
    "N": ((0, 1, 0), (0, 0, 1)),
    "S": ((0, -1, 0), (0, 0, 1)),
    "E": ((1, 0, 0), (0, 0, 1)),
    "W": ((-1, 0, 0), (0, 0, 1)),
}
_SIDES = ((0, 0, 1), (0, 0, -1), (0, 1, 0), (0, -1, 0), (1, 0, 0), (-1, 0, 0))


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    faces = [np.array(side) for side in _SIDES]
    total = 0

    def seen(side: tuple[int, int, int]) -> int:
        return int(instance.faces[max(range(6), key=lambda k: int(faces[k] @ np.array(side)))])

    for move, count in instance.runs:
        ahead, up = (np.array(vector) for vector in _AXES[move])
        across = np.cross(up, ahead)  # what the top goes through: up to ahead
        turn = np.outer(ahead, up) - np.outer(up, ahead) + np.outer(across, across)
        shown = []
        for _ in range(4):
            faces = [turn @ face for face in faces]
            shown.append(seen((0, 0, 1)))
        total += count // 4 * sum(shown) + sum(shown[: count % 4])
        for _ in range(count % 4):
            faces = [turn @ face for face in faces]
    found = {"sum": total, "top": seen((0, 0, 1)), "north": seen((0, 1, 0)), "east": seen((1, 0, 0))}
    return "" if answer == found else f"{found}"


def near_misses(instance: Any, answer: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The first number counted too, and north for south or east for west."""
    yield answer | {"sum": answer["sum"] + instance.faces[0]}
    faces = instance.faces
    for side in ("north", "east"):
        place = faces.index(answer[side])
        yield answer | {side: faces[place ^ 1]}
