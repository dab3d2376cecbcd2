"""Judge by itertools over all 720 labellings, each turned by 24 matrices of determinant 1."""

from collections.abc import Iterator
from functools import cache
from itertools import permutations, product
from typing import Any

import numpy as np

LEVELS = range(1, 11)

_SIDES = ((0, 0, 1), (0, 0, -1), (0, 1, 0), (0, -1, 0), (1, 0, 0), (-1, 0, 0))  # top, bottom, back, front, right, left


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    found = set()
    for labels in permutations("ABCDEF"):
        if (labels[0], labels[3]) != instance.asked:
            continue
        looks = [{turn[place]: symbol for place, symbol in enumerate(labels)} for turn in _turns()]
        fits = [any(all(look[p] == s for p, s in view) for look in looks) for view in instance.views]
        faces = dict(
            zip(("right", "left", "back", "bottom"), (labels[4], labels[5], labels[2], labels[1]), strict=True)
        )
        if instance.odd:
            for odd in range(len(fits)):
                if all(fits[:odd] + fits[odd + 1 :]):
                    found.add((*sorted(faces.items()), ("odd", odd + 1)))
        elif all(fits):
            found.add(tuple(sorted(faces.items())))
    if len(found) != 1:
        return f"{len(found)} answers fit"
    return "" if dict(found.pop()) == answer else "another answer fits"


def near_misses(instance: Any, answer: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The mirror image, and two sides exchanged."""
    yield answer | {"left": answer["right"], "right": answer["left"]}
    yield answer | {"back": answer["bottom"], "bottom": answer["back"]}
    if instance.odd:
        yield answer | {"odd": answer["odd"] % len(instance.views) + 1}


@cache
def _turns() -> list[tuple[int, ...]]:
    """Give where each side goes in each of the 24 rotations."""
    found = []
    for axes, signs in product(permutations(range(3)), product((1, -1), repeat=3)):
        matrix = np.zeros((3, 3), dtype=int)
        for row, (axis, sign) in enumerate(zip(axes, signs, strict=True)):
            matrix[row, axis] = sign
        if round(np.linalg.det(matrix)) == 1:
            found.append(tuple(_SIDES.index(tuple(int(x) for x in matrix @ np.array(side))) for side in _SIDES))
    return found
