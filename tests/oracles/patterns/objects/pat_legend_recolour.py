"""Judge with numpy masks: pairs are laid on the picture as replacements, in each order and direction."""

from itertools import product
from typing import Any

import numpy as np

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    results = set()
    for rule in product([False, True], instance.orders, [False, True][: 1 + instance.erasing]):
        if all(_output(before, *rule) == after for before, after in instance.pairs):
            results.add(_output(instance.query, *rule))
    if len(results) != 1:
        return f"the fitting conventions give {len(results)} pictures"
    return "" if answer in results else "no fitting convention gives this picture"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The picture as it was, and the result upside down."""
    return [board for board in (tuple(row[3:] for row in instance.query), answer[::-1]) if board != answer]


def _output(board: Any, backward: bool, order: str, erasing: bool) -> Any:
    array = np.array(board)
    legend, image = array[:, :2], array[:, 3:].copy()
    legend = legend[legend[:, 0] != "0"]
    if erasing:
        image[~np.isin(image, legend)] = "0"
    pairs = [tuple(pair[::-1] if backward else pair) for pair in legend.tolist()]
    if order in ("down", "up"):
        for old, new in pairs if order == "down" else pairs[::-1]:
            image[image == old] = new
    else:
        while True:
            masks = [(image == old, new) for old, new in pairs]
            for mask, new in masks:
                image[mask] = new
            if order == "once" or not any(mask.any() for mask, _ in masks):
                break
    return tuple(map(tuple, image.tolist()))
