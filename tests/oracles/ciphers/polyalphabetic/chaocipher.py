"""Turn numpy rows; where only the end is known, undo all changes by inverse permutations, then encrypt once more."""

from typing import Any

import numpy as np

from tests.oracles.ciphers._texts import differs, spoiled

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    left, right = (np.array(list(row)) for row in instance.rows)
    if not instance.ended:
        result = ""
        for letter in instance.text:
            place = int(np.flatnonzero((right if instance.encrypt else left) == letter)[0])
            result += str((left if instance.encrypt else right)[place])
            left, right = _step(left, right, place)
        return differs(answer, result)
    inverse_left, inverse_right = (np.argsort(order) for order in _orders(len(left)))
    result = ""
    for letter in instance.text[::-1]:
        place = int(np.flatnonzero(left == letter)[0])
        left, right = np.roll(left, -place)[inverse_left], np.roll(right, -place)[inverse_right]
        result = str(right[0]) + result
    for letter in result:
        left, right = _step(left, right, int(np.flatnonzero(right == letter)[0]))
    if [*left] != [*instance.rows[0]] or [*right] != [*instance.rows[1]]:
        return "the rows at the end are others"
    return differs(answer, result)


def near_misses(instance: Any, answer: str) -> list[str]:
    """Add the text itself, and the letters beside it in the rows as they are given."""
    left, right = instance.rows if instance.encrypt else instance.rows[::-1]
    return spoiled(answer, instance.text, "".join(left[right.index(letter)] for letter in instance.text))


def _orders(size: int) -> tuple[Any, Any]:
    """Say which places of the turned rows come where."""
    middle = size // 2
    left, right = list(range(size)), [*range(1, size), 0]
    left.insert(middle, left.pop(1))
    right.insert(middle, right.pop(2))
    return left, right


def _step(left: Any, right: Any, place: int) -> tuple[Any, Any]:
    first, second = _orders(len(left))
    return np.roll(left, -place)[first], np.roll(right, -place)[second]
