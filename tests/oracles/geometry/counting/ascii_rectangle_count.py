"""Judge by trying all pairs of corners and sums along the four sides."""

from typing import Any

import numpy as np

LEVELS = range(1, 9)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    drawn = np.array([[cell == "#" for cell in row] for row in instance.picture])
    rows, cols = drawn.shape
    found = [
        (bottom - top + 1) * (right - left + 1)
        for top in range(rows)
        for bottom in range(top + 2, rows)
        for left in range(cols)
        if drawn[top : bottom + 1, left].all()
        for right in range(left + 2, cols)
        if drawn[top : bottom + 1, right].all()
        and drawn[top, left : right + 1].all()
        and drawn[bottom, left : right + 1].all()
    ]
    right = {"count": len(found), "area": sum(found)}
    return "" if answer == right else f"it is {right}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """One more, one fewer, another area."""
    count, area = answer["count"], answer["area"]
    return [{"count": count + 1, "area": area}, {"count": count - 1, "area": area}, {"count": count, "area": area + 9}]
