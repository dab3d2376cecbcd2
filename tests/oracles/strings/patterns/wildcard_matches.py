"""Judge by fnmatch."""

from fnmatch import fnmatchcase
from typing import Any

LEVELS = range(1, 11)

Sets = tuple[frozenset[int], ...]


def confirm(instance: Any, answer: Sets) -> str:
    """Say what is wrong with `answer`, or nothing."""
    right = _sets(instance, "", "")
    return "" if answer == right else f"the sets are {right}"


def near_misses(instance: Any, answer: Sets) -> list[Sets]:
    """The sets of patterns that match a part, with stars that need a letter, and one number more or less."""
    wrong = [_sets(instance, "*", "*"), _sets(instance, "", "*"), answer[::-1]]
    starry = [pattern.replace("*", "?*") for pattern in instance.patterns]
    wrong.append(_sets(instance.model_copy(update={"patterns": tuple(starry)}), "", ""))
    wrong += [(answer[0] ^ {number}, *answer[1:]) for number in range(1, len(instance.patterns) + 1)]
    return [sets for sets in wrong if sets != answer]


def _sets(instance: Any, front: str, end: str) -> Sets:
    return tuple(
        frozenset(n for n, pattern in enumerate(instance.patterns, 1) if fnmatchcase(text, front + pattern + end))
        for text in instance.strings
    )
