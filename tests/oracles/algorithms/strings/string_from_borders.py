"""Judge by borders from their definition: each letter is the first one possible; short lists by all strings."""

from itertools import product
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    lengths = instance.lengths
    place = int(answer) if answer.isdigit() else len(lengths) + 1
    if not 1 <= place <= len(lengths) + 1 or (not answer.isdigit() and len(answer) != len(lengths)):
        return "no such place, or a wrong length"
    text = answer if not answer.isdigit() else _first(lengths[: place - 1])
    if len(text) != place - 1 or any(_border(text[:size]) != lengths[size - 1] for size in range(1, len(text) + 1)):
        return "the borders differ"
    if answer.isdigit() and any(_border(text + letter) == lengths[place - 1] for letter in "abcdefghijklmn"):
        return "the list goes on"
    if text != _first(lengths[: place - 1]):
        return "another string is before it"
    if len(lengths) <= 6:
        every = ("".join(word) for size in (len(text),) for word in product("abcd", repeat=size))
        fitting = (one for one in every if all(_border(one[: at + 1]) == lengths[at] for at in range(len(one))))
        return "" if next(fitting, None) == text else "not the first"
    return ""


def near_misses(instance: Any, answer: str) -> list[str]:
    """A place in the list, the string with letters exchanged, and one letter dropped."""
    if answer.isdigit():
        return [str(int(answer) + 1), str(int(answer) - 1), "a"]
    swapped = answer.translate(str.maketrans("ab", "ba"))
    return [swapped, answer[:-1], str(len(answer))]


def _first(lengths: Any) -> str:
    """Give the string whose every letter is the first that keeps the borders."""
    text = ""
    for length in lengths:
        text += next((letter for letter in "abcdefghijklmn" if _border(text + letter) == length), "?")
    return text


def _border(word: str) -> int:
    return next(size for size in range(len(word) - 1, -1, -1) if word.startswith(word[len(word) - size :]))
