"""Judge by rewriting words: the first pair of letters in the wrong order is exchanged until there is none."""

from collections import Counter
from itertools import product
from math import prod
from typing import Any

LEVELS = range(1, 9)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    letters = instance.letters
    open_words: Counter[tuple[str, int]] = Counter()
    for chosen in product(*(zip(letters, factor, strict=True) for factor in instance.factors)):
        open_words["".join(letter for letter, _ in chosen), 0] += prod(number for _, number in chosen)
    rules = {letters[j] + letters[i]: (letters[i] + letters[j], k, e, c) for i, j, k, e, c in instance.rules}
    done: Counter[tuple[str, int]] = Counter()
    while open_words:
        (word, degree), number = open_words.popitem()
        place = next((i for i in range(len(word) - 1) if word[i : i + 2] in rules), None)
        if place is None:
            done[word, degree] += number
            continue
        pair, k, e, c = rules[word[place : place + 2]]
        open_words[word[:place] + pair + word[place + 2 :], degree + e] += number * k
        if c:
            open_words[word[:place] + word[place + 2 :], degree] += number * c
    asked = "".join(letter * n for letter, n in zip(letters, instance.asked, strict=True))
    right = {degree: number for (word, degree), number in done.items() if word == asked and number}
    return "" if {exponents[0]: value for exponents, value in answer} == right else f"the coefficients are {right}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The same coefficients one power of q higher."""
    return [tuple(((exponents[0] + 1,), value) for exponents, value in answer)]
