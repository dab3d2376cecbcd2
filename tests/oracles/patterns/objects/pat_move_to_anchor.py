"""Judge by moving labelled numpy masks step by step, from the rules of the prompt, for every setting."""

from itertools import product
from typing import Any

import numpy as np
from scipy.ndimage import label

LEVELS = range(1, 9)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    boards = [np.array(before).astype(int) for before, _ in instance.pairs] + [np.array(instance.query).astype(int)]
    afters = [np.array(after).astype(int) for _, after in instance.pairs]
    anchors = [int(ink) for ink in instance.anchors]
    movers = sorted({int(ink) for board in boards for ink in np.unique(board)} - {0, *anchors})
    results = set()
    for goals in product(anchors, repeat=len(movers)):
        for gap, vanish in product(range(instance.gap + 1), (False, True)[: 1 + instance.vanishing]):
            rule = (dict(zip(movers, goals, strict=True)), gap, vanish)
            if all((_final(board, *rule) == after).all() for board, after in zip(boards, afters, strict=False)):
                results.add(tuple(map(tuple, _final(boards[-1], *rule).astype(str).tolist())))
    if len(results) != 1:
        return f"the fitting rules give {len(results)} grids"
    return "" if answer in results else "no fitting rule gives this grid"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The input, and the output upside down."""
    return [board for board in (instance.query, answer[::-1]) if board != answer]


def _final(board: Any, goals: dict[int, int], gap: int, vanish: bool) -> Any:
    board = board.copy()
    queue = []
    for ink, goal in goals.items():
        marks, number = label(board == ink)
        for k in range(1, number + 1):
            mask, target = marks == k, board == goal
            rows = (mask.any(axis=1) & target.any(axis=1)).any()
            cols = (mask.any(axis=0) & target.any(axis=0)).any()
            if not rows and not cols:
                if vanish:
                    board[mask] = 0
                continue
            axis = 1 if rows else 0
            sign = 1 if np.nonzero(target)[axis].min() > np.nonzero(mask)[axis].max() else -1
            queue.append((_space(mask, target, axis), int(np.flatnonzero(mask)[0]), mask, goal, axis, sign))
    for _, _, mask, goal, axis, sign in sorted(queue, key=lambda item: item[:2]):
        ink = board[mask][0]
        while _space(mask, board == goal, axis) > gap:
            moved = np.roll(mask, sign, axis=axis)
            if (board[moved & ~mask] != 0).any():
                break
            board[mask] = 0
            board[moved] = ink
            mask = moved
    return board


def _space(mask: Any, target: Any, axis: int) -> int:
    """Count the cells between two rectangles along an axis."""
    own, other = np.nonzero(mask)[axis], np.nonzero(target)[axis]
    return int(max(other.min() - own.max(), own.min() - other.max())) - 1
