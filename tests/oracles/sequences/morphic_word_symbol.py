"""Judge by writing the word out."""

from typing import Any

LEVELS = range(1, 7)


def confirm(instance: Any, answer: str | int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    rules = dict(zip("abcdef", instance.rules, strict=False))
    end = instance.place - 1 + instance.width
    word = "a"
    while len(word) < end:
        word = "".join(rules[symbol] for symbol in word)
    right: str | int = word[instance.place - 1 : end]
    if instance.counted:
        right = word[: instance.place].count(instance.counted)
    return "" if answer == right else f"expected {right}"


def near_misses(instance: Any, answer: str | int) -> list[str | int]:
    """The stretch read backwards, or the next number."""
    if isinstance(answer, int):
        return [answer - 1] if answer else [1]
    return [answer[::-1]] if answer[::-1] != answer else []
