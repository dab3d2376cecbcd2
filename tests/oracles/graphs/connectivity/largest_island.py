"""Judge by labelling with scipy, with all sets of water cells where there are few."""

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import Any

import numpy as np
from scipy import ndimage

LEVELS = range(1, 8)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    water = _water(instance)
    chosen = set(answer["cells"])
    if not chosen <= set(water) or len(chosen) > instance.fills:
        return "not so many water cells"
    if _largest(instance, chosen) != answer["size"]:
        return "another size"
    best = max(_largest(instance, some) for size in range(instance.fills + 1) for some in combinations(water, size))
    return "" if best == answer["size"] else f"{best} is possible"


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """A size one off, no cell, and one more cell."""
    yield answer | {"size": answer["size"] + 1}
    yield {"cells": frozenset(), "size": _largest(instance, set())}
    spare = [cell for cell in _water(instance) if cell not in answer["cells"]]
    more = answer["cells"] | set(spare[: instance.fills + 1 - len(answer["cells"])])
    yield {"cells": more, "size": _largest(instance, more)}


def greedy(instance: Any) -> Any:
    """Fill the cell that is best alone, then the best one with it; or, for one cell, the first that joins something."""
    chosen: set[Any] = set()
    for _ in range(instance.fills):
        sizes = {cell: _largest(instance, {*chosen, cell}) for cell in _water(instance) if cell not in chosen}
        better = [cell for cell, size in sizes.items() if size > _largest(instance, chosen) + 1]
        chosen.add(max(sizes, key=sizes.__getitem__) if instance.fills > 1 else better[0])
    return {"cells": frozenset(chosen), "size": _largest(instance, chosen)}


def _land(instance: Any) -> Any:
    return np.array([[sign == "#" for sign in row] for row in instance.grid])


def _water(instance: Any) -> list[tuple[int, int]]:
    return [(int(r) + 1, int(c) + 1) for r, c in np.argwhere(~_land(instance))]


def _largest(instance: Any, filled: Iterable[tuple[int, int]]) -> int:
    board = _land(instance)
    for r, c in filled:
        board[r - 1, c - 1] = True
    labels, _ = ndimage.label(board)
    return int(np.bincount(labels.ravel())[1:].max())
