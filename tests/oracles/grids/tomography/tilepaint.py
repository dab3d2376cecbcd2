"""Judge by all paintings that a SAT model with a variable for every region finds."""

from typing import Any

from bootcamp.verifiers import Board
from tests.oracles.grids._models import Model, only, spoiled

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or with the promise that it is the only one."""
    model = Model(len(instance.rows), len(instance.cols))
    model.lines(instance.rows, instance.cols)
    painted: dict[int, int] = {}
    for (row, col), x in model.literal.items():
        region = instance.regions[row][col]
        if region not in painted:
            painted[region] = model.variable()
        model.add(-x, painted[region])
        model.add(x, -painted[region])
    return only(model, answer)


def near_misses(_: Any, answer: Board) -> list[Board]:
    return spoiled(answer)
