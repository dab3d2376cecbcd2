"""Judge by numpy and the statistics module in floating point, and by trying sizes one by one."""

from math import sqrt
from statistics import mean, stdev, variance
from typing import Any

import numpy as np

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    kind, values, c = instance.kind, [float(value) for value in instance.values], float(instance.critical[0])
    if kind == "size":
        n = 1
        while c * values[0] / sqrt(n) > values[1]:
            n += 1
        return "" if answer == n else f"it is {n}"
    if kind == "back":
        half = (values[1] - values[0]) / 2
        found = [half * sqrt(instance.sizes[0]) / c]
        answer = [answer]
    else:
        found = sorted(_ends(instance, kind, values, c))
    close = len(answer) == len(found) and np.allclose([float(end) for end in answer], found, rtol=0, atol=2e-6)
    return "" if close else f"it is {found}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """One more, a hundredth more, the ends exchanged, a wider interval."""
    if instance.kind == "size":
        return [answer + 1, answer - 1]
    if instance.kind == "back":
        return [answer + 1, answer * 2]
    low, high = answer
    return [(high, low), (low, high + 1), (low - (high - low) / 2, high + (high - low) / 2)]


def _ends(instance: Any, kind: str, values: list[float], c: float) -> list[float]:
    if kind in ("share", "score"):
        n, p = instance.sizes[0], values[0] / instance.sizes[0]
        if kind == "share":
            return [p + sign * c * sqrt(p * (1 - p) / n) for sign in (-1, 1)]
        # the ends are the p0 at which |p - p0| is c standard errors under p0
        return [float(end.real) for end in np.roots([1 + c * c / n, -2 * p - c * c / n, p * p])]
    if instance.raw:
        data = [(len(one), mean(one), stdev(one), variance(one)) for one in instance.raw]
    else:
        data = [(n, m, s, s * s) for n, m, s in zip(instance.sizes, values[::2], values[1::2], strict=True)]
    if kind == "variance":
        return [(data[0][0] - 1) * data[0][3] / float(bound) for bound in instance.critical]
    if kind == "mean":
        return [data[0][1] + sign * c * data[0][2] / sqrt(data[0][0]) for sign in (-1, 1)]
    spread = sqrt(data[0][3] / data[0][0] + data[1][3] / data[1][0])
    return [data[0][1] - data[1][1] + sign * c * spread for sign in (-1, 1)]
