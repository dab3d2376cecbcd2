"""Judge with scipy's binary dilation, erosion, hole filling and shifted arrays."""

from collections.abc import Callable
from functools import reduce
from itertools import product
from typing import Any

import numpy as np
from scipy.ndimage import binary_dilation, binary_erosion, binary_fill_holes, convolve

LEVELS = range(1, 11)

CROSS, SQUARE = np.array([[0, 1, 0], [1, 1, 1], [0, 1, 0]]), np.ones((3, 3))


def _bridge(picture: Any) -> Any:
    wide = np.pad(picture, 1)
    return picture | (wide[:-2, 1:-1] & wide[2:, 1:-1]) | (wide[1:-1, :-2] & wide[1:-1, 2:])


CHANGES: dict[str, Callable[[Any], Any]] = {
    "grow": lambda picture: binary_dilation(picture, CROSS),
    "wide": lambda picture: binary_dilation(picture, SQUARE),
    "shrink": lambda picture: binary_erosion(picture, CROSS, border_value=1),
    "thin": lambda picture: binary_erosion(picture, SQUARE, border_value=1),
    "outline": lambda picture: picture & ~binary_erosion(picture, CROSS, border_value=1),
    "bridge": _bridge,
    "lonely": lambda picture: picture & (convolve(picture.astype(int), CROSS, mode="constant") > 1),
    "close": binary_fill_holes,
}


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    boards = [np.array(board) == "1" for pair in instance.pairs for board in pair]
    query, results = np.array(instance.query) == "1", set()
    for steps in range(1, instance.steps + 1):
        for names in product(instance.changes, repeat=steps):
            images = [reduce(lambda part, name: CHANGES[name](part), names, board) for board in (*boards[::2], query)]
            if all((image == after).all() for image, after in zip(images, boards[1::2], strict=False)):
                results.add(tuple(map(tuple, np.where(images[-1], "1", "0").tolist())))
    if len(results) != 1:
        return f"the fitting rules give {len(results)} grids"
    return "" if answer in results else "no fitting rule gives this grid"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The input, and the output with every cell changed."""
    swap = {"0": "1", "1": "0"}
    return [instance.query, tuple(tuple(swap[item] for item in row) for row in answer)]
