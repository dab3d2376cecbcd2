"""Judge by the rectangles of the right form that a SAT solver fits together without a point where four meet."""

from typing import Any

from bootcamp.verifiers import Board
from tests.oracles.grids._cuts import clues, only, rectangles, relettered as others, spoiled as near_misses

__all__ = ["LEVELS", "confirm", "near_misses", "others"]

LEVELS = range(1, 9)

FORMS = {-1: "|", 0: "+", 1: "-"}


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or with the promise that it is the only one."""
    symbols, rows, cols = clues(instance.symbols), len(instance.symbols), len(instance.symbols[0])
    options = []
    for box in rectangles(rows, cols):
        height, width = len({row for row, _ in box}), len({col for _, col in box})
        if [symbols[cell] for cell in box & set(symbols)] == [FORMS[(width > height) - (width < height)]]:
            options.append(box)
    shared = [
        [box for box in options if len(box & {(r, c), (r, c + 1), (r + 1, c), (r + 1, c + 1)}) > 1]
        for r in range(rows - 1)
        for c in range(cols - 1)
    ]
    return only(options, answer, shared)
