"""Judge by Python's re; the expressions are the task's own."""

import re
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: frozenset[int]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    right = _matched(instance, instance.pattern)
    return "" if answer == right else f"the strings are {sorted(right)}"


def near_misses(instance: Any, answer: frozenset[int]) -> list[frozenset[int]]:
    """The strings matched somewhere or at the beginning, none or all of them, one left out and one put in."""
    numbers = range(1, len(instance.strings) + 1)
    somewhere = [n for n, text in enumerate(instance.strings, 1) if re.search(instance.pattern, text)]
    front = [n for n, text in enumerate(instance.strings, 1) if re.match(instance.pattern, text)]
    wrong = [frozenset(somewhere), frozenset(front), frozenset(numbers), frozenset(numbers) - answer]
    wrong += [answer ^ {number} for number in numbers][:3]
    return [one for one in wrong if one != answer]


def _matched(instance: Any, pattern: str) -> frozenset[int]:
    return frozenset(n for n, text in enumerate(instance.strings, 1) if re.fullmatch(pattern, text))
