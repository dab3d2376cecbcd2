"""Judge by the longest subsequence that the string shares with its reverse."""

from functools import cache
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if list(answer) != list(reversed(answer)) or not _holds(answer, instance.text):
        return "no palindrome of the string"
    text = instance.text
    back = text[::-1]

    @cache
    def shared(i: int, j: int) -> int:
        if i == len(text) or j == len(text):
            return 0
        if text[i] == back[j]:
            return 1 + shared(i + 1, j + 1)
        return max(shared(i + 1, j), shared(i, j + 1))

    least = 2 * len(text) - shared(0, 0)
    return "" if len(answer) == least else f"{least} letters suffice"


def others(instance: Any, answer: str) -> list[str]:
    """The palindrome that comes of the other choices, from the left side last."""
    text = instance.text

    @cache
    def made(i: int, j: int) -> str:
        if j - i < 2:
            return str(text[i:j])
        ends = [text[j - 1] + made(i, j - 1) + text[j - 1], text[i] + made(i + 1, j) + text[i]]
        if text[i] == text[j - 1]:
            ends.append(text[i] + made(i + 1, j - 1) + text[i])
        return min(ends, key=len)

    return [made(0, len(text))]


def near_misses(instance: Any, answer: str) -> list[str]:
    """The string with its reverse, the string alone, the palindrome without its ends, with more around it."""
    text = instance.text
    wrong = [text + text[::-1], text, answer[1:-1], "".join(text[:1]) + answer + text[:1], text + text[-2::-1]]
    return [one for one in wrong if confirm(instance, one)]


def _holds(long: str, short: str) -> bool:
    place = -1
    for letter in short:
        place = long.find(letter, place + 1)
        if place < 0:
            return False
    return True
