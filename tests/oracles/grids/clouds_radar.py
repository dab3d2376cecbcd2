"""Judge by all shadings that a SAT model of rectangles finds: a variable for each, one for each pair that meets."""

from itertools import combinations
from typing import Any

from tests.oracles.grids._models import Board, Model, only, spoiled

LEVELS = range(1, 6)


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or with the promise that it is the only one."""
    rows, cols = len(instance.rows), len(instance.cols)
    model = Model(rows, cols)
    clouds = [
        (top, bottom, left, right, model.variable())
        for top, bottom in combinations(range(rows + 1), 2)
        for left, right in combinations(range(cols + 1), 2)
        if bottom - top > 1 and right - left > 1
    ]
    for a, b in combinations(clouds, 2):
        if a[0] <= b[1] and b[0] <= a[1] and a[2] <= b[3] and b[2] <= a[3]:
            model.add(-a[4], -b[4])
    for (row, col), x in model.literal.items():
        over = [cloud[4] for cloud in clouds if cloud[0] <= row < cloud[1] and cloud[2] <= col < cloud[3]]
        model.add(-x, *over)
        for cloud in over:
            model.add(-cloud, x)
    model.lines(instance.rows, instance.cols)
    return only(model, answer)


def near_misses(_: Any, answer: Board) -> list[Board]:
    return spoiled(answer)
