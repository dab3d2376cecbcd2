"""Judge with numpy operations: dictionaries are filled word by word, the examples with few unknown words first."""

from collections.abc import Callable
from itertools import product
from typing import Any

import numpy as np

LEVELS = range(1, 11)


def _packed(lines: Any, back: bool) -> Any:
    rows = []
    for line in lines:
        kept = [item for item in line if item != "0"]
        blank = ["0"] * (len(line) - len(kept))
        rows.append(blank + kept if back else kept + blank)
    return np.array(rows)


def _cleared(array: Any) -> Any:
    array = array.copy()
    array[0] = "0"
    return array


OPERATIONS: dict[str, Callable[[Any], Any]] = {
    "across": np.fliplr,
    "down": np.flipud,
    "turn": lambda array: np.rot90(array, -1),
    "fall": lambda array: _packed(array.T, back=True).T,
    "right": lambda array: np.roll(array, 1, axis=1),
    "transpose": np.transpose,
    "sort": lambda array: np.sort(array, axis=1),
    "below": lambda array: np.roll(array, 1, axis=0),
    "ends": lambda array: array[:, [-1, *range(1, array.shape[1] - 1), 0]],
    "slide": lambda array: _packed(array, back=False),
    "clear": _cleared,
}


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    books: list[dict[str, str]] = [{}]
    waiting = list(instance.examples)
    while waiting:
        example = min(waiting, key=lambda one: len(set(one[0]) - set(books[0])))
        waiting.remove(example)
        words, before, after = example
        new = [word for word in words if word not in books[0]]
        tried = [
            book | dict(zip(new, ops, strict=True))
            for book in books
            for ops in product(instance.operations, repeat=len(new))
        ]
        books = [book for book in tried if _result(words, book, before) == after]
    results = {_result(instance.asked, book, instance.query) for book in books}
    if len(results) != 1:
        return f"the fitting dictionaries give {len(results)} grids"
    return "" if answer in results else "no fitting dictionary gives this grid"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The grid as it was, and the result mirrored."""
    return [board for board in (instance.query, answer[::-1]) if board != answer]


def _result(words: Any, book: dict[str, str], board: Any) -> Any:
    array = np.array(board)
    for word in words:
        array = OPERATIONS[book[word]](array)
    return tuple(map(tuple, array.tolist()))
