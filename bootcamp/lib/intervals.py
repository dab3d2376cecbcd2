"""Intervals of measured shares and means."""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import ArrayLike

_Z = 1.959963984540054
"""The standard normal quantile of 97.5%."""


def wilson_interval(right: float, n: int) -> tuple[float, float]:
    """Return the 95% score interval of a share, `right` out of `n`.

    Source: Wilson, "Probable inference, the law of succession, and statistical inference", 1927.

    >>> [round(bound, 3) for bound in wilson_interval(50, 100)]
    [0.404, 0.596]
    >>> wilson_interval(0, 3)[0], wilson_interval(3, 3)[1]
    (0.0, 1.0)
    """
    centre = (right + _Z * _Z / 2) / (n + _Z * _Z)
    half = _Z / (n + _Z * _Z) * math.sqrt(right * (n - right) / n + _Z * _Z / 4)
    low, high = max(0.0, centre - half), min(1.0, centre + half)
    return (low if right > 0 else 0.0), (high if right < n else 1.0)  # what rounding leaves, 1e-17, is nothing


def bootstrap_interval(values: ArrayLike) -> tuple[float, float]:
    """Return the 95% interval of a mean, from 10,000 draws with replacement; for pairs, pass their differences.

    >>> low, high = bootstrap_interval([0.0, 1.0] * 50)
    >>> 0.39 < low < 0.5 < high < 0.61
    True
    """
    known = np.asarray(values, dtype=float)
    rng = np.random.default_rng(0)
    means = [known[rng.integers(len(known), size=len(known))].mean() for _ in range(10_000)]
    low, high = np.percentile(means, [2.5, 97.5])
    return float(low), float(high)
