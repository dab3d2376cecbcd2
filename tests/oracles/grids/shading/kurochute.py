"""Judge by all shadings that a SAT model with connectivity cuts finds."""

from typing import Any

from bootcamp.verifiers import Board
from tests.oracles.grids._models import Model, only, spoiled

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or with the promise that it is the only one."""
    model = Model(len(instance.numbers), len(instance.numbers[0]))
    model.no_neighbours()
    model.connect(-1)
    for (row, col), x in model.literal.items():
        k = instance.numbers[row][col]
        if k is not None:
            model.add(-x)
            ends = [(row - k, col), (row + k, col), (row, col - k), (row, col + k)]
            model.count([model.literal[cell] for cell in ends if cell in model.literal], 1)
    return only(model, answer)


def near_misses(_: Any, answer: Board) -> list[Board]:
    return spoiled(answer)
