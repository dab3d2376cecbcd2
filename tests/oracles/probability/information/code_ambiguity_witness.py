"""Judge by counting how many ways the spelt string splits into code words, place after place."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    first, second = answer["first"], answer["second"]
    if not first or not second or not set(first) | set(second) <= set(instance.words):
        return "no lists of code words"
    text = "".join(first)
    ways = [1] + [0] * len(text)
    for end in range(1, len(text) + 1):
        ways[end] = sum(ways[end - len(word)] for word in instance.words if text[:end].endswith(word))
    assert ways[-1] >= 1
    return "" if text == "".join(second) and first != second and ways[-1] > 1 else "no two splittings"


def others(instance: Any, answer: Any) -> list[Any]:
    """The lists exchanged, and each of them twice."""
    first, second = answer["first"], answer["second"]
    return [{"first": second, "second": first}, {"first": first + second, "second": second + first}]


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """One list twice, and a list without its last word."""
    first, second = answer["first"], answer["second"]
    return [
        {"first": first, "second": first},
        {"first": first, "second": second[:-1]},
        {"first": first[::-1], "second": first[::-1]},
    ]
