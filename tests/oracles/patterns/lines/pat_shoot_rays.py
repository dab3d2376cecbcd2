"""Judge by stepping number arrays cell by cell; settings are tried whole, colour by colour where the order is known."""

from itertools import permutations, product
from typing import Any

import numpy as np

LEVELS = range(1, 7)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    ways = [(r, c) for r in (-1, 0, 1) for c in (-1, 0, 1) if (r or c) and (instance.diagonal or not r * c)]
    orders = permutations(instance.sources) if instance.ordered else [instance.sources]
    results = set()
    for order in orders:
        for reactions in product(["stop", "under", "break"], repeat=len(instance.walls)):
            walls = dict(zip(instance.walls, reactions, strict=True))
            for steps in product(ways, repeat=len(order)):
                shots = list(zip(order, steps, strict=True))
                if all(_final(before, shots, walls) == after for before, after in instance.pairs):
                    results.add(_final(instance.query, shots, walls))
    if len(results) != 1:
        return f"the fitting settings give {len(results)} grids"
    return "" if answer in results else "no fitting setting gives this grid"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The input, and the output upside down."""
    return [board for board in (instance.query, answer[::-1]) if board != answer]


def _final(board: Any, shots: Any, walls: dict[str, str]) -> Any:
    start = np.array(board)
    image = start.copy()
    colours = {colour for colour, _ in shots}
    for colour, step in shots:
        for place in np.argwhere(start == colour):
            spot = place + step
            while ((spot >= 0) & (spot < start.shape)).all():
                here = tuple(spot)
                reaction = walls.get(str(start[here]), "")
                if reaction == "stop":
                    break
                if reaction != "under" and start[here] not in colours:
                    image[here] = colour
                spot = spot + step
    return tuple(map(tuple, image.tolist()))
