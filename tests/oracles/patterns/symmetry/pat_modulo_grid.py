"""Judge by trying every law and every set of remainders on whole boards of remainders, with numpy."""

from itertools import product
from typing import Any

import numpy as np

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    board = np.array(instance.board)
    rows, cols = np.indices(board.shape)
    results = set()
    for m in range(2, instance.modulus + 1):
        for a, b, d in product(range(m), range(m), range(m) if instance.product else [0]):
            value = (a * rows + b * cols + d * rows * cols) % m
            black = set(value[board == "#"].tolist())
            white = set(value[board == "."].tolist())
            unseen = sorted(set(value.ravel().tolist()) - black - white)
            if not black & white:
                for extra in product((False, True), repeat=len(unseen)):
                    marked = sorted(black | {r for r, chosen in zip(unseen, extra, strict=True) if chosen})
                    results.add(np.isin(value, marked).tobytes())
    if len(results) != 1:
        return f"the conditions that fit give {len(results)} grids"
    return "" if (np.array(answer) == "#").tobytes() in results else "no condition that fits gives this grid"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """All hidden cells blank, all of them marked."""
    boards = [tuple(tuple(mark if c == "?" else c for c in row) for row in instance.board) for mark in "#."]
    return [board for board in boards if board != answer]
