"""Judge by the heights of numpy columns, and search all plans of up to two blocks."""

from itertools import islice, product
from typing import Any

import numpy as np

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    # Row 0 is the floor here; the rows that come on top are out of bounds.
    well = np.array([[sign == "#" for sign in row] for row in instance.well[::-1]])
    height, width = well.shape
    well = np.vstack([well, np.zeros((6, width), bool)])
    gone = 0
    if len(answer) != len(instance.blocks):
        return "another number of blocks"
    for letter, (turn, col) in zip(instance.blocks, answer, strict=True):
        turns = dict(instance.shapes)[letter]
        if turn < 1 or turn > len(turns):
            return "no such rotation"
        block = np.array([[sign == "#" for sign in row] for row in turns[turn - 1][::-1]])
        if col < 1 or col + block.shape[1] - 1 > width:
            return "out at a side"
        low = 0
        for c in range(block.shape[1]):
            filled = np.flatnonzero(well[:, col - 1 + c])
            free = int(filled[-1]) + 1 if len(filled) else 0
            low = max(low, free - int(np.flatnonzero(block[:, c])[0]))
        if low + len(block) > height:
            return "out at the top"
        well[low : low + len(block), col - 1 : col - 1 + block.shape[1]] |= block
        kept = well[~well.all(axis=1)]
        gone += len(well) - len(kept)
        well = np.vstack([kept, np.zeros((len(well) - len(kept), width), bool)])
    return "" if gone >= instance.rows else f"only {gone} rows"


def others(instance: Any, answer: Any) -> list[Any]:
    """Other plans for one or two blocks."""
    if len(instance.blocks) > 2:
        return []
    moves = list(product(range(1, 5), range(1, len(instance.well[0]) + 1)))
    plans = product(moves, repeat=len(instance.blocks))
    return list(islice((plan for plan in plans if plan != answer and not confirm(instance, plan)), 2))


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The first block moved, the last turned, the column counted from 0, all in one column."""
    (turn, col), (last, place) = answer[0], answer[-1]
    near = [((turn, col + 1), *answer[1:]), ((turn, col - 1), *answer[1:]), (*answer[:-1], (last % 4 + 1, place))]
    near += [tuple((a, b - 1) for a, b in answer), ((turn, col),) * len(answer)]
    return [one for one in near if confirm(instance, one)]
