"""Judge by all shadings that a SAT model with connectivity cuts finds."""

from typing import Any

from bootcamp.verifiers import Board
from tests.oracles.grids._models import Model, only, spoiled

LEVELS = range(1, 9)


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or with the promise that it is the only one."""
    model = Model(len(instance.numbers), len(instance.numbers[0]))
    model.connect(1)
    model.no_block()
    for cell, x in model.literal.items():
        number = instance.numbers[cell[0]][cell[1]]
        if number is not None:
            model.add(-x)
            model.count(model.views(cell, 1), number)
    return only(model, answer)


def near_misses(_: Any, answer: Board) -> list[Board]:
    return spoiled(answer)
