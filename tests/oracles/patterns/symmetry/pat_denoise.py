"""Judge with scipy's labels, sizes by bincount and neighbours by dilation; every rule is tried."""

from collections import Counter
from itertools import product
from typing import Any

import numpy as np
from scipy.ndimage import binary_dilation, label

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    befores = [np.array(before).astype(int) for before, _ in instance.pairs]
    afters = [np.array(after).astype(int) for _, after in instance.pairs]
    boards = [_labelled(board) for board in (*befores, np.array(instance.query).astype(int))]
    results = set()
    seen: set[Any] = set()
    for noise, colour, most, fill in product(instance.noise, range(1, 10), range(1, instance.most + 1), instance.fills):
        rule = (0 if noise == "small" else colour, 99_999 if noise == "colour" else most, fill)
        if rule in seen:
            continue
        seen.add(rule)
        if all((_cleaned(*board, *rule) == after).all() for board, after in zip(boards[:-1], afters, strict=True)):
            results.add(tuple(map(tuple, _cleaned(*boards[-1], *rule).astype(str).tolist())))
    if len(results) != 1:
        return f"the fitting rules give {len(results)} grids"
    return "" if answer in results else "no fitting rule gives this grid"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The input, and the output upside down."""
    return [board for board in (instance.query, answer[::-1]) if board != answer]


def _labelled(board: Any) -> tuple[Any, Any, Any]:
    """Number all patches; give the board, the numbers and the size of the patch of every cell."""
    numbers = np.zeros_like(board)
    for ink in np.unique(board):
        marks, _ = label(board == ink)
        numbers[marks > 0] = marks[marks > 0] + numbers.max()
    return board, numbers, np.bincount(numbers.ravel())[numbers]


def _cleaned(board: Any, numbers: Any, sizes: Any, colour: int, most: int, fill: str) -> Any:
    noise = (sizes <= most) & ((board == colour) | (colour == 0))
    result = board.copy()
    for number in np.unique(numbers[noise]):
        own = numbers == number
        ring = binary_dilation(own) & ~own & ~noise
        ranks: Counter[int] = Counter()
        if fill == "most":
            ranks.update(board[ring].tolist())
        elif fill == "largest":
            for ink, cells in zip(board[ring].tolist(), sizes[ring].tolist(), strict=True):
                ranks[ink] = max(ranks[ink], cells)
        result[own] = min(ranks, key=lambda ink: (-ranks[ink], ink)) if ranks else 0
    return result
