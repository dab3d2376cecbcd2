"""Judge by a regular expression, which finds matches that do not overlap from the left."""

import re
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    right = _inserted(instance, "{}")
    return "" if answer == right else f"the string is {right}"


def near_misses(instance: Any, answer: str) -> list[str]:
    """Insertions after overlapping matches too, before the matches, and none at all."""
    letters = dict(instance.patterns)
    size = len(instance.patterns[0][0])
    places = range(1, len(instance.text) + 1)
    every = (instance.text[end - 1] + letters.get(instance.text[max(0, end - size) : end], "") for end in places)
    wrong = ["".join(every), _inserted(instance, "(?<={})"), instance.text, answer[:-1]]
    return [text for text in wrong if text != answer]


def _inserted(instance: Any, form: str) -> str:
    letters = dict(instance.patterns)
    pattern = "|".join(letters)
    if form != "{}":
        return re.sub(pattern, lambda hit: letters[hit[0]] + hit[0], instance.text)
    return re.sub(pattern, lambda hit: hit[0] + letters[hit[0]], instance.text)
