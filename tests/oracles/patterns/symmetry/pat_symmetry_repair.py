"""Judge with numpy's flips and turns: the whole picture has the shared symmetries, and they reach every hidden cell."""

from typing import Any

import numpy as np

LEVELS = range(1, 11)

MOTIONS: list[Any] = [np.fliplr, np.flipud, lambda a: np.rot90(a, 2), np.transpose, np.rot90]


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    size = len(instance.query)
    shared = []
    for motion in MOTIONS[: instance.kinds]:
        for cut in range(-instance.cut, instance.cut + 1):
            part = slice(cut, size) if cut >= 0 else slice(0, size + cut)
            if all(_fixed(np.array(picture)[part, part], motion) for picture in instance.pictures):
                shared.append((part, motion))
    query, given = np.array(instance.query), np.array(answer)
    if (given[query != "?"] != query[query != "?"]).any():
        return "a shown cell was changed"
    if not all(_fixed(given[part, part], motion) for part, motion in shared):
        return "the picture lacks a shared symmetry"
    known = query != "?"
    for _ in range(size * size):
        for part, motion in shared:
            box = known[part, part]
            box |= motion(box)
            box |= motion(motion(motion(box)))
    return "" if known.all() else "a hidden cell is not settled"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The picture with its first hidden cell in another colour."""
    row, col = next((r, c) for r, line in enumerate(instance.query) for c, item in enumerate(line) if item == "?")
    other = str(int(answer[row][col]) % 9 + 1)
    return [
        tuple(tuple(other if (r, c) == (row, col) else x for c, x in enumerate(line)) for r, line in enumerate(answer))
    ]


def _fixed(array: Any, motion: Any) -> bool:
    return bool(np.array_equal(array, motion(array)))
