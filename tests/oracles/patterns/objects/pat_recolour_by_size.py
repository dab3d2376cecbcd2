"""Judge with scipy's labelling: tables from each kind of feature to colours, read from the examples."""

from typing import Any

import numpy as np
from scipy.ndimage import label

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    pairs = [(_objects(before), np.array(after)) for before, after in instance.pairs]
    objects = _objects(instance.query)
    results = set()
    for feature in _features(instance.kinds):
        table: dict[Any, set[str]] = {}
        for masks, after in pairs:
            sizes = [int(mask.sum()) for mask in masks]
            for mask, size in zip(masks, sizes, strict=True):
                table.setdefault(feature(size, sizes), set()).update(after[mask].tolist())
        if all(len(colours) == 1 for colours in table.values()):
            image = np.full(np.shape(instance.query), "0", dtype="<U9")
            sizes = [int(mask.sum()) for mask in objects]
            for mask, size in zip(objects, sizes, strict=True):
                image[mask] = min(table.get(feature(size, sizes), {"unknown"}))
            results.add(tuple(map(tuple, image.tolist())))
    if len(results) != 1 or "unknown" in str(results):
        return f"the fitting rules give {len(results)} grids or an unknown colour"
    return "" if answer in results else "no fitting rule gives this grid"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The input, and the output with two colours exchanged."""
    first, second = sorted({item for row in answer for item in row} - {"0"})[:2]
    swap = {first: second, second: first}
    return [instance.query, tuple(tuple(swap.get(item, item) for item in row) for row in answer)]


def _objects(board: Any) -> list[Any]:
    board = np.array(board)
    masks = []
    for colour in np.unique(board[board != "0"]):
        numbers, count = label(board == colour)
        masks += [numbers == number for number in range(1, count + 1)]
    return masks


def _features(kinds: Any) -> list[Any]:
    found: list[Any] = []
    if "size" in kinds:
        found.append(lambda size, sizes: size)
    if "parity" in kinds:
        found.append(lambda size, sizes: size % 2)
    if "largest" in kinds:
        found.append(lambda size, sizes: not [x for x in sizes if x > size])
    if "smallest" in kinds:
        found.append(lambda size, sizes: not [x for x in sizes if x < size])
    if "bound" in kinds:
        found += [lambda size, sizes, t=t: size >= t for t in range(1, 30)]
    if "twin" in kinds:
        found.append(lambda size, sizes: sizes.count(size) >= 2)
    if "rank" in kinds:
        found.append(lambda size, sizes: sorted(set(sizes), reverse=True).index(size))
    return found
