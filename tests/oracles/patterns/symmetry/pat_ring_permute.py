"""Judge ring by ring: rings are read with numpy by their distance from the border and their angle, then rolled."""

from itertools import product
from typing import Any

import numpy as np

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    count = (len(instance.query) + 1) // 2
    inks = [[*range(count)][::-1], [i + 1 if i % 2 == 0 and i + 1 < count else i - i % 2 for i in range(count)]]
    inks += [[(i - k) % count for i in range(count)] for k in range(count)]
    amounts = [[0] * count]
    for s in range(-instance.steps, instance.steps + 1):
        amounts += [[s] * count, [s * i for i in range(1, count + 1)], [s * (-1) ** i for i in range(count)]][
            : instance.turns
        ]
    results = {
        _after(instance.query, order, amount)
        for order, amount in product(inks, amounts)
        if all(_after(before, order, amount) == after for before, after in instance.pairs)
    }
    if len(results) != 1:
        return f"the fitting rules give {len(results)} grids"
    return "" if answer in results else "no fitting rule gives this grid"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The input, and the output turned by half."""
    images = [instance.query, tuple(row[::-1] for row in answer[::-1])]
    return [board for board in images if board != answer]


def _after(board: Any, order: Any, amounts: Any) -> Any:
    array = np.array(board)
    n = len(array)
    rows, cols = np.indices(array.shape)
    depth = np.minimum(np.minimum(rows, cols), np.minimum(n - 1 - rows, n - 1 - cols))
    angle = np.arctan2(rows - (n - 1) / 2, cols - (n - 1) / 2)
    rings = []
    for number in range(len(order)):
        places = np.argwhere(depth == number)
        rings.append(places[np.argsort([angle[tuple(place)] for place in places], kind="stable")])
    colours = [max(array[tuple(place)] for place in ring) for ring in rings]
    image = array.copy()
    for number, ring in enumerate(rings):
        marked = np.roll([array[tuple(place)] == "0" for place in ring], amounts[number])
        for place, mark in zip(ring, marked, strict=True):
            image[tuple(place)] = "0" if mark else colours[order[number]]
    return tuple(map(tuple, image.tolist()))
