"""Intervals of measured shares."""

from __future__ import annotations

import math

_Z = 1.959963984540054
"""The standard normal quantile of 97.5%."""


def wilson_interval(right: float, n: int) -> tuple[float, float]:
    """Return the 95% score interval of a share, `right` out of `n`.

    Source: Wilson, "Probable inference, the law of succession, and statistical inference", 1927.

    >>> [round(bound, 3) for bound in wilson_interval(50, 100)]
    [0.404, 0.596]
    """
    centre = (right + _Z * _Z / 2) / (n + _Z * _Z)
    half = _Z / (n + _Z * _Z) * math.sqrt(right * (n - right) / n + _Z * _Z / 4)
    return max(0.0, centre - half), min(1.0, centre + half)
