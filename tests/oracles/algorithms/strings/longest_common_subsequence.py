"""Judge by regular expressions for subsequences, and by the bit-parallel count of Hyyrö for the length."""

import re
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if not _common(instance, answer):
        return "no common subsequence"
    best = _length(instance.first, instance.second)
    return "" if len(answer) == best else f"the longest has {best} letters"


def others(instance: Any, answer: str) -> list[str]:
    """The same with one letter moved or changed, where that is common too."""
    near = [answer[:at] + letter + answer[at + 1 :] for at in range(len(answer)) for letter in set(instance.first)]
    near += [answer[:at] + answer[at + 1 :] + letter for at in range(len(answer)) for letter in set(instance.first)]
    return [word for word in near if _common(instance, word)][:6]


def near_misses(instance: Any, answer: str) -> list[str]:
    """The string without a letter, with one more, backwards, and both strings themselves."""
    wrong = [answer[1:], answer[:-1], answer + answer[-1], answer[::-1], instance.first, instance.second]
    return [word for word in wrong if len(word) < instance.best or not _common(instance, word)]


def _common(instance: Any, word: str) -> bool:
    pattern = ".*?".join(word)
    return all(re.search(pattern, text) for text in (instance.first, instance.second))


def _length(first: str, second: str) -> int:
    full = (1 << len(first)) - 1
    state = full
    for letter in second:
        places = sum(1 << at for at, other in enumerate(first) if other == letter)
        hits = state & places
        state = ((state + hits) | (state - hits)) & full
    return (full ^ state).bit_count()
