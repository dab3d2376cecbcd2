"""Judge by counting choices of subjects with binomial coefficients, and by scipy to nine places."""

from fractions import Fraction
from math import comb
from typing import Any

from scipy.stats import fisher_exact

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Fraction) -> str:
    """Say what is wrong with `answer`, or nothing."""
    a, b, c, d = instance.cells
    ways = {k: comb(a + b, k) * comb(c + d, a + c - k) for k in range(min(a + b, a + c) + 1)}
    fits = {"greater": lambda k: k >= a, "less": lambda k: k <= a, "both": lambda k: 0 < ways[k] <= ways[a]}
    right = Fraction(sum(n for k, n in ways.items() if fits[instance.side](k)), comb(a + b + c + d, a + c))
    side = "two-sided" if instance.side == "both" else instance.side
    assert abs(float(fisher_exact([[a, b], [c, d]], side).pvalue) - right) < 1e-9
    return "" if answer == right else f"the p-value is {right}"


def near_misses(instance: Any, answer: Fraction) -> list[Fraction]:
    """The complement, and a fraction a little off."""
    return [1 - answer, Fraction(answer.numerator + 1, answer.denominator + 1)]
