"""Judge by convolution with scipy; look for other predecessors by a CP-SAT model."""

from typing import Any

import numpy
from scipy.signal import convolve2d

from bootcamp.verifiers import Board
from tests.oracles.grids._boards import another, board, disturbed

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or nothing."""
    before = numpy.array(answer, dtype=int)
    kernel = numpy.array([[2, 2, 2], [2, 1, 2], [2, 2, 2]])
    after = numpy.isin(convolve2d(before, kernel, mode="same"), (5, 6, 7)).astype(int)
    return "" if (after == numpy.array(instance.target, dtype=int)).all() else "it becomes another pattern"


def others(instance: Any, answer: Board) -> list[Board]:
    """Find another predecessor."""
    rows, cols = len(answer), len(answer[0])
    model, x = board(rows, cols, 0, 1)
    alive = [(0, 3), (1, 2), (1, 3)]
    every = [(cell, around) for cell in (0, 1) for around in range(9)]
    for r in range(rows):
        for c in range(cols):
            near = [
                x[i][j] for i in range(max(r - 1, 0), min(r + 2, rows)) for j in range(max(c - 1, 0), min(c + 2, cols))
            ]
            around = model.new_int_var(0, 8, "")
            model.add(around == sum(near) - x[r][c])
            wanted = instance.target[r][c] == "1"
            model.add_allowed_assignments([x[r][c], around], [pair for pair in every if (pair in alive) == wanted])
    return another(model, x, answer)


def near_misses(instance: Any, answer: Board) -> list[Board]:
    """Disturbed boards that become another pattern."""
    return [near for near in disturbed(answer) if confirm(instance, near)]
