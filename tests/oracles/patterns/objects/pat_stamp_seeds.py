"""Judge by reading stamps off the examples cell by cell, then printing in every order with numpy."""

from itertools import permutations
from typing import Any

import numpy as np

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    pairs = [(np.array(before), np.array(after)) for before, after in instance.pairs]
    query, reach = np.array(instance.query), instance.radius
    inks = sorted({str(ink) for board in (query, *(before for before, _ in pairs)) for ink in np.unique(board)} - {"0"})
    stamps = {ink: np.full((2 * reach + 1, 2 * reach + 1), "?") for ink in inks}
    for before, after in pairs:
        seeds = np.argwhere(before != "0")
        for r, c in seeds:
            for spot in np.ndindex(2 * reach + 1, 2 * reach + 1):
                row, col = r + spot[0] - reach, c + spot[1] - reach
                alone = (np.abs(seeds - (row, col)).max(axis=1) <= reach).sum() == 1
                if alone and 0 <= row < len(before) and 0 <= col < len(before[0]):
                    stamps[str(before[r, c])][spot] = after[row, col]
    if any((stamps[str(ink)] == "?").any() for ink in np.unique(query[query != "0"])):
        return "a cell of a stamp is nowhere to be seen"
    results = set()
    for order in permutations(inks):
        if all((_printed(before, stamps, order, reach) == after).all() for before, after in pairs):
            results.add(tuple(map(tuple, _printed(query, stamps, order, reach).tolist())))
    if len(results) != 1:
        return f"the fitting orders give {len(results)} grids"
    return "" if answer in results else "no fitting order gives this grid"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The input, and the output upside down."""
    return [board for board in (instance.query, answer[::-1]) if board != answer]


def _printed(board: Any, stamps: Any, order: Any, reach: int) -> Any:
    wide = np.full((board.shape[0] + 2 * reach, board.shape[1] + 2 * reach), "0")
    for ink in order:
        for r, c in np.argwhere(board == ink):
            window = wide[r : r + 2 * reach + 1, c : c + 2 * reach + 1]
            window[...] = np.where(np.isin(stamps[ink], ["0", "?"]), window, stamps[ink])
    return wide[reach:-reach, reach:-reach]
