"""Weighted least squares in another form: Q by sums of squares of pairs, tau squared from raw moments."""

from decimal import ROUND_HALF_UP, Decimal
from fractions import Fraction
from itertools import combinations
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    effects = [Fraction(tenths, 10) for tenths, _, _ in instance.studies]
    weights = [weight for _, weight, _ in instance.studies]
    groups = [group for _, _, group in instance.studies]
    everyone = list(range(len(effects)))
    total = sum(weights)
    # the sum of w_i w_j (y_i - y_j)^2 over pairs, divided by the sum of w, is Q
    q = (
        sum(Fraction(weights[i] * weights[j]) * (effects[i] - effects[j]) ** 2 for i, j in combinations(everyone, 2))
        / total
    )
    pairs = sum(Fraction(2 * weights[i] * weights[j]) for i, j in combinations(everyone, 2)) / total
    tau2 = max((q - len(effects) + 1) / pairs, Fraction(0))
    inflated = [Fraction(w) / (1 + w * tau2) for w in weights]
    mean = _pool(everyone, effects, inflated)
    rounded = (Decimal(mean.numerator) / Decimal(mean.denominator)).quantize(Decimal("0.001"), ROUND_HALF_UP)
    right = {"pooled": _pool(everyone, effects, weights), "variance": Fraction(1, total)}
    right |= {"q": q} if instance.heterogeneity else {}
    right |= {"tau2": tau2, "mean": Fraction(rounded)} if instance.heterogeneity > 1 else {}
    if any(groups):
        right["subgroups"] = tuple(_pool([i for i in everyone if groups[i] == name], effects, weights) for name in "AB")
    if instance.without:
        right["without"] = _pool([i for i in everyone if i != instance.without - 1], effects, weights)
    return "" if answer == right else f"it is {right}"


def _pool(chosen: list[int], effects: list[Any], weights: list[Any]) -> Any:
    """Give the minimum of the weighted sum of squares, where its slope is 0."""
    return -sum(-2 * weights[i] * effects[i] for i in chosen) / Fraction(sum(2 * weights[i] for i in chosen))


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Each number with one added."""
    return [{**answer, name: value + 1} for name, value in answer.items() if not isinstance(value, tuple)]
