"""Judge by backward induction over histories: all orders of the pile, or nested maxima for the wheel in sympy."""

from collections import defaultdict
from fractions import Fraction
from itertools import permutations
from typing import Any

LEVELS = range(1, 10)


def confirm(instance: Any, answer: Fraction) -> str:
    """Say what is wrong with `answer`, or nothing."""
    right = _pile(instance) if instance.cards else _wheel(instance)
    return "" if answer == right else f"it is {right}"


def near_misses(instance: Any, answer: Fraction) -> list[Fraction]:
    """One more, and a fraction a little off."""
    return [answer + 1, Fraction(answer.numerator + 1, answer.denominator + 1)]


def _wheel(instance: Any) -> Fraction:
    whole = sum(weight for _, weight in instance.wheel)
    value = sum((Fraction(v * w, whole) for v, w in instance.wheel), Fraction(0))
    for _ in range(instance.draws - 1):
        value = sum(
            (Fraction(w, whole) * max(Fraction(v), value - instance.cost) for v, w in instance.wheel), Fraction(0)
        )
    return value


def _pile(instance: Any) -> Fraction:
    """Average over the histories of each length, longest first; a history is the numbers seen."""
    deck = [value for value, count in instance.wheel for _ in range(count)]
    weights: dict[tuple[int, ...], int] = defaultdict(int)
    for history in permutations(deck, instance.draws):
        weights[history] += 1
    values = {history: Fraction(history[-1]) for history in weights}
    for length in range(instance.draws - 1, -1, -1):
        sums: dict[tuple[int, ...], Fraction] = defaultdict(Fraction)
        counts: dict[tuple[int, ...], int] = defaultdict(int)
        for history, weight in weights.items():
            sums[history[:length]] += weight * values[history]
            counts[history[:length]] += weight
        means = {history: total / counts[history] for history, total in sums.items()}
        if not length:
            return means[()]
        values = {history: max(Fraction(history[-1]), mean - instance.cost) for history, mean in means.items()}
        weights = counts
    raise AssertionError
