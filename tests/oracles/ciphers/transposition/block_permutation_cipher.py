"""Multiply permutation matrices of numpy, and powers of permutations of sympy."""

from typing import Any

import numpy as np
from sympy.combinatorics import Permutation

from tests.oracles.ciphers._texts import differs, spoiled

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    text = np.array([ord(sign) for sign in instance.text if sign != " "])
    size = len(instance.lists[0])
    result = []
    for number, block in enumerate(text.reshape(-1, size)):
        shown = [place - instance.first for place in instance.lists[number % len(instance.lists)]]
        repeated = (Permutation(shown) ** instance.times).array_form
        matrix = np.zeros((size, size), dtype=int)
        for i, j in enumerate(repeated):
            if instance.sends:
                matrix[j, i] = 1
            else:
                matrix[i, j] = 1
        result += ((matrix if instance.encrypt else matrix.T) @ block).tolist()
    return differs(answer, "".join(map(chr, result)))


def near_misses(instance: Any, answer: str) -> list[str]:
    """Add the text itself."""
    return spoiled(answer, instance.text.replace(" ", ""))
