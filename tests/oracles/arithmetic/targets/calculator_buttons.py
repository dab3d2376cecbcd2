"""Judge by pressing buttons on a string of digits; search short ways to the target layer by layer for other answers."""

from collections.abc import Iterator
from itertools import product
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[str, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if len(answer) > instance.limit:
        return "too many presses"
    shown = _last(instance, answer)
    return "" if shown == str(instance.target) else f"it shows {shown}"


def others(instance: Any, answer: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """All ways with few presses."""
    if len(instance.names) ** instance.limit < 5000:
        for presses in product(instance.names, repeat=instance.limit):
            if presses != answer and _last(instance, presses) == str(instance.target):
                yield presses


def near_misses(instance: Any, answer: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """The last press left out, the first one doubled."""
    if len(answer) > 1:
        yield answer[:-1]
    yield (answer[0], *answer)


def _last(instance: Any, presses: tuple[str, ...]) -> str:
    """Give what is shown in the end, or that a press is not allowed."""
    digits = str(instance.start)
    for name in presses:
        digits = _pressed(digits, name)
        if not digits.isdigit() or len(digits) > 8:
            return "a press is not allowed"
    return digits


def _pressed(digits: str, name: str) -> str:
    word, n = name.rstrip("0123456789"), name.lstrip("+-*/abcdefghijklmnopqrstuvwxyz")
    first, last = digits[0], digits[-1]
    if word in ("+", "-", "*"):
        return str({"+": int(digits) + int(n), "-": int(digits) - int(n), "*": int(digits) * int(n)}[word])
    if word == "/":
        quotient = str(int(digits) // int(n))
        return quotient if int(quotient) * int(n) == int(digits) else "no integer"
    changed = {
        "append": digits + n,
        "reverse": "".join(reversed(digits)),
        "delete": digits[:-1],
        "sum": str(sum(map(int, digits))),
        "mirror": digits + "".join(reversed(digits)),
        "swap": last + digits[1:-1] + first if len(digits) > 1 else digits,
        "rotate": digits[1:] + first,
    }[word]
    return changed.lstrip("0") or "0"
