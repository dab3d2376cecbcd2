"""Judge by the statistics module over all different arrangements of the labels of the groups."""

from fractions import Fraction
from statistics import mean, median
from typing import Any

from sympy.utilities.iterables import multiset_permutations

LEVELS = range(1, 9)


def confirm(instance: Any, answer: Fraction) -> str:
    """Say what is wrong with `answer`, or nothing."""
    data = [Fraction(value) for group in instance.groups for value in group]
    labels = [i for i, group in enumerate(instance.groups) for _ in group]
    seen = _statistic(instance, data, labels)
    values = [_statistic(instance, data, order) for order in multiset_permutations(labels)]
    right = Fraction(sum(value >= seen for value in values), len(values))
    return "" if answer == right else f"the p-value is {right}"


def near_misses(instance: Any, answer: Fraction) -> list[Fraction]:
    """The complement, and a fraction a little off."""
    return [1 - answer, Fraction(answer.numerator + 1, answer.denominator + 1)]


def _statistic(instance: Any, data: Any, labels: Any) -> Any:
    groups = [[x for x, label in zip(data, labels, strict=True) if label == i] for i in range(len(instance.groups))]
    if instance.kind == "squares":
        centre = mean(data)
        return sum(len(group) * (mean(group) - centre) ** 2 for group in groups)
    measure: Any = {"maxima": max, "medians": median}.get(instance.kind, mean)
    difference = measure(groups[0]) - measure(groups[1])
    return abs(difference) if instance.kind == "absolute" else difference
