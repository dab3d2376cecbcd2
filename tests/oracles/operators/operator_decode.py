"""Judge by trying every way to give the signs different operations, equation by equation."""

from itertools import permutations
from typing import Any

LEVELS = range(1, 9)
MEANINGS = {
    "x + y": lambda x, y: x + y,
    "x - y": lambda x, y: x - y,
    "x × y": lambda x, y: x * y,
    "max(x, y)": lambda x, y: x if x > y else y,
    "min(x, y)": lambda x, y: x if x < y else y,
    "|x - y|": lambda x, y: max(x - y, y - x),
    "x mod y": lambda x, y: x - y * (x // y),
    "y - x": lambda x, y: y - x,
    "2 × x + y": lambda x, y: x + x + y,
    "y": lambda x, y: y,
    "x × y - x": lambda x, y: x * (y - 1),
    "x + y + 1": lambda x, y: x + 1 + y,
}


def confirm(instance: Any, answer: dict[str, str]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    meanings = {name: MEANINGS[text] for name, text in instance.meanings}
    found = []
    for names in permutations(instance.operations, len(instance.signs)):
        chosen = dict(zip(instance.signs, names, strict=True))
        if all(_holds(equation, chosen, meanings) for equation in instance.equations):
            found.append(chosen)
    if len(found) != 1:
        return f"{len(found)} ways fit"
    return "" if answer == found[0] else "an equation fails"


def near_misses(instance: Any, answer: dict[str, str]) -> list[dict[str, str]]:
    """Two operations exchanged."""
    a, b, *_ = instance.signs
    return [{**answer, a: answer[b], b: answer[a]}]


def _holds(equation: Any, chosen: dict[str, str], meanings: Any) -> bool:
    (value, *rest), right = equation
    while rest:
        value, rest = meanings[chosen[rest[0]]](value, rest[1]), rest[2:]
    return bool(value == right)
