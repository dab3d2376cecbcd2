"""Judge by all shadings that a SAT model with connectivity cuts finds."""

from typing import Any

from bootcamp.verifiers import Board
from tests.oracles.grids._models import Model, only, spoiled

LEVELS = range(1, 11)

_STEPS = {"^": (-1, 0), "v": (1, 0), "<": (0, -1), ">": (0, 1)}


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or with the promise that it is the only one."""
    model = Model(len(instance.clues), len(instance.clues[0]))
    model.no_neighbours()
    model.connect(-1)
    for (row, col), x in model.literal.items():
        clue = instance.clues[row][col]
        if clue is not None:
            down, right = _STEPS[clue[-1]]
            ahead = [(row + k * down, col + k * right) for k in range(1, 99)]
            model.count([model.literal[cell] for cell in ahead if cell in model.literal], int(clue[:-1]), unless=[x])
    return only(model, answer)


def near_misses(_: Any, answer: Board) -> list[Board]:
    return spoiled(answer)
