"""Judge by scipy's table of distances, whose squares are rounded to integers."""

from typing import Any

import numpy as np
from scipy.spatial.distance import cdist

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    table = _table(instance)
    u, v = (i - 1 for i in answer["pair"])
    best = min(table.values()) if instance.nearest else max(table.values())
    if list(table.values()).count(best) != 1:
        return "there are several such pairs"
    if table.get((u, v)) != best:
        return "another pair is better"
    return "" if answer["square"] == best else f"the square is {best}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The second best pair, the extreme pair of the other kind, another square."""
    table = _table(instance)
    ranked = sorted(table, key=lambda pair: (table[pair], pair))
    others = [ranked[-1], ranked[1]] if instance.nearest else [ranked[0], ranked[-2]]
    nears = [{"pair": (i + 1, j + 1), "square": table[i, j]} for i, j in others]
    return [*nears, {**answer, "square": answer["square"] + 1}]


def _table(instance: Any) -> dict[tuple[int, int], int]:
    points = np.array(instance.points)
    squares = np.rint(cdist(points, points) ** 2).astype(int)
    n, red = len(points), instance.red
    return {(i, j): int(squares[i, j]) for i in range(n) for j in range(i + 1, n) if not red or i < red <= j}
