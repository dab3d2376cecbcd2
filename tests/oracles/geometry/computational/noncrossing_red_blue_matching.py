"""Judge by solving for crossings in exact fractions; the matching of least total length is right too."""

from fractions import Fraction
from itertools import combinations
from typing import Any

import numpy as np
from scipy.optimize import linear_sum_assignment
from scipy.spatial.distance import cdist

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n = len(instance.red)
    if sorted(answer) != sorted(f"R{i + 1}" for i in range(n)):
        return "not every red point has a partner"
    if sorted(answer.values()) != sorted(f"B{i + 1}" for i in range(n)):
        return "the partners are not all the blue points"
    segments = [(instance.red[i], instance.blue[int(answer[f"R{i + 1}"][1:]) - 1]) for i in range(n)]
    return "two segments cross" if any(_cross(*one, *other) for one, other in combinations(segments, 2)) else ""


def others(instance: Any, answer: Any) -> list[Any]:
    """The shortest matching."""
    rows, columns = linear_sum_assignment(cdist(np.array(instance.red), np.array(instance.blue)))
    return [{f"R{i + 1}": f"B{j + 1}" for i, j in zip(rows.tolist(), columns.tolist(), strict=True)}]


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Two partners exchanged where that makes a crossing."""
    found = []
    for one, other in combinations(answer, 2):
        near = {**answer, one: answer[other], other: answer[one]}
        if confirm(instance, near):
            found.append(near)
    return found[:3]


def _cross(a: Any, b: Any, c: Any, d: Any) -> bool:
    u, v, w = (b[0] - a[0], b[1] - a[1]), (d[0] - c[0], d[1] - c[1]), (c[0] - a[0], c[1] - a[1])
    under = u[0] * v[1] - u[1] * v[0]
    if not under:
        return False  # no three points are on a line
    s, t = (Fraction(w[0] * z[1] - w[1] * z[0], under) for z in (v, u))
    return 0 <= s <= 1 and 0 <= t <= 1
