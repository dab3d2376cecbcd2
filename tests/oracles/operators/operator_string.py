"""Judge by a recursive reader of the printed expression, with each meaning written again letter by letter."""

import re
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    meanings = {re.sub("[ab ]", "", form): _meaning(text) for form, text, _ in instance.definitions}
    value, rest = _infix(re.findall(r"\w+|\S", instance.shown), meanings)
    assert not rest
    return "" if answer == value else f"the string is {value}"


def near_misses(instance: Any, answer: str) -> list[str]:
    """A letter too many and one too few."""
    return [answer + answer[0], answer[1:]]


def _infix(tokens: list[str], meanings: Any) -> tuple[str, list[str]]:
    first, rest = _operand(tokens, meanings)
    if not rest or rest[0] == ")":
        return first, rest
    second, after = _operand(rest[1:], meanings)
    return meanings[rest[0]](first, second), after


def _operand(tokens: list[str], meanings: Any) -> tuple[str, list[str]]:
    head, rest = tokens[0], tokens[1:]
    if head == "(":
        value, rest = _infix(rest, meanings)
        return value, rest[1:]
    if head in meanings:
        value, rest = _operand(rest, meanings)
        return meanings[head](value, ""), rest
    return head, rest


def _meaning(text: str) -> Any:
    starts = {
        "take letters in turn": _in_turn,
        "delete": lambda a, b: a.translate({ord(x): None for x in b}),
        "keep only those": lambda a, b: a.translate({ord(x): None for x in a if x not in b}),
        "move the first": _moved,
        "a followed": lambda a, b: a + "".join(reversed(b)),
        "place by place": lambda a, b: "".join(a[i] if a[i] > b[i] else b[i] for i in range(min(len(a), len(b)))),
        "the first half": lambda a, b: a[: (len(a) - len(a) % 2) // 2] + b + a[(len(a) - len(a) % 2) // 2 :],
        "keep only the first": lambda a, _: "".join(x for i, x in enumerate(a) if a.index(x) == i),
        "the letters": lambda a, _: "".join(x * a.count(x) for x in "ABCDEF"),
        "a read": lambda a, _: "".join(reversed(a)),
    }
    return next(function for start, function in starts.items() if text.startswith(start))


def _in_turn(a: str, b: str) -> str:
    result = ""
    while a or b:
        result, a, b = result + a[:1] + b[:1], a[1:], b[1:]
    return result


def _moved(a: str, b: str) -> str:
    for _ in b:
        a = a[1:] + a[:1]
    return a
