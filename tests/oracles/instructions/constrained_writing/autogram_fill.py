"""Spell the numbers by a table of its own, and count sign by sign."""

import re
from typing import Any

LEVELS = range(1, 11)

_ONES = (
    " one two three four five six seven eight nine ten"
    " eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen"
).split(" ")
_TENS = "  twenty thirty forty fifty sixty seventy eighty ninety".split(" ")


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if len(answer) != len(instance.letters) + 1 or not all(1 <= number <= 99 for number in answer):
        return "other numbers are asked for"
    text = re.sub(r"\[(\d+)\]", lambda gap: _spelled(answer[int(gap[1]) - 1]), instance.text)
    found = [len(re.findall(r"[A-Za-z]+(?:-[a-z]+)?", text))]
    for letter in instance.letters:
        found.append(sum(sign in (letter, letter.upper()) for sign in text))
    return "" if tuple(found) == answer else f"the counts are {found}"


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Each number by one too great or too small, where that is not true by chance."""
    tries = [
        (*answer[:place], answer[place] + step, *answer[place + 1 :])
        for place in range(len(answer))
        for step in (-1, 1)
    ]
    return [numbers for numbers in tries if min(numbers) >= 1 and max(numbers) <= 99 and confirm(instance, numbers)]


def greedy(instance: Any) -> tuple[int, ...]:
    """Count the text with its gaps, as if the number words did not count."""
    text = re.sub(r"\[\d+\]", "[]", instance.text).lower()
    return len(text.split()), *(text.count(letter) or 1 for letter in instance.letters)


def _spelled(number: int) -> str:
    ten, one = divmod(number, 10)
    return _ONES[number] if number < 20 else _TENS[ten] + (f"-{_ONES[one]}" if one else "")
