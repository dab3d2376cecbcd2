"""Judge by the linear programme of scipy and by the payoffs of each pure reply."""

from fractions import Fraction
from typing import Any

import numpy as np
from scipy.optimize import linprog

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    board = np.array(instance.board, dtype=float)
    rows, cols = board.shape
    found = linprog(
        [0.0] * rows + [-1.0],
        np.hstack([-board.T, np.ones((cols, 1))]),
        np.zeros(cols),
        [[1.0] * rows + [0.0]],
        [1.0],
        bounds=[(0, None)] * rows + [(None, None)],
    )
    if abs(-found.fun - float(answer["value"])) > 1e-7:
        return f"the value is {-found.fun}"
    p, q = answer["rows"], answer["columns"]
    if sum(p) != 1 or sum(q) != 1 or any(x < 0 for x in (*p, *q)):
        return "no distribution"
    for j in range(cols):
        if sum((p[i] * instance.board[i][j] for i in range(rows)), Fraction(0)) < answer["value"]:
            return f"column {j + 1} beats the row mix"
    for i in range(rows):
        if sum((q[j] * instance.board[i][j] for j in range(cols)), Fraction(0)) > answer["value"]:
            return f"row {i + 1} beats the column mix"
    return ""


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Another value, equal mixes, a mix that is no distribution."""
    n = len(answer["rows"])
    even = answer | {"rows": (Fraction(1, n),) * n}
    wrong = [answer | {"value": answer["value"] + 1}, answer | {"rows": (Fraction(0),) * n}]
    wrong.append(answer | {"columns": (answer["columns"][0] + 1, answer["columns"][1] - 1, *answer["columns"][2:])})
    return [*wrong, *([even] if confirm(instance, even) else [])]
