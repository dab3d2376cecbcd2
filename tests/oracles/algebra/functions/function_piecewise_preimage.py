"""Judge by all choices of pieces: each gives one linear equation, and its solution is tried."""

from fractions import Fraction
from itertools import product
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: frozenset[Fraction]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    chosen = [instance.functions["fg".index(name)] for name in reversed(instance.word)]  # the innermost first
    found = set()
    for lines in product(*(f.lines for f in chosen)):
        a, b = Fraction(1), Fraction(0)
        for slope, constant in lines:
            a, b = slope * a, slope * b + constant
        x = value = (instance.value - b) / a
        for f in chosen:
            value = _at(f, value)
        if value == instance.value:
            found.add(x)
    return "" if found == answer else "these are not all preimages"


def near_misses(instance: Any, answer: frozenset[Fraction]) -> list[frozenset[Fraction]]:
    """One left out, one more."""
    found = [answer - {x} for x in answer] if len(answer) > 1 else []
    return [*found, answer | {max(answer) + 1}] if confirm(instance, answer | {max(answer) + 1}) else found


def _at(function: Any, x: Fraction) -> Fraction:
    for (slope, constant), high, closed in zip(function.lines, function.breaks, function.closed, strict=False):
        if x < high or (closed and x == high):
            return slope * x + constant
    slope, constant = function.lines[-1]
    return slope * x + constant
