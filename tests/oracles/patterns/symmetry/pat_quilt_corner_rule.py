"""Judge a finished quilt by windows of numpy arrays: under some choice of neighbours nothing is contradicted."""

from itertools import combinations
from typing import Any

import numpy as np
from numpy.lib.stride_tricks import sliding_window_view

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if answer[0] != instance.top or tuple(row[0] for row in answer[1:]) != instance.left[1:]:
        return "the first row or column was changed"
    fits = []
    for places in combinations([(0, 1), (1, 0), (0, 0)], instance.inputs):
        shown = _entries(instance.quilts, places)
        if all(len(patches) == 1 for patches in shown.values()):
            needed = _entries([answer], places)
            fits.append(all(shown.get(key) == patches for key, patches in needed.items()))
    if not fits or len(set(fits)) > 1:
        return "the quilts do not settle the new one"
    return "" if fits[0] else "a patch is not as the table says"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The quilt turned about its diagonal, and other quilts."""
    return [board for board in (tuple(zip(*answer, strict=True)), *instance.quilts) if board != answer]


def _entries(quilts: Any, places: Any) -> dict[tuple[str, ...], set[str]]:
    found: dict[tuple[str, ...], set[str]] = {}
    for quilt in quilts:
        for window in sliding_window_view(np.array(quilt), (2, 2)).reshape(-1, 2, 2):
            found.setdefault(tuple(str(window[place]) for place in places), set()).add(str(window[1, 1]))
    return found
