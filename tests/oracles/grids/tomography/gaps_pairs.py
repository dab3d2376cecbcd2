"""Judge by all shadings that a SAT model over pairs of places in a line finds."""

from itertools import combinations
from typing import Any

from bootcamp.verifiers import Board
from tests.oracles.grids._models import Model, only, spoiled

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or with the promise that it is the only one."""
    n = len(instance.rows)
    model = Model(n, n)
    for axis, gaps in enumerate((instance.rows, instance.cols)):
        for index, gap in enumerate(gaps):
            line = [x for cell, x in model.literal.items() if cell[axis] == index]
            options = []
            for a, b in combinations(range(n), 2):
                if gap in (None, b - a - 1):
                    options.append(model.all_or(x if k in (a, b) else -x for k, x in enumerate(line)))
            model.add(*options)
    for a, b in combinations(model.cells, 2):
        if max(abs(a[0] - b[0]), abs(a[1] - b[1])) == 1:
            model.add(-model.literal[a], -model.literal[b])
    for (row, col), x in model.literal.items():
        given = instance.givens[row][col]
        if given is not None:
            model.add(x if given == "#" else -x)
    return only(model, answer)


def near_misses(_: Any, answer: Board) -> list[Board]:
    return spoiled(answer)
