"""Judge by all shadings that a SAT model with connectivity cuts finds."""

from typing import Any

from bootcamp.verifiers import Board
from tests.oracles.grids._models import Model, only, spoiled

LEVELS = range(1, 9)


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or with the promise that it is the only one."""
    model = Model(len(instance.givens), len(instance.givens[0]))
    for sign in (1, -1):
        model.connect(sign)
        model.no_block(sign)
    for (row, col), x in model.literal.items():
        given = instance.givens[row][col]
        if given is not None:
            model.add(x if given == "B" else -x)
    return only(model, answer, "B")


def near_misses(_: Any, answer: Board) -> list[Board]:
    return spoiled(answer, "B", "W")
