"""Judge with numpy bit arrays: all terms of all strings at once, then every operation on two of them."""

from itertools import combinations
from typing import Any

import numpy as np

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    inputs = np.array([[c == "1" for c in text] for text in (*(b for b, _ in instance.pairs), instance.query)])
    outputs = np.array([[c == "1" for c in after] for _, after in instance.pairs])
    terms = []
    for k in range(instance.width):
        terms.append(np.roll(inputs, -k, axis=1))
    for k in range(1, instance.shift + 1):
        left, right = np.roll(inputs, -k, axis=1), np.roll(inputs, k, axis=1)
        left[:, -k:] = right[:, :k] = False
        terms += [left, right]
    terms += [~term for term in terms]
    found = list(terms)
    if instance.terms == 2:
        found += [op(a, b) for a, b in combinations(terms, 2) for op in (np.logical_and, np.logical_or, np.not_equal)]
    results = {"".join("01"[int(bit)] for bit in bits[-1]) for bits in found if np.array_equal(bits[:-1], outputs)}
    if len(results) != 1:
        return f"the fitting formulas give {len(results)} strings"
    return "" if answer in results else "no fitting formula gives this string"


def near_misses(instance: Any, answer: str) -> list[str]:
    """The input, and the output with a bit changed at each end."""
    flip = {"0": "1", "1": "0"}
    return [instance.query, flip[answer[0]] + answer[1:], answer[:-1] + flip[answer[-1]]]
