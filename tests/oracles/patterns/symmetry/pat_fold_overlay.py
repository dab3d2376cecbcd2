"""Judge cell by cell: every cell of the sheet is sent through the folds, and the stack at each place is settled."""

from itertools import product
from typing import Any

import numpy as np

LEVELS = range(1, 11)

WINNERS = [lambda over, under: over, lambda over, under: under, max, min]


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    results = set()
    for ways in product("RLDU" + ("X" if instance.diagonal else ""), repeat=instance.folds):
        for winner in WINNERS:
            if all(_fold(before, ways, winner) == after for before, after in instance.pairs):
                results.add(_fold(instance.query, ways, winner))
    if len(results) != 1:
        return f"the fitting rules give {len(results)} grids"
    return "" if answer in results else "no fitting rule gives this grid"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The output upside down, mirrored and turned by half."""
    mirrored = tuple(row[::-1] for row in answer)
    return [board for board in (answer[::-1], mirrored, mirrored[::-1]) if board != answer]


def _fold(board: Any, ways: Any, winner: Any) -> Any:
    grid = np.array(board).astype(int)
    for way in ways:
        rows, cols = grid.shape
        if way == "X" and rows != cols:
            return None
        half = {"R": (rows, cols // 2), "L": (rows, cols // 2), "D": (rows // 2, cols), "U": (rows // 2, cols)}
        image = np.zeros(half.get(way, (rows, cols)), dtype=int)
        for pass_over in (False, True):
            for (r, c), value in np.ndenumerate(grid):
                to, moves = {
                    "R": ((r, cols // 2 - 1 - c), c < cols // 2) if c < cols // 2 else ((r, c - cols // 2), False),
                    "L": ((r, cols - 1 - c), True) if c >= cols // 2 else ((r, c), False),
                    "D": ((rows // 2 - 1 - r, c), True) if r < rows // 2 else ((r - rows // 2, c), False),
                    "U": ((rows - 1 - r, c), True) if r >= rows // 2 else ((r, c), False),
                    "X": ((c, r), True) if r > c else ((r, c), False),
                }[way]
                if moves == pass_over and value:
                    image[to] = winner(value, image[to]) if image[to] else value
        grid = image
    return tuple(tuple(map(str, row)) for row in grid.tolist())
