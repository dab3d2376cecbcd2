"""Judge by all fillings that a SAT model with a water level for every tank finds."""

from typing import Any

from bootcamp.verifiers import Board
from tests.oracles.grids._models import Model, only, spoiled

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or with the promise that it is the only one."""
    rows, cols = len(instance.rows), len(instance.cols)
    model = Model(rows, cols)
    model.lines(instance.rows, instance.cols)
    tanks = sorted({tank for line in instance.tanks for tank in line})
    wet = {(tank, row): model.variable() for tank in tanks for row in range(rows)}  # the level is at `row` or above
    for tank in tanks:
        for row in range(rows - 1):
            model.add(-wet[tank, row], wet[tank, row + 1])
    for (row, col), x in model.literal.items():
        level = wet[instance.tanks[row][col], row]
        model.add(-x, level)
        model.add(x, -level)
    return only(model, answer)


def near_misses(_: Any, answer: Board) -> list[Board]:
    return spoiled(answer)
