"""Judge by all placements that a SAT model finds."""

from typing import Any

from bootcamp.verifiers import Board
from tests.oracles.grids._models import Model, only, spoiled

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or with the promise that it is the only one."""
    n = len(instance.regions)
    model = Model(n, n)
    model.lines([instance.stars] * n, [instance.stars] * n)
    model.regions(instance.regions, [instance.stars] * n)
    for row, col in model.cells:
        for down, right in ((0, 1), (1, -1), (1, 0), (1, 1)):
            if (row + down, col + right) in model.literal:
                model.add(-model.literal[row, col], -model.literal[row + down, col + right])
    return only(model, answer, "*")


def near_misses(_: Any, answer: Board) -> list[Board]:
    return spoiled(answer, "*")
