"""Judge by scikit-like definitions on a list of single items, after solving for the hidden counts."""

from fractions import Fraction
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Fraction) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n = len(instance.counts)
    items: list[tuple[int, int]] = []
    for i, row in enumerate(instance.rows):
        others = sum(int(entry) for entry in row[1:] if entry != "?")
        for j, entry in enumerate(row[1:]):
            share = instance.shares[i]
            count = int(others * share / (1 - share)) if entry == "?" else int(entry)
            items += [(i, j)] * count

    def recall(k: int) -> Fraction:
        found = [predicted == k for true, predicted in items if true == k]
        return Fraction(sum(found), len(found))

    def precision(k: int) -> Fraction:
        found = [true == k for true, predicted in items if predicted == k]
        return Fraction(sum(found), len(found))

    def f1(k: int) -> Fraction:
        return 2 / (1 / precision(k) + 1 / recall(k))

    def kappa() -> Fraction:
        right = Fraction(sum(true == predicted for true, predicted in items), len(items))
        chance = sum(
            Fraction(sum(t == k for t, _ in items) * sum(p == k for _, p in items), len(items) ** 2) for k in range(n)
        )
        return 1 - (1 - right) / (1 - chance)

    k = instance.asked
    right = {
        "recall": lambda: recall(k),
        "precision": lambda: precision(k),
        "f1": lambda: f1(k),
        "balanced": lambda: sum(map(recall, range(n)), Fraction(0)) / n,
        "macro": lambda: sum(map(f1, range(n)), Fraction(0)) / n,
        "kappa": kappa,
    }[instance.measure]()
    return "" if answer == right else f"it is {right}"


def near_misses(instance: Any, answer: Fraction) -> list[Fraction]:
    """The complement, and a fraction a little off."""
    return [1 - answer, Fraction(answer.numerator + 1, answer.denominator + 1)]
