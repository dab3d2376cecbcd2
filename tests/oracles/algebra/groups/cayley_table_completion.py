"""Judge by the left regular representation in numpy: the rows as permutation matrices multiply as the table says."""

from typing import Any

import numpy as np

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n = len(instance.table)
    place = {label: i for i, label in enumerate(instance.labels)}
    table = np.array([[place[x] for x in row] for row in answer])
    eye = np.eye(n, dtype=int)
    moves = [eye[table[i]] for i in range(n)]  # row j of moves[i] marks the product ij
    for i in range(n):
        if sorted(table[i]) != list(range(n)) or sorted(table[:, i]) != list(range(n)):
            return "a row or column is no permutation"
        for j in range(n):
            if not (moves[table[i][j]] == moves[j] @ moves[i]).all():
                return "the multiplication is not associative"
    shown = all(a in (".", b) for r, s in zip(instance.table, answer, strict=True) for a, b in zip(r, s, strict=True))
    return "" if shown else "a shown product is changed"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Two rows exchanged, one product changed."""
    first, second, *rest = answer
    changed = (second[0], *first[1:])
    return [(second, first, *rest), (changed, second, *rest)]
