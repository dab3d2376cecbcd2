"""Judge to twelve places by scipy's distributions, the rates being integrated minute by minute."""

from fractions import Fraction
from typing import Any

from scipy.stats import binom, poisson

from tests.oracles.calculus._values import spoilt_value, value_of

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    k, n = instance.counts[0], instance.counts[-1]
    one, other = (_mean(instance, window) for window in (instance.windows[0], instance.windows[-1]))
    if instance.kind == "overlap":
        (a, b), (c, d) = instance.windows
        parts = [_mean(instance, window) for window in ((a, c), (c, b), (b, d))]
        right = sum(
            poisson.pmf(j, parts[1]) * poisson.pmf(k - j, parts[0]) * poisson.pmf(n - j, parts[2])
            for j in range(min(k, n) + 1)
        )
    else:
        right = {
            "exactly": lambda: poisson.pmf(k, one),
            "least": lambda: poisson.sf(k - 1, one),
            "later": lambda: poisson.cdf(k - 1, one),
            "given": lambda: binom.pmf(k, n, one / other),
            "stream": lambda: binom.pmf(k, n, _mean(instance, instance.windows[0], slice(0, 1)) / one),
        }[instance.kind]()
    value = value_of(answer)
    return "" if abs(value - right) < 1e-11 + 1e-9 * right else f"it is {right}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Numbers that are off."""
    return spoilt_value(instance, answer)


def _mean(instance: Any, window: Any, streams: slice = slice(None)) -> float:
    total = Fraction(0)
    for hour in range(*window):
        for before, after in instance.rates[streams]:
            total += instance.seen * (before if hour < instance.change else after)
    return float(total)
