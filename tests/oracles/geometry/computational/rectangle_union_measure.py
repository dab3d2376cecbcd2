"""Judge by painting unit cells of an array; the perimeter by differences of neighbours."""

from typing import Any

import numpy as np

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    size = max(end for box in instance.boxes for side in box for end in side) + 1
    layers = np.zeros((size,) * len(instance.boxes[0]), dtype=int)
    for box in instance.boxes:
        layers[tuple(slice(low, high) for low, high in box)] += 1
    if instance.kind == "perimeter":
        inside = np.pad((layers > 0).astype(int), 1)
        found = sum(int(np.abs(np.diff(inside, axis=axis)).sum()) for axis in (0, 1))
    elif instance.times:
        found = int((layers == instance.times).sum())
    else:
        found = int((layers > 0).sum())
    return "" if found == answer else f"it measures {found}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """One more or fewer, and twice as much."""
    return [answer + 1, answer - 1, 2 * answer]


def greedy(instance: Any) -> int:
    """All areas added up, overlaps counted twice."""
    return sum(int(np.prod([high - low for low, high in box])) for box in instance.boxes)
