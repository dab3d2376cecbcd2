"""Judge by the rule itself for small indices, and by the run lengths of the binary index as a continued fraction."""

from fractions import Fraction
from itertools import groupby
from math import floor
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n = answer if instance.inverse else int(instance.given)
    x = instance.given if instance.inverse else answer
    if n < 1:
        return "the index is not positive"
    if n.bit_length() > 1000:
        return "the index is far too large"
    if n <= 3000:
        term = Fraction(1)
        for _ in range(n - 1):
            term = 1 / (2 * floor(term) + 1 - term)
        assert term == _term(n)
    return "" if _term(n) == x else f"the term is {_term(n)}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The neighbours of the index, or the inverse of the fraction and the term after it."""
    if instance.inverse:
        return [answer + 1, 2 * answer]
    return [1 / (2 * floor(answer) + 1 - answer), *([1 / answer] if answer != 1 else [])]


def _term(n: int) -> Fraction:
    runs = [len(list(group)) for _, group in groupby(bin(n)[:1:-1])]
    if n % 2 == 0:
        runs = [0, *runs]
    value = Fraction(runs[-1])
    for run in reversed(runs[:-1]):
        value = run + 1 / value
    return value
