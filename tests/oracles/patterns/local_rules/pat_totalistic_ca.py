"""Judge by counting neighbours with scipy's convolution and stepping by the table read from the examples."""

from typing import Any

import numpy as np
from scipy.signal import convolve2d

LEVELS = range(1, 11)

AROUND = np.array([[1, 1, 1], [1, 0, 1], [1, 1, 1]])


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    table: dict[int, int] = {}
    for before, after in instance.pairs:
        for code, new in zip(_codes(before, instance).ravel(), np.array(after, dtype=int).ravel(), strict=True):
            if table.setdefault(int(code), int(new)) != new:
                return "the examples contradict each other"
    board = np.array(instance.query, dtype=int)
    for _ in range(instance.steps):
        codes = _codes(board, instance)
        if not set(codes.ravel().tolist()) <= set(table):
            return "a case of the table is not shown"
        board = np.vectorize(table.get)(codes)
    return "" if np.array_equal(board, np.array(answer, dtype=int)) else "a cell is not as the table says"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The input, and the output with dead and living exchanged."""
    return [
        board
        for board in (instance.query, tuple(tuple("10"[int(cell)] for cell in row) for row in answer))
        if board != answer
    ]


def _codes(board: Any, instance: Any) -> Any:
    board = np.array(board, dtype=int)
    counts = convolve2d(board, AROUND, mode="same", boundary="wrap" if instance.torus else "fill")
    return 9 * board + counts
