"""Judge with numpy keys and lexsort; the order of equal blocks is their place."""

from collections import Counter
from itertools import permutations, product
from typing import Any

import numpy as np
from scipy.ndimage import label

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    tables = [_keys(board) for board in (*(before for before, _ in instance.pairs), instance.query)]
    results = set()
    for names in permutations(instance.keys, 2 if instance.second else 1):
        for signs in product((1, -1), repeat=len(names)):
            images = [_ordered(blocks, keys, names, signs) for blocks, keys in tables]
            if images[:-1] == [after for _, after in instance.pairs]:
                results.add(images[-1])
    if len(results) != 1:
        return f"the fitting rules give {len(results)} grids"
    return "" if answer in results else "no fitting rule gives this grid"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The input, and the blocks in the opposite order."""
    blocks, _ = _keys(answer)
    return [board for board in (instance.query, _joined(blocks[::-1])) if board != answer]


def _keys(board: Any) -> tuple[list[Any], dict[str, list[int]]]:
    array = np.array(board).astype(int)
    side = len(array)
    blocks = [array[:, left : left + side] for left in range(0, array.shape[1], side + 1)]
    keys: dict[str, list[int]] = {name: [] for name in ("filled", "colours", "most", "objects", "largest", "fewest")}
    for block in blocks:
        counts = Counter(block[block > 0].tolist())
        labels = [label(block == ink) for ink in sorted(counts)]
        sizes = [int((marks == k).sum()) for marks, number in labels for k in range(1, number + 1)]
        ranked = sorted(counts, key=lambda ink: (-counts[ink], ink)) or [0]
        keys["filled"].append(counts.total())
        keys["colours"].append(len(counts))
        keys["most"].append(ranked[0])
        keys["fewest"].append(ranked[-1])
        keys["objects"].append(len(sizes))
        keys["largest"].append(max(sizes, default=0))
    return blocks, keys


def _ordered(blocks: list[Any], keys: dict[str, list[int]], names: Any, signs: Any) -> Any:
    columns = [np.arange(len(blocks))]
    columns += [sign * np.array(keys[name]) for name, sign in reversed(list(zip(names, signs, strict=True)))]
    return _joined([blocks[place] for place in np.lexsort(columns)])


def _joined(blocks: list[Any]) -> Any:
    wall = np.full((len(blocks[0]), 1), 9)
    parts = [part for block in blocks for part in (block, wall)][:-1]
    return tuple(map(tuple, np.hstack(parts).astype(str).tolist()))
