"""Judge by Python's own regular expressions on all words up to a length."""

import re
from itertools import product
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str | None) -> str:
    """Say what is wrong with `answer`, or nothing."""
    found = _shortest(instance, 10)
    if answer is None:
        return f"{found[0]} is a word" if found else ""
    return "" if answer in found else "the word is no shortest one"


def others(instance: Any, answer: str | None) -> list[str]:
    """Some more shortest words."""
    return _shortest(instance, 8)[:3] if answer is not None else []


def near_misses(instance: Any, answer: str | None) -> list[str | None]:
    """None, and other words of the length; for none, two words of the first expression."""
    first, second = _patterns(instance)
    length = 3 if answer is None else len(answer)
    words = ["".join(letters) for letters in product(instance.alphabet, repeat=length)]
    wrong = [w for w in words if not first.fullmatch(w) or second.fullmatch(w)][:2]
    return [*wrong] if answer is None else [None, answer + answer, *wrong]


def _patterns(instance: Any) -> list[re.Pattern[str]]:
    return [re.compile(text.replace("e", "(?:)")) for text in (instance.first, instance.second)]


def _shortest(instance: Any, longest: int) -> list[str]:
    first, second = _patterns(instance)
    for length in range(longest + 1):
        words = ("".join(letters) for letters in product(instance.alphabet, repeat=length))
        found = [word for word in words if first.fullmatch(word) and not second.fullmatch(word)]
        if found:
            return found
    return []
