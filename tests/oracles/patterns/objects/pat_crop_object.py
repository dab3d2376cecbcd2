"""Judge with scipy's labels and slices: each criterion is a set of objects, a pair of criteria narrows it twice."""

from itertools import permutations
from typing import Any

import numpy as np
from scipy.ndimage import find_objects, label

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    results = set()
    for chosen in permutations(instance.criteria, 2 if instance.ties else 1):
        if all(_pick(before, chosen) == after for before, after in instance.pairs):
            results.add(_pick(instance.query, chosen))
    results.discard(None)
    if len(results) != 1:
        return f"the fitting criteria pick {len(results)} objects"
    return "" if answer in results else "no fitting criterion picks this object"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The whole grid, and the object upside down."""
    return [board for board in (instance.query, answer[::-1]) if board != answer]


def _pick(board: Any, chosen: Any) -> Any:
    things = _objects(board)
    left = list(range(len(things)))
    for name in chosen:
        left = [i for i in left if _holds(name, i, left, things)]
    if len(left) != 1:
        return None
    colour, box, _ = things[left[0]]
    return tuple(tuple(colour if cell else "0" for cell in row) for row in box.tolist())


def _holds(name: str, i: int, left: Any, things: Any) -> bool:
    colour, box, (rows, cols) = things[i]
    others = [thing for j, thing in enumerate(things) if j != i]
    rivals = [things[j] for j in left]
    if name == "colour":
        return colour not in [other[0] for other in others]
    if name == "shape":
        return not any(np.array_equal(box, other[1]) for other in others)
    if name == "mirror":
        return np.array_equal(box, np.fliplr(box))
    if name == "high":
        return rows.start == min(rival[2][0].start for rival in rivals)
    if name == "right":
        return cols.stop == max(rival[2][1].stop for rival in rivals)
    sizes = [rival[1].sum() for rival in rivals]
    return box.sum() == (max(sizes) if name == "most" else min(sizes))


def _objects(board: Any) -> list[Any]:
    array = np.array(board)
    found = []
    for colour in np.unique(array[array != "0"]):
        numbers, _ = label(array == colour)
        for number, box in enumerate(find_objects(numbers), 1):
            found.append((str(colour), numbers[box] == number, box))
    return found
