"""Judge by running all 256 rules on rows held as numpy bits."""

from typing import Any

import numpy as np

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    results = {
        _run(number, instance.query, instance)
        for number in range(256)
        if all(_run(number, before, instance) == after for before, after in instance.pairs)
    }
    if len(results) != 1:
        return f"the fitting rules give {len(results)} rows"
    return "" if answer in results else "no fitting rule gives this row"


def near_misses(instance: Any, answer: str) -> list[str]:
    """The input and the row with a cell changed at each end."""
    flip = {"0": "1", "1": "0"}
    return [instance.query, flip[answer[0]] + answer[1:], answer[:-1] + flip[answer[-1]]]


def _run(number: int, row: str, instance: Any) -> str:
    cells = np.array([int(cell) for cell in row])
    outputs = np.array([number >> code & 1 for code in range(8)])
    for _ in range(instance.steps):
        left, right = np.roll(cells, 1), np.roll(cells, -1)
        if not instance.ring:
            left[0] = right[-1] = 0
        cells = outputs[4 * left + 2 * cells + right]
    return "".join(map(str, cells.tolist()))
