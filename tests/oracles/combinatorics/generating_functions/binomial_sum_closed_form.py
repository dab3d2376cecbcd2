"""Judge by the sums for many n, worked out term by term."""

from fractions import Fraction
from math import comb
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    d, b = len(instance.coefficients) - 1, instance.base
    if any(exponents[0] > 20 for exponents, _ in answer):
        return "the degree is too high"
    for n in range(d, d + 25):  # more points than both polynomials together have roots
        terms = (sum(c * k**i for i, c in enumerate(instance.coefficients)) * comb(n, k) * b**k for k in range(n + 1))
        value = sum((coefficient * n ** exponents[0] for exponents, coefficient in answer), Fraction(0))
        if sum(terms) != value * (b + 1) ** (n - d):
            return f"it fails for n = {n}"
    return ""


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """All signs turned, the leading term lost, and one more."""
    turned = tuple((exponents, -coefficient) for exponents, coefficient in answer)
    constant = dict(answer).get((0,), Fraction(0))
    more = tuple(term for term in answer if term[0] != (0,)) + ((((0,), constant + 1),) if constant != -1 else ())
    return [one for one in (turned, answer[1:], more) if confirm(instance, one)]
