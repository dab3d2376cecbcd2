"""Judge by all shadings that a SAT model with connectivity cuts finds."""

from typing import Any

from bootcamp.verifiers import Board
from tests.oracles.grids._models import Model, only, spoiled

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or with the promise that it is the only one."""
    n = len(instance.corners) - 1
    model = Model(n, n)
    model.connect(-1)
    for i, line in enumerate(instance.corners):
        for j, number in enumerate(line):
            if number is not None:
                around = [(i - 1, j - 1), (i - 1, j), (i, j - 1), (i, j)]
                model.count([model.literal[cell] for cell in around if cell in model.literal], number)
    return only(model, answer)


def near_misses(_: Any, answer: Board) -> list[Board]:
    return spoiled(answer)
