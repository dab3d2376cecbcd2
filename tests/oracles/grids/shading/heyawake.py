"""Judge by all shadings that a SAT model with connectivity cuts finds."""

from itertools import pairwise
from typing import Any

from bootcamp.verifiers import Board
from tests.oracles.grids._models import Model, only, spoiled

LEVELS = range(1, 10)


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or with the promise that it is the only one."""
    n = len(instance.rooms)
    model = Model(n, n)
    model.no_neighbours()
    model.connect(-1)
    model.regions(instance.rooms, instance.counts)
    for row, col in model.cells:
        for line in ([(row, c) for c in range(col, n)], [(r, col) for r in range(row, n)]):
            for end in range(3, len(line) + 1):
                rooms = [instance.rooms[r][c] for r, c in line[:end]]
                if sum(a != b for a, b in pairwise(rooms)) == 2:
                    model.add(*(model.literal[cell] for cell in line[:end]))
    return only(model, answer)


def near_misses(_: Any, answer: Board) -> list[Board]:
    return spoiled(answer)
