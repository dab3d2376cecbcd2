"""Judge by all stacks from which the end can be reached, kept as strings for every place, walked from the back."""

from functools import cache
from typing import Any

LEVELS = range(1, 11)

_CLOSING = {"(": ")", "[": "]", "{": "}"}


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    right = _first(instance)
    return "" if answer == right else f"the first is {right}"


def near_misses(instance: Any, answer: str) -> list[str]:
    """The last string, the string backwards, and the signs in the usual order."""
    usual = "".join(sorted(instance.order))
    wrong = [_first(instance, instance.order[::-1]), _first(instance, usual), answer[::-1], answer[1:] + answer[0]]
    return [text for text in wrong if text != answer]


def _first(instance: Any, order: str = "") -> str:
    pattern = instance.prefix.ljust(instance.length, "?")

    @cache
    def best(place: int, stack: str) -> str | None:
        """Give the first end of the string after a place, or None."""
        if len(stack) > len(pattern) - place:
            return None
        if place == len(pattern):
            return ""
        for sign in order or instance.order:
            if pattern[place] not in ("?", sign):
                continue
            if sign in _CLOSING:
                rest = best(place + 1, stack + _CLOSING[sign])
            else:
                rest = best(place + 1, stack[:-1]) if stack.endswith(sign) else None
            if rest is not None:
                return sign + rest
        return None

    return best(0, "") or ""
