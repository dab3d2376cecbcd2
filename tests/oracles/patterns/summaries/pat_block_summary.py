"""Judge with numpy blocks, scipy's labels and Counter; outputs are compared after all turns and mirror images."""

from collections import Counter
from itertools import product
from typing import Any

import numpy as np
from scipy.ndimage import label

LEVELS = range(1, 11)

TURNS = {1: [(0, 0)], 2: [(0, 0), (0, 2)], 4: [(0, k) for k in range(4)], 8: [(m, k) for m in (0, 1) for k in range(4)]}


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    results = set()
    for rule, (mirrored, turns) in product(instance.rules, TURNS[instance.images]):

        def output(board: Any, rule: str = rule, mirrored: int = mirrored, turns: int = turns) -> Any:
            digits = _digits(np.array(board).astype(int), instance.side, rule)
            return tuple(map(tuple, np.rot90(np.fliplr(digits) if mirrored else digits, -turns).astype(str).tolist()))

        if all(output(before) == after for before, after in instance.pairs):
            results.add(output(instance.query))
    if len(results) != 1:
        return f"the fitting rules give {len(results)} grids"
    return "" if answer in results else "no fitting rule gives this grid"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The output mirrored, and those of the examples."""
    boards = [answer[::-1], tuple(row[::-1] for row in answer), *(after for _, after in instance.pairs)]
    return [board for board in boards if board != answer]


def _digits(board: Any, side: int, rule: str) -> Any:
    lines = range(side, len(board), side + 1)
    count = len(lines) + 1
    bare = np.delete(np.delete(board, lines, axis=0), lines, axis=1)
    blocks = bare.reshape(count, side, count, side).swapaxes(1, 2)
    beside = np.roll(blocks, -1, axis=1)
    return np.array([[_value(rule, blocks[i, j], beside[i, j]) % 10 for j in range(count)] for i in range(count)])


def _value(rule: str, block: Any, beside: Any) -> int:
    counts = Counter(block[block > 0].tolist())
    labelled = [label(block == ink) for ink in counts]
    ranked = sorted(counts, key=lambda ink: (counts[ink], -ink)) or [0]
    return {
        "filled": int((block > 0).sum()),
        "most": ranked[-1],
        "fewest": ranked[0],
        "colours": len(counts),
        "objects": sum(number for _, number in labelled),
        "largest": max((max(Counter(marks[marks > 0].tolist()).values()) for marks, _ in labelled), default=0),
        "differ": int((block != beside).sum()),
        "common": len(counts.keys() & set(beside.ravel().tolist())),
    }[rule]
