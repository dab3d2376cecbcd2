"""Judge by Caesar shifts: the letters over the same letter of the key are one column, moved by one amount."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    given = [ord(c) - 65 for c in instance.text if c != " "]
    n = instance.key_length
    shifts = [ord(c) - 65 for c in instance.key] or [-1] * n
    for i, c in enumerate(instance.known, start=instance.place - 1):
        shifts[i % n] = (given[i] - (ord(c) - 65)) % 26
    if min(shifts) < 0:
        return "the key does not follow"
    right = [0] * len(given)
    for column, shift in enumerate(shifts):
        move = shift if instance.encrypt else -shift
        right[column::n] = [(value + move) % 26 for value in given[column::n]]
    return "" if [ord(c) - 65 for c in answer] == right else "the letters differ"


def near_misses(instance: Any, answer: str) -> list[str]:
    """The text as given, the result without its last letter, and backwards."""
    return [instance.text.replace(" ", ""), answer[:-1], *([answer[::-1]] if answer[::-1] != answer else [])]
