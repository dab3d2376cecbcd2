"""Judge by comparing neighbours in the order shown, key by key."""

import re
from itertools import pairwise
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if not 1 <= len(answer) <= instance.keys:
        return "the number of keys is wrong"
    if any(key not in instance.menu for key in answer):
        return "there is no such key"
    for first, second in pairwise(instance.after):
        if not _before(instance, first, second, answer):
            return f"row {second} comes before row {first}"
    return ""


def others(instance: Any, answer: Any) -> list[Any]:
    """A key that is given twice changes nothing, where another one is allowed."""
    return [(*answer, answer[0])] if len(answer) < instance.keys else []


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The opposite direction, no keys, fewer and more keys."""
    turned = tuple(key.replace(" up", " DOWN").replace(" down", " up").replace(" DOWN", " down") for key in answer)
    wrong = [turned, ("A text sideways",), ("text A up",), answer[1:], answer[:-1], (*answer, *answer)]
    return [one for one in wrong if confirm(instance, one)]


def _before(instance: Any, first: int, second: int, keys: Any) -> bool:
    for key in keys:
        head, way, turn = key.split()
        column = "ABCDEFG".index(head)
        a, b = (_measure(instance.before[number - 1][column], way) for number in (first, second))
        if a != b:
            return bool(a < b) == (turn == "up")
    return first < second


def _measure(cell: str, way: str) -> Any:
    if way == "number":
        return int(re.sub("[a-z]", "", cell) or "0")
    return {"length": len(cell), "end": [cell[-1]], "text": list(cell)}[way]
