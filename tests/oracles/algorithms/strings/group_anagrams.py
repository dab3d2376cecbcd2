"""Judge by regular expressions for the steps and counts of letters for the groups."""

import re
from collections import Counter
from typing import Any

LEVELS = range(1, 11)

Groups = frozenset[frozenset[str]]


def confirm(instance: Any, answer: Groups) -> str:
    """Say what is wrong with `answer`, or nothing."""
    right = _groups(instance.words, instance.steps)
    return "" if answer == right else f"the groups are {right}"


def near_misses(instance: Any, answer: Groups) -> list[Groups]:
    """The groups without the steps and with the steps backwards, each word alone, and all words together."""
    wrong = [_groups(instance.words, ()), _groups(instance.words, instance.steps[::-1])]
    wrong += [frozenset(frozenset([word]) for word in instance.words), frozenset([frozenset(instance.words)])]
    return [groups for groups in wrong if groups != answer]


def _groups(words: Any, steps: Any) -> Groups:
    patterns = {"vowels": ("(?i)[aeiou]", ""), "runs": (r"(.)\1+", r"\1"), "ends": (r"^.?(.*?).?$", r"\1")}
    groups: list[tuple[Counter[str], set[str]]] = []
    for word in words:
        left = word
        for step in steps:
            left = left.lower() if step == "case" else re.sub(*patterns[step], left, count=0)
        counts = Counter(left)
        same = next((group for other, group in groups if other == counts), None)
        if same is None:
            groups.append((counts, {word}))
        else:
            same.add(word)
    return frozenset(frozenset(group) for _, group in groups)
