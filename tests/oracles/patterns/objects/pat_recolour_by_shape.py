"""Judge with scipy's labels and hole filling: every truth function of one or two properties, tried on masks."""

from itertools import combinations, product
from typing import Any

import numpy as np
from scipy.ndimage import binary_fill_holes, find_objects, label

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    results = set()
    for test in _tests(instance.properties, instance.joined):
        colours: dict[bool, set[str]] = {}
        for before, after in instance.pairs:
            for mask, found in _objects(before):
                colours.setdefault(bool(test(found)), set()).update(np.array(after)[mask].tolist())
        if all(len(names) == 1 for names in colours.values()):
            image = np.full(np.shape(instance.query), "0", dtype="<U9")
            for mask, found in _objects(instance.query):
                image[mask] = min(colours.get(bool(test(found)), {"unknown"}))
            results.add(tuple(map(tuple, image.tolist())))
    if len(results) != 1 or "unknown" in str(results):
        return f"the fitting rules give {len(results)} grids or an unknown colour"
    return "" if answer in results else "no fitting rule gives this grid"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The input, and the output with two colours exchanged."""
    first, second = sorted({item for row in answer for item in row} - {"0"})
    swap = {first: second, second: first}
    return [instance.query, tuple(tuple(swap.get(item, item) for item in row) for row in answer)]


def _tests(names: Any, joined: bool) -> Any:
    yield from (lambda found, name=name: found[name] for name in names)
    for one, other in combinations(names, 2) if joined else ():
        for a, b in product((0, 1), repeat=2):
            yield lambda f, one=one, other=other, a=a, b=b: (f[one] == a) & (f[other] == b)
            yield lambda f, one=one, other=other, a=a, b=b: (f[one] == a) | (f[other] == b)


def _objects(board: Any) -> list[Any]:
    board = np.array(board)
    found = []
    for colour in np.unique(board[board != "0"]):
        numbers, _ = label(board == colour)
        for number, (rows, cols) in enumerate(find_objects(numbers), 1):
            box = numbers[rows, cols] == number
            features = {
                "wide": box.shape[1] > box.shape[0],
                "border": 0 in (rows.start, cols.start) or board.shape[0] == rows.stop or board.shape[1] == cols.stop,
                "hole": binary_fill_holes(box).sum() > box.sum(),
                "rectangle": bool(box.all()),
                "mirror": np.array_equal(box, box[:, ::-1]),
                "line": min(box.shape) == 1,
            }
            found.append((numbers == number, {name: int(value) for name, value in features.items()}))
    return found
