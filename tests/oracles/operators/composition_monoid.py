"""Judge with 0-1 matrices in numpy: words and powers as matrix products, the least power by trying."""

from functools import reduce
from typing import Any

import numpy as np

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n = len(instance.maps[0])
    matrices = [np.eye(n, dtype=int)[np.array(values) - 1] for values in instance.maps]
    if instance.word:
        chosen = [matrices["fghk".index(name)] for name in instance.word]
        product = reduce(np.matmul, chosen if instance.outer_first else chosen[::-1])
    elif instance.exponent:
        product = np.eye(n, dtype=int)
        for bit in f"{instance.exponent:b}":
            product = product @ product
            product = product @ matrices[0] if bit == "1" else product
    else:
        power, m = matrices[0] @ matrices[0], 2
        while not np.array_equal(power, matrices[0]):
            power, m = power @ matrices[0], m + 1
        return "" if answer == m else f"the least m is {m}"
    right = tuple((product @ np.arange(1, n + 1)).tolist())
    return "" if answer == right else f"the map is {right}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """One value off, or the period itself."""
    if isinstance(answer, int):
        return [answer - 1, 2 * answer - 1]
    return [(answer[0] % len(answer) + 1, *answer[1:])]
