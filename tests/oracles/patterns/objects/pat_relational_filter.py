"""Judge with scipy's labels, dilation and hole filling: a table of relations, and every condition tried on it."""

from itertools import combinations, product
from typing import Any

import numpy as np
from scipy.ndimage import binary_dilation, binary_fill_holes, label

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    shown = []
    new: set[int] = set()
    for before, after in instance.pairs:
        masks, table = _table(before)
        image = np.array(after).astype(int)
        changed = [bool((image[mask] != np.array(before).astype(int)[mask]).any()) for mask in masks]
        new |= {int(ink) for mask, flag in zip(masks, changed, strict=True) if flag for ink in image[mask]}
        shown.append((table, changed))
    if len(new) != 1:
        return f"{len(new)} new colours are shown"
    masks, table = _table(instance.query)
    results = set()
    for test in _tests(instance.kinds, instance.joined):
        if all([test(row) for row in rows] == changed for rows, changed in shown):
            image = np.array(instance.query)
            for mask, row in zip(masks, table, strict=True):
                if test(row):
                    image[mask] = str(min(new))
            results.add(tuple(map(tuple, image.tolist())))
    if len(results) != 1:
        return f"the fitting conditions give {len(results)} grids"
    return "" if answer in results else "no fitting condition gives this grid"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The input, and the output upside down."""
    return [board for board in (instance.query, answer[::-1]) if board != answer]


def _tests(names: Any, joined: bool) -> Any:
    for name, wanted in product(names, (True, False)):
        yield lambda row, name=name, wanted=wanted: row[name] == wanted
    for one, other in combinations(names, 2) if joined else ():
        for a, b in product((True, False), repeat=2):
            yield lambda row, one=one, other=other, a=a, b=b: row[one] == a and row[other] == b
            yield lambda row, one=one, other=other, a=a, b=b: row[one] == a or row[other] == b


def _table(board: Any) -> tuple[list[Any], list[dict[str, bool]]]:
    board = np.array(board).astype(int)
    parts = []
    for ink in np.unique(board[(board > 0) & (board < 9)]):
        marks, number = label(board == ink)
        parts += [(int(ink), marks == k) for k in range(1, number + 1)]
    (row, col), *_ = np.argwhere(board == 9)
    table = []
    for ink, mask in parts:
        others = [(colour, part) for colour, part in parts if part is not mask]
        copies = [
            colour
            for colour, part in others
            if _cut(part).shape == _cut(mask).shape and (_cut(part) == _cut(mask)).all()
        ]
        holes = [(binary_fill_holes(part) & ~part, part) for _, part in others]
        own = binary_fill_holes(mask) & ~mask
        table.append(
            {
                "copy": bool(copies),
                "twin": any(colour != ink for colour in copies),
                "colour": any(colour == ink for colour, _ in others),
                "touches": any(bool((binary_dilation(mask) & part).any()) for _, part in others),
                "inside": any(bool(hole[mask].all()) for hole, _ in holes),
                "holds": any(bool(own[part].all()) for _, part in others),
                "line": bool(mask[row].any() or mask[:, col].any()),
            }
        )
    return [mask for _, mask in parts], table


def _cut(mask: Any) -> Any:
    rows, cols = np.nonzero(mask)
    return mask[rows.min() : rows.max() + 1, cols.min() : cols.max() + 1]
