"""Judge with numpy panels and scipy's labels: for each feature the panels are counted by value."""

from collections import Counter
from typing import Any

import numpy as np
from scipy.ndimage import label

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    results = set()
    for name in instance.features:
        if all(_odd(name, before) == after for before, after in instance.pairs):
            results.add(_odd(name, instance.query))
    results.discard(None)
    if len(results) != 1:
        return f"the fitting features single out {len(results)} panels"
    return "" if answer in results else "no fitting feature singles out this panel"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The other panels."""
    panels = [tuple(map(tuple, panel.tolist())) for panel in _panels(instance.query)]
    return [panel for panel in panels if panel != answer]


def _panels(board: Any) -> list[Any]:
    array = np.array(board)
    count = (array.shape[1] + 1) // (len(array) + 1)
    lines = [len(array) + i * (len(array) + 1) for i in range(count - 1)]
    return np.split(np.delete(array, lines, axis=1), count, axis=1)


def _odd(name: str, board: Any) -> Any:
    panels = _panels(board)
    values = [_value(name, panel) for panel in panels]
    counts = Counter(values)
    if sorted(counts.values()) != [1, len(panels) - 1]:
        return None
    odd = next(panel for panel, value in zip(panels, values, strict=True) if counts[value] == 1)
    return tuple(map(tuple, odd.tolist()))


def _value(name: str, panel: Any) -> Any:
    sizes = []
    for colour in set(panel.ravel().tolist()) - {"0"}:
        numbers, count = label(panel == colour)
        sizes += [int((numbers == number).sum()) for number in range(1, count + 1)]
    return {
        "filled": int((panel != "0").sum()),
        "colours": tuple(sorted(set(panel.ravel().tolist()) - {"0"})),
        "mirror": bool((panel == np.fliplr(panel)).all()),
        "flip": bool((panel == np.flipud(panel)).all()),
        "objects": len(sizes),
        "largest": max(sizes, default=0),
    }[name]
