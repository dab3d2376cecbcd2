"""Judge with scipy's labels of the cells that are no walls and Counters of their dots."""

from collections import Counter
from typing import Any

import numpy as np
from scipy.ndimage import label

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    shown = [(_rooms(before), np.array(after)) for before, after in instance.pairs]
    asked, results = _rooms(instance.query), set()
    for kind in instance.kinds:
        table: dict[Any, set[str]] = {}
        for rooms, after in shown:
            for mask, facts in rooms:
                table.setdefault(facts[kind], set()).update(after[mask].tolist())
        if all(len(colours) == 1 for colours in table.values()):
            image = np.array(instance.query, dtype="<U9")
            for mask, facts in asked:
                image[mask] = min(table.get(facts[kind], {"unknown"}))
            results.add(tuple(map(tuple, image.tolist())))
    if len(results) != 1 or "unknown" in str(results):
        return f"the fitting rules give {len(results)} grids or an unknown colour"
    return "" if answer in results else "no fitting rule gives this grid"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The input, and the output with two colours exchanged."""
    first, second = sorted({item for row in answer for item in row if item in "45678"})[:2]
    swap = {first: second, second: first}
    return [instance.query, tuple(tuple(swap.get(item, item) for item in row) for row in answer)]


def _rooms(board: Any) -> list[tuple[Any, dict[str, Any]]]:
    array = np.array(board)
    numbers, count = label(array != "9")
    rooms = [numbers == number for number in range(1, count + 1)]
    dots = [Counter(array[room & (array != "0")].tolist()) for room in rooms]
    sizes = [int(room.sum()) for room in rooms]
    found = []
    for room, size, inside in zip(rooms, sizes, dots, strict=True):
        most = max(inside.values(), default=0)
        facts = {
            "number": inside.total(),
            "most": min([dot for dot in inside if inside[dot] == most], default="none"),
            "colours": len(inside),
            "parity": size % 2,
            "largest": (size == max(sizes), bool(inside)),
            "twin": sum(other.total() == inside.total() for other in dots) >= 2,
        }
        found.append((room & (array == "0"), facts))
    return found
