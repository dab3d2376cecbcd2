"""Judge by all different orders of the letters and a regular expression for each condition."""

import re
from collections.abc import Iterator
from typing import Any

from sympy.utilities.iterables import multiset_permutations

from bootcamp.lib.counting import multinomial

LEVELS = range(1, 4)

PATTERNS = {
    "vowels": r"[^AEIOU]*[AEIOU]*[^AEIOU]*",
    "before": r"[^{1}]*[^{0}]*",
    "first": r"{0}.*",
    "last": r".*{0}",
    "block": r".*{0}{1}.*",
    "alone": r"(?!.*{0}{0}).*",
}


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    rules = [re.compile(PATTERNS[kind].format(*letters)) for kind, letters in instance.conditions]
    right = sum(all(rule.fullmatch(word) for rule in rules) for word in _words(instance.letters))
    return "" if answer == right else f"there are {right}"


def near_misses(instance: Any, answer: int) -> list[int]:
    """Without any condition, and with equal letters told apart."""
    counts = [instance.letters.count(letter) for letter in sorted(set(instance.letters))]
    apart = answer
    for count in counts:
        apart *= count
    return [one for one in (multinomial(counts), apart) if one != answer]


def _words(letters: str) -> Iterator[str]:
    return ("".join(word) for word in multiset_permutations(sorted(letters)))
