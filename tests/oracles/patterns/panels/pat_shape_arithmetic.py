"""Judge with numpy arrays: for each sign the operations that fit its examples, then every choice of them."""

from collections.abc import Callable
from functools import reduce
from itertools import product
from typing import Any

import numpy as np

LEVELS = range(1, 11)


def _count(a: Any, b: Any) -> Any:
    return (np.arange(a.size) < np.count_nonzero(a) + np.count_nonzero(b)).astype(int).reshape(a.shape)


OPERATIONS: dict[str, Callable[[Any, Any], Any]] = {
    "over": lambda a, b: np.where(a > 0, a, b),
    "both": lambda a, b: a * (b > 0),
    "minus": lambda a, b: a * (b == 0),
    "either": lambda a, b: (a + b) * ((a > 0) ^ (b > 0)),
    "under": lambda a, b: np.where(b > 0, b, a),
    "mirror": lambda a, b: np.where(a > 0, a, np.fliplr(b)),
    "differ": lambda a, b: b * (a != b),
    "count": _count,
}


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    signs, panels = _parts(instance.query)
    fitting = []
    for sign in dict.fromkeys(signs):
        shown = [(_parts(before), np.array(after).astype(int)) for before, after in instance.pairs]
        alike = [(parts, after) for (names, parts), after in shown if names == [sign]]
        if not alike:
            return "a sign is not shown"
        fitting.append(
            [
                name
                for name in instance.operations
                if all((OPERATIONS[name](*parts) == after).all() for parts, after in alike)
            ]
        )
    results = set()
    for names in product(*fitting):
        book = dict(zip(dict.fromkeys(signs), names, strict=True))
        pairs = zip(signs, panels[1:], strict=True)
        image = reduce(lambda a, pair: OPERATIONS[book[pair[0]]](a, pair[1]), pairs, panels[0])
        results.add(tuple(map(tuple, image.astype(str).tolist())))
    if len(results) != 1:
        return f"the fitting meanings give {len(results)} panels"
    return "" if answer in results else "no fitting meaning gives this panel"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The panels of the question."""
    boards = [tuple(map(tuple, panel.astype(str).tolist())) for panel in _parts(instance.query)[1]]
    return [board for board in boards if board != answer]


def _parts(board: Any) -> tuple[list[int], list[Any]]:
    array = np.array(board).astype(int)
    side = len(array)
    lefts = range(0, array.shape[1], side + 1)
    return [int(array[0, left - 1]) for left in lefts if left], [array[:, left : left + side] for left in lefts]
