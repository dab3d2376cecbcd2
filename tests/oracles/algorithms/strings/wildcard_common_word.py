"""Judge by regular expressions, and by single places in both patterns that move on together."""

import re
from itertools import product
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if not _matches(instance, answer):
        return "no match"
    best = _least(*instance.patterns)
    if len(answer) == best <= 7:
        shorter = (word for size in range(len(answer)) for word in product(instance.letters, repeat=size))
        assert not any(_matches(instance, "".join(word)) for word in shorter)
    return "" if len(answer) == best else f"the shortest has {best} letters"


def others(instance: Any, answer: str) -> list[str]:
    """Words of the same length with a letter or two changed that match too."""
    near = [answer[:at] + letter + answer[at + 1 :] for at in range(len(answer)) for letter in instance.letters]
    return [word for word in near if _matches(instance, word)]


def near_misses(instance: Any, answer: str) -> list[str]:
    """The word without a letter or with one more, and the patterns without their stars."""
    wrong = [answer + letter for letter in instance.letters] + [answer[:-1], answer[1:]]
    wrong += [pattern.replace("*", "").replace("?", "a") for pattern in instance.patterns]
    return [word for word in wrong if word and (len(word) > len(answer) or not _matches(instance, word))]


def _matches(instance: Any, word: str) -> bool:
    patterns = (pattern.replace("?", ".").replace("*", ".*") for pattern in instance.patterns)
    return all(re.fullmatch(pattern, word) for pattern in patterns)


def _least(first: str, second: str) -> int:
    """Count the letters by rounds of pairs of places, where a star is passed for nothing."""
    pairs, count = {(0, 0)}, 0
    while True:
        while True:
            free = {(i + 1, j) for i, j in pairs if first[i : i + 1] == "*"}
            free |= {(i, j + 1) for i, j in pairs if second[j : j + 1] == "*"}
            if free <= pairs:
                break
            pairs |= free
        if (len(first), len(second)) in pairs:
            return count
        after = set()
        for i, j in pairs:
            if i < len(first) and j < len(second):
                a, b = first[i], second[j]
                if a == b or "?" in (a, b) or "*" in (a, b):
                    after.add((i + (a != "*"), j + (b != "*")))
        pairs, count = after, count + 1
