"""Judge by all fillings that a SAT model with a mercury level for every thermometer finds."""

from typing import Any

from bootcamp.verifiers import Board
from tests.oracles.grids._models import Model, only, spoiled

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or with the promise that it is the only one."""
    model = Model(len(instance.rows), len(instance.cols))
    model.lines(instance.rows, instance.cols)
    for tube in instance.thermometers:
        levels = [model.variable() for _ in range(len(tube) + 1)]
        model.count(levels, 1)
        for index, cell in enumerate(tube):
            for level, x in enumerate(levels):
                model.add(-x, model.literal[cell] if index < level else -model.literal[cell])
    return only(model, answer)


def near_misses(_: Any, answer: Board) -> list[Board]:
    return spoiled(answer)
