"""Judge by Conway's and Li's formula: correlations of the words, weighed by the chances of the overlaps."""

from fractions import Fraction
from math import prod
from typing import Any

import sympy

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Fraction) -> str:
    """Say what is wrong with `answer`, or nothing."""
    words, n = instance.words, len(instance.words)
    mean, *first = sympy.symbols(f"e p0:{n}")
    equations = [sum(first) - 1]
    for later in words:
        overlap = sum(p * _exact(_fit(instance, early, later)) for p, early in zip(first, words, strict=True))
        equations.append(overlap - mean)
    (solution,) = sympy.linsolve(equations, [mean, *first])
    return "" if solution[0] == _exact(answer) else f"it is {solution[0]}"


def near_misses(instance: Any, answer: Fraction) -> list[Fraction]:
    """One letter more, and the length of the first word less."""
    return [answer + 1, answer - len(instance.words[0])]


def _fit(instance: Any, early: str, later: str) -> Fraction:
    """Add, for all endings of one word that begin the other, the inverse chances of these letters."""
    chance = dict(zip("ABCD", instance.chances, strict=False))
    lengths = [k for k in range(1, min(len(early), len(later)) + 1) if early[-k:] == later[:k]]
    return sum((1 / prod((chance[c] for c in later[:k]), start=Fraction(1)) for k in lengths), Fraction(0))


def _exact(value: Fraction) -> Any:
    return sympy.Rational(value.numerator, value.denominator)
