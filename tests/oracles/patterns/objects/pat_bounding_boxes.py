"""Judge with scipy's labels and slices, frames being drawn as the edges of padded arrays."""

from itertools import product
from typing import Any

import numpy as np
from scipy.ndimage import binary_fill_holes, find_objects, label

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    results = set()
    for kind, margin in product(instance.kinds, range(1, instance.gaps + 2)):
        table: dict[Any, set[str]] = {}
        fits = True
        for before, after in instance.pairs:
            board, shown = np.array(before), np.array(after)
            owner, facts = _frames(board, margin)
            fits &= bool((shown[owner == 0] == board[owner == 0]).all())
            for number in np.unique(owner[owner > 0]):
                table.setdefault(facts[number - 1][kind], set()).update(shown[owner == number].tolist())
        if fits and all(len(colours) == 1 for colours in table.values()):
            image = np.array(instance.query, dtype="<U9")
            owner, facts = _frames(image, margin)
            for number in np.unique(owner[owner > 0]):
                image[owner == number] = min(table.get(facts[number - 1][kind], {"unknown"}))
            results.add(tuple(map(tuple, image.tolist())))
    if len(results) != 1 or "unknown" in str(results):
        return f"the fitting rules give {len(results)} grids or an unknown colour"
    return "" if answer in results else "no fitting rule gives this grid"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The input, and the output with every frame of one colour."""
    ink = min((item for row in answer for item in row if item > "4"), default="5")
    same = tuple(tuple(ink if item > "4" else item for item in row) for row in answer)
    return [board for board in (instance.query, same) if board != answer]


def _frames(board: Any, margin: int) -> tuple[Any, list[dict[str, Any]]]:
    """Give for every cell the number of the object whose frame is seen there, 0 for none, and facts on the objects."""
    things = []
    for ink in np.unique(board[board != "0"]):
        marks, _ = label(board == ink)
        for number, place in enumerate(find_objects(marks), 1):
            first = np.argwhere(marks == number)[0].tolist()
            things.append((first, str(ink), place, marks[place] == number))
    things.sort(key=lambda thing: thing[0])
    owner = np.zeros(np.array(board.shape) + 2 * margin, int)
    for number, (_, _, place, _) in enumerate(things, 1):
        inner = [slice(part.start + 1, part.stop + 2 * margin - 1) for part in place]
        outer = tuple(slice(part.start, part.stop + 2 * margin) for part in place)
        edge = np.ones_like(owner, bool)
        edge[tuple(inner)] = False
        window = owner[outer]
        window[edge[outer]] = number
    owner = owner[margin:-margin, margin:-margin]
    owner[board != "0"] = 0
    sizes = [int(mask.sum()) for *_, mask in things]
    facts = [
        {
            "all": 0,
            "colour": ink,
            "parity": size % 2,
            "cells": size,
            "tall": np.sign(mask.shape[0] - mask.shape[1]),
            "hole": binary_fill_holes(mask).sum() > size,
            "largest": size == max(sizes),
        }
        for (_, ink, _, mask), size in zip(things, sizes, strict=True)
    ]
    return owner, facts
