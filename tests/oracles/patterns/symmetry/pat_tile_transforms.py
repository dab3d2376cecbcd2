"""Judge place by place with numpy's turns and flips of the input, filled and empty cells exchanged or not."""

from typing import Any

import numpy as np

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    side = len(instance.query)
    pairs = [(_numbers(before), _numbers(after)) for before, after in instance.pairs]
    query, given = _numbers(instance.query), _numbers(answer)
    for top in range(0, side * instance.rows, side):
        for left in range(0, side * instance.cols, side):
            box = slice(top, top + side), slice(left, left + side)
            results = {
                change(query).tobytes()
                for change in _changes(instance)
                if all(np.array_equal(change(before), after[box]) for before, after in pairs)
            }
            if results != {np.ascontiguousarray(given[box]).tobytes()}:
                return f"{len(results)} copies fit the place at {top},{left}, or another one stands there"
    return ""


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The output upside down or mirrored."""
    images = [answer[::-1], tuple(row[::-1] for row in answer)]
    return [board for board in images if board != answer]


def _numbers(board: Any) -> Any:
    return np.array(board).astype(int)


def _changes(instance: Any) -> Any:
    for turns in range(4):
        for flip in (False, True):
            for inverse in {False, instance.inverse}:
                yield lambda a, t=turns, f=flip, i=inverse: np.ascontiguousarray(
                    np.rot90(a.T if f else a, t) if not i else a.max() - np.rot90(a.T if f else a, t)
                )
    if instance.blanks:
        yield np.zeros_like
