"""Judge with scipy's labels: regions that do not meet the border are filled by tables read from the examples."""

from typing import Any

import numpy as np
from scipy.ndimage import binary_dilation, label

LEVELS = range(1, 11)

FEATURES = {
    "all": lambda area, wall: 0,
    "parity": lambda area, wall: area % 2,
    "wall": lambda area, wall: wall,
    "area": lambda area, wall: area,
    "both": lambda area, wall: (wall, area % 2),
}


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    results = set()
    for kind in instance.kinds:
        table: dict[Any, set[str]] = {}
        for before, after in instance.pairs:
            for mask, area, wall in _enclosed(before):
                table.setdefault(FEATURES[kind](area, wall), set()).update(np.array(after)[mask].tolist())
        if all(len(colours) == 1 for colours in table.values()):
            image = np.array(instance.query, dtype="<U9")
            for mask, area, wall in _enclosed(instance.query):
                image[mask] = min(table.get(FEATURES[kind](area, wall), {"unknown"}))
            results.add(tuple(map(tuple, image.tolist())))
    if len(results) != 1 or "unknown" in str(results):
        return f"the fitting rules give {len(results)} grids or an unknown colour"
    return "" if answer in results else "no fitting rule gives this grid"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The input, and every region filled, open ones too."""
    fill = max(item for row, old in zip(answer, instance.query, strict=True) for item in set(row) - set(old) or {"1"})
    full = tuple(tuple(fill if item == "0" else item for item in row) for row in answer)
    return [board for board in (instance.query, full) if board != answer]


def _enclosed(board: Any) -> list[tuple[Any, int, str]]:
    array = np.array(board)
    numbers, count = label(np.pad(array == "0", 1, constant_values=True))
    found = []
    for number in range(1, count + 1):
        mask = (numbers == number)[1:-1, 1:-1]
        if numbers[0, 0] != number:
            found.append((mask, int(mask.sum()), max(array[binary_dilation(mask)].tolist())))
    return found
