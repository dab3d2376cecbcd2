"""Judge with numpy features and operations: for each feature, each of its values must keep an operation."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import numpy as np

LEVELS = range(1, 11)


def _packed(line: Any) -> list[str]:
    kept = [item for item in line if item != "0"]
    return kept + ["0"] * (len(line) - len(kept))


OPERATIONS: dict[str, Callable[[Any], Any]] = {
    "across": lambda board: board[:, ::-1],
    "down": lambda board: board[::-1],
    "turn": lambda board: board[::-1].T,
    "fall": lambda board: np.array([_packed(line[::-1])[::-1] for line in board.T]).T,
    "right": lambda board: np.roll(board, 1, 1),
    "transpose": lambda board: board.T,
    "sort": lambda board: np.sort(board, 1),
    "below": lambda board: np.roll(board, 1, 0),
    "ends": lambda board: np.hstack([board[:, -1:], board[:, 1:-1], board[:, :1]]),
}


def _most(board: Any) -> str:
    counts = Counter(board[board != "0"].tolist())
    return min(counts, key=lambda ink: (-counts[ink], ink)) if counts else "1"


FEATURES: dict[str, Callable[[Any], Any]] = {
    "corner": lambda board: board[0, 0],
    "last": lambda board: board[-1, -1],
    "parity": lambda board: np.count_nonzero(board != "0") % 2,
    "row": lambda board: np.count_nonzero(board[0] != "0"),
    "colours": lambda board: len(np.setdiff1d(board, ["0"])),
    "most": _most,
}


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    query, final = np.array(instance.query), np.array(answer)
    pairs = [(np.array(before), np.array(after)) for before, after in instance.pairs]
    images = []
    for name in instance.features:
        feature = FEATURES[name]
        values = {feature(before) for before, _ in pairs}
        groups = [[pair for pair in pairs if feature(pair[0]) == value] for value in values]
        if all(_fitting(instance, group) for group in groups):
            alike = [pair for pair in pairs if feature(pair[0]) == feature(query)]
            images += [OPERATIONS[operation](query) for operation in _fitting(instance, alike)]
    if not images or any((image != images[0]).any() for image in images):
        return "the examples do not settle the output"
    return "" if (images[0] == final).all() else "no fitting rule gives this grid"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """What the other operations make of the input."""
    images = [OPERATIONS[name](np.array(instance.query)) for name in instance.operations]
    return [board for image in images if (board := tuple(map(tuple, image.tolist()))) != answer]


def _fitting(instance: Any, pairs: Any) -> list[str]:
    return [
        name
        for name in instance.operations
        if all((OPERATIONS[name](before) == after).all() for before, after in pairs)
    ]
