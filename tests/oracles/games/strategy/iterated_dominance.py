"""Judge by linear programmes of scipy, columns deleted first and one at a time."""

from typing import Any

import numpy as np
from scipy.optimize import linprog

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    mine, theirs = np.array(instance.first, dtype=float), np.array(instance.second, dtype=float).T
    rows, cols = list(range(len(mine))), list(range(len(theirs)))
    while True:
        gone = [j for j in reversed(cols) if _beaten(theirs[np.ix_(cols, rows)], cols.index(j), instance.mixed)]
        if gone:
            cols.remove(gone[0])
            continue
        gone = [i for i in reversed(rows) if _beaten(mine[np.ix_(rows, cols)], rows.index(i), instance.mixed)]
        if not gone:
            break
        rows.remove(gone[0])
    right = {"rows": {i + 1 for i in rows}, "columns": {j + 1 for j in cols}}
    return "" if answer == right else f"it is {right}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Everything, and one number more or less."""
    every = frozenset(range(1, len(instance.first) + 1))
    wrong = [answer | {"rows": answer["rows"] ^ {i}} for i in every]
    wrong.append({"rows": every, "columns": frozenset(range(1, len(instance.first[0]) + 1))})
    return [one for one in wrong if one["rows"] and one != answer]


def _beaten(board: Any, k: int, mixed: bool) -> bool:
    others = np.delete(board, k, axis=0)
    if not len(others):
        return False
    if not mixed:
        return bool((others > board[k]).all(axis=1).any())
    n = len(others)
    found = linprog(
        [0.0] * n + [-1.0],
        np.hstack([-others.T, np.ones((others.shape[1], 1))]),
        -board[k],
        [[1.0] * n + [0.0]],
        [1.0],
        bounds=[(0, 1)] * n + [(None, None)],
    )
    return bool(-found.fun > 1e-7)
