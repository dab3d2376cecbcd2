"""Go through every outcome of all tests, with and without the disease, and add up what belongs together."""

from fractions import Fraction
from itertools import product
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if instance.screened:
        people, found = instance.screened
        sensitivity, specificity, _ = instance.tests[0]
        false = 100 - specificity
        prior = (Fraction(found, people) - Fraction(false, 100)) / Fraction(sensitivity - false, 100)
    else:
        prior = instance.prevalence
    weight = {(ill, positive): Fraction(0) for ill in (0, 1) for positive in (0, 1)}
    cost = Fraction(0)
    for ill in (0, 1):
        for results in product((0, 1), repeat=len(instance.tests)):
            chance = prior if ill else 1 - prior
            for (sensitivity, specificity, _), result in zip(instance.tests, results, strict=True):
                right = sensitivity if ill else specificity
                chance *= Fraction(right if result == ill else 100 - right, 100)
            positive = 1
            for block in instance.blocks:
                if positive:
                    cost += chance * sum(instance.tests[n - 1][2] for n in block)
                    positive = int(any(results[n - 1] for n in block))
            weight[ill, positive] += chance
    value = {
        "sensitivity": weight[1, 1] / (weight[1, 0] + weight[1, 1]),
        "specificity": weight[0, 0] / (weight[0, 0] + weight[0, 1]),
        "posterior": weight[1, 1] / (weight[0, 1] + weight[1, 1]),
        "negative": weight[1, 0] / (weight[0, 0] + weight[1, 0]),
        "cost": cost,
    }[instance.asked]
    return "" if value == answer else f"it is {value}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Twice the value, and its complement if that is another."""
    return [value for value in (answer * 2, abs(1 - answer)) if value != answer]
