"""Judge with numpy: a mask of cells and a block of numbers are joined by Kronecker products."""

from collections import Counter
from itertools import product
from typing import Any

import numpy as np

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    results = set()
    for condition, copy in product(instance.conditions, instance.copies):
        for colour in "123456789" if condition == "colour" else "0":
            if all(_output(condition, colour, copy, before) == after for before, after in instance.pairs):
                results.add(_output(condition, colour, copy, instance.query))
    if len(results) != 1:
        return f"the fitting rules give {len(results)} grids"
    return "" if answer in results else "no fitting rule gives this grid"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The output mirrored both ways."""
    return [board for board in (answer[::-1], tuple(row[::-1] for row in answer)) if board != answer]


def _output(condition: str, colour: str, copy: str, board: Any) -> Any:
    array = np.array(board).astype(int)
    counts = Counter(array.ravel().tolist())
    share = np.vectorize(counts.get)(array)
    mask = {
        "filled": array > 0,
        "colour": array == int(colour),
        "most": share == max(counts.values()),
        "fewest": share == min(counts.values()),
        "diagonal": np.eye(len(array), dtype=bool),
    }[condition]
    if copy == "negative":
        image = np.kron(mask * array, (array == 0).astype(int))
    elif copy == "own":
        image = np.kron(mask * array, (array > 0).astype(int))
    else:
        turned = {"plain": array, "across": np.fliplr(array), "down": np.flipud(array), "half": np.rot90(array, 2)}
        image = np.kron(mask.astype(int), turned[copy])
    return tuple(map(tuple, image.astype(str).tolist()))
