"""Judge by all shadings that a SAT model with cardinality encodings finds."""

from typing import Any

from bootcamp.verifiers import Board
from tests.oracles.grids._models import Model, only, spoiled

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or with the promise that it is the only one."""
    model = Model(len(instance.numbers), len(instance.numbers[0]))
    for row, col in model.cells:
        number = instance.numbers[row][col]
        if number is not None:
            block = [x for (r, c), x in model.literal.items() if max(abs(r - row), abs(c - col)) <= 1]
            model.count(block, number)
    return only(model, answer)


def near_misses(_: Any, answer: Board) -> list[Board]:
    return spoiled(answer)
