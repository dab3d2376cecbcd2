"""Try every row of the matrix with numpy: those that fit the known blocks up to one added number."""

from string import ascii_uppercase
from typing import Any

import numpy as np

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    signs, m = ascii_uppercase + "123456789", instance.modulus
    plain, secret = (np.array([[signs.index(sign) for sign in pair[i]] for pair in instance.known]) for i in range(2))
    n = plain.shape[1]
    rows = np.stack(np.meshgrid(*[np.arange(m)] * n, indexing="ij"), -1).reshape(-1, n)
    products = rows @ plain.T
    found = []
    for i in range(n):
        rest = (secret[:, i] - products) % m
        fitting = rows[(rest == rest[:, :1]).all(axis=1) & (instance.shift | (rest[:, 0] == 0))]
        if len(fitting) != 1:
            return "the key does not follow"
        found.append(fitting[0].tolist())
    if round(np.linalg.det(np.array(found))) % m == 0:
        return "the matrix has no inverse"
    return "" if [list(row) for row in answer] == found else "an entry differs"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The matrix turned over (where it is not symmetric), and with one entry changed."""
    turned = tuple(zip(*answer, strict=True))
    changed = (((answer[0][0] + 1) % instance.modulus, *answer[0][1:]), *answer[1:])
    return [changed, *([turned] if turned != answer else [])]
