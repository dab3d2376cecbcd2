"""Judge with scipy's labels and bounding boxes, lines drawn as numpy slices; the colour of the lines is read off."""

from itertools import product
from typing import Any

import numpy as np
from scipy.ndimage import find_objects, label

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    befores = [np.array(before).astype(int) for before, _ in instance.pairs]
    afters = [np.array(after).astype(int) for _, after in instance.pairs]
    query = np.array(instance.query).astype(int)
    new = {int(ink) for a, b in zip(befores, afters, strict=True) for ink in np.unique(b[(a == 0) & (b > 0)])}
    inks = [*sorted(new), *(["start", "end"] if instance.coloured else [])]
    results = set()
    for kind, sign, bend, ink, closed in product(
        instance.kinds, (1, -1), "rc", inks, (0, 1) if instance.closed else (0,)
    ):
        rule = (kind, sign, bend, ink, closed)
        images = [_image(board, *rule) for board in (*befores, query)]
        if all(image is not None for image in images) and all(map(np.array_equal, images, afters)):
            results.add(tuple(map(tuple, images[-1].astype(str).tolist())))
    if len(results) != 1:
        return f"the fitting rules give {len(results)} grids"
    return "" if answer in results else "no fitting rule gives this grid"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The input, and the output upside down."""
    return [board for board in (instance.query, answer[::-1]) if board != answer]


def _image(board: Any, kind: str, sign: int, bend: str, ink: Any, closed: int) -> Any:
    things = []
    for colour in np.unique(board[board > 0]):
        marks, _ = label(board == colour)
        for number, box in enumerate(find_objects(marks), 1):
            part = marks[box] == number
            r, c = ((side.start + side.stop - 1) // 2 for side in box)
            value = {
                "cells": part.sum(),
                "left": r + c,
                "right": r + board.shape[1] - 1 - c,
                "colour": colour,
                "lacking": part.size - part.sum(),
            }[kind]
            things.append((sign * int(value), r, c, int(colour)))
    things.sort()
    if len({thing[0] for thing in things}) < len(things):
        return None
    layer = np.zeros_like(board)
    for (_, r, c, first), (_, row, col, second) in zip(things, things[1:] + things[:1] * closed, strict=False):
        colour = {"start": first, "end": second}.get(ink, ink)
        layer[r if bend == "r" else row, min(c, col) : max(c, col) + 1] = colour
        layer[min(r, row) : max(r, row) + 1, col if bend == "r" else c] = colour
    return np.where(board > 0, board, layer)
