"""Judge with lists of records and loops written apart, trying every script of edits."""

from collections import Counter
from itertools import product
from typing import Any

LEVELS = range(1, 9)

SHAPES = ["triangle", "square", "pentagon", "hexagon"]
SIZES = ["small", "medium", "large"]
PLACES = ["top", "right", "bottom", "left"]


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    edits = list(product([None, *instance.values], instance.changes))
    ends = [Counter(after) for _, after in instance.examples]
    results = []
    for steps in range(1, instance.steps + 1):
        for script in product(edits, repeat=steps):
            if all(_run(script, before) == end for (before, _), end in zip(instance.examples, ends, strict=True)):
                result = _run(script, instance.figure)
                results += [result] if result not in results else []
    if len(results) != 1:
        return f"the fitting scripts give {len(results)} figures"
    return "" if Counter(map(tuple, answer)) == results[0] else "no fitting script gives this figure"


def others(instance: Any, answer: Any) -> list[Any]:
    """The parts in the opposite order."""
    return [answer[::-1]] if answer[::-1] != answer else []


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The figure as it was, the last part twice, and the first part left out."""
    return [instance.figure, (*answer, answer[-1]), answer[1:]]


def _run(script: Any, figure: Any) -> Counter[tuple[str, ...]]:
    parts = [list(part) for part in figure]
    for value, change in script:
        left: list[list[str]] = []
        for part in parts:
            left += [part] if value is not None and value not in part else _changed(part, change)
        parts = left
    return Counter(map(tuple, parts))


def _changed(part: list[str], change: str) -> list[list[str]]:
    size, fill, shape, place, dots = part
    if change == "turn":
        place = PLACES[PLACES.index(place) - 3]
    elif change == "invert":
        fill = "black" if fill == "white" else "white" if fill == "black" else fill
    elif change == "dots":
        dots = str(int(dots) + SHAPES.index(shape) + 3)[-1]
    elif change == "grow":
        size = SIZES[SIZES.index(size) - 2]
    elif change == "side":
        shape = SHAPES[SHAPES.index(shape) - 3]
    elif change == "drop":
        return []
    return [[size, fill, shape, place, dots]] * (2 if change == "double" else 1)
