"""Judge by all shadings that a SAT model with connectivity cuts finds."""

from typing import Any

from bootcamp.verifiers import Board
from tests.oracles.grids._models import Model, only, spoiled

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or with the promise that it is the only one."""
    model = Model(len(instance.regions), len(instance.regions[0]))
    model.connect(1)
    model.regions(instance.regions, instance.counts)
    for row, col in model.cells:
        for down, right in ((0, 1), (1, 0)):
            four = [model.literal.get((row + k * down, col + k * right), 0) for k in range(4)]
            if all(four):
                model.count(four, 1, 3)
    return only(model, answer)


def near_misses(_: Any, answer: Board) -> list[Board]:
    return spoiled(answer)
