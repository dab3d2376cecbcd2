"""Judge by masks of the grid: under each scheme that fits, every part has a dictionary from colour to colour."""

from typing import Any

import numpy as np

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    pairs = [(np.array(before), np.array(after)) for before, after in instance.pairs]
    query = np.array(instance.query)
    results = set()
    for scheme in instance.schemes:
        maps: dict[tuple[int, str], set[str]] = {}
        for before, after in pairs:
            for number, mask in enumerate(_masks(scheme, before.shape)):
                for old, new in zip(before[mask], after[mask], strict=True):
                    maps.setdefault((number, str(old)), set()).add(str(new))
        if any(len(colours) > 1 for colours in maps.values()):
            continue
        image = np.full(query.shape, "?")
        for number, mask in enumerate(_masks(scheme, query.shape)):
            for row, col in np.argwhere(mask):
                (image[row, col],) = maps.get((number, str(query[row, col])), {"?"})
        results.add(tuple(map(tuple, image.tolist())))
    if len(results) != 1 or "?" in str(results):
        return f"the examples leave {len(results)} outputs or unknown cells"
    return "" if answer in results else "the colours are not those of the map"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The input, and the output upside down."""
    return [board for board in (instance.query, answer[::-1]) if board != answer]


def _masks(scheme: str, shape: Any) -> list[Any]:
    rows, cols = np.indices(shape)
    odd_row, odd_col = rows % 2 == 0, cols % 2 == 0
    edge = (rows == 0) | (cols == 0) | (rows == shape[0] - 1) | (cols == shape[1] - 1)
    return {
        "all": [rows >= 0],
        "rows": [odd_row, ~odd_row],
        "columns": [odd_col, ~odd_col],
        "chess": [odd_row ^ odd_col, ~(odd_row ^ odd_col)],
        "border": [edge, ~edge],
        "both": [odd_row & odd_col, odd_row & ~odd_col, ~odd_row & odd_col, ~odd_row & ~odd_col],
    }[scheme]
