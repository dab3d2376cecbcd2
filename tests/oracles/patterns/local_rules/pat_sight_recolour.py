"""Judge cell by cell with numpy lines and Counter, reading a table for each kind from the examples."""

from collections import Counter
from typing import Any

import numpy as np

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    results = set()
    for kind in instance.kinds:
        table: dict[Any, set[str]] = {}
        for before, after in instance.pairs:
            for cell, feature in _features(kind, before):
                table.setdefault(feature, set()).add(after[cell[0]][cell[1]])
        if all(len(colours) == 1 for colours in table.values()):
            image = np.array(instance.query, dtype="<U9")
            for cell, feature in _features(kind, instance.query):
                image[cell] = min(table.get(feature, {"unknown"}))
            results.add(tuple(map(tuple, image.tolist())))
    if len(results) != 1 or "unknown" in str(results):
        return f"the fitting rules give {len(results)} grids or an unknown colour"
    return "" if answer in results else "no fitting rule gives this grid"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The input, and the output with two colours exchanged."""
    first, second = sorted({item for row in answer for item in row} - {"0"})[:2]
    swap = {first: second, second: first}
    return [instance.query, tuple(tuple(swap.get(item, item) for item in row) for row in answer)]


def _features(kind: str, board: Any) -> Any:
    array = np.array(board)
    for r, c in zip(*np.nonzero(array != "0"), strict=True):
        sights = {
            "right": array[r, c + 1 :],
            "left": array[r, :c][::-1],
            "down": array[r + 1 :, c],
            "up": array[:r, c][::-1],
        }
        if kind in sights:
            met = sights[kind][sights[kind] != "0"]
            yield (r, c), str(met[0]) if len(met) else "nothing"
            continue
        row, column = Counter(array[r][array[r] != "0"]), Counter(array[:, c][array[:, c] != "0"])
        own = array[r, c]
        yield (
            (r, c),
            {
                "row": row[own],
                "column": column[own],
                "compare": np.sign(row[own] - column[own]),
                "majority": (row[own] >= max(row.values()), column[own] >= max(column.values())),
            }[kind],
        )
