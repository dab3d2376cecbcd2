"""Judge by multiplying numpy matrices of Python integers."""

from typing import Any

import numpy as np

LEVELS = range(1, 11)
_S = np.array([[0, -1], [1, 0]], dtype=object)


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    product = np.array([[1, answer[0]], [0, 1]], dtype=object)
    for k in answer[1:]:
        product = product @ _S @ np.array([[1, k], [0, 1]], dtype=object)
    if len(answer) > instance.bound:
        return "the word is too long"
    return "" if tuple(product.flatten()) == instance.matrix else "the product is another matrix"


def others(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """An exponent split by T^a S T^0 S T^b S T^0 S T^c = T^(a+b+c), where the bound leaves room."""
    if len(answer) + 4 > instance.bound:
        return []
    return [(answer[0] - 1, 0, 3, 0, -2, *answer[1:])]


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The other sign, an exponent changed, the order reversed, a word that is too long."""
    long = (answer[0], 0, 0, 0, 0, 0, 0, 0, 0, *([0] * 12), *answer[1:])
    found = [(answer[0], 0, 0, *answer[1:]), (answer[0] + 1, *answer[1:]), long]
    return found if answer == answer[::-1] else [*found, answer[::-1]]
