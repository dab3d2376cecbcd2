"""Judge by scipy's binomial distribution, over all sizes and all critical numbers."""

from typing import Any

from scipy.stats import binom

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    p, q = float(instance.first), float(instance.second)
    level, power = float(instance.level) + 1e-12, float(instance.power) - 1e-12
    for n in range(1, 80):
        range_c = range(n + 2) if q > p else range(n, -2, -1)
        reject = (lambda c, x, n=n: binom.sf(c - 1, n, x)) if q > p else (lambda c, x, n=n: binom.cdf(c, n, x))
        good = [c for c in range_c if reject(c, p) <= level]
        if any(reject(c, q) >= power for c in good[:1]):
            if (answer["n"], answer["c"]) != (n, good[0]):
                return f"n = {n}, c = {good[0]}"
            gap = abs(float(answer["power"]) - reject(good[0], q)) if instance.strength else 0
            return "" if gap < 0.5e-4 else "the power is another"
    return "there is none"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """One more or less."""
    n, c = answer["n"], answer["c"]
    near = [(n + 1, c), (n, c + 1), (n + 1, c + 1), (n, max(0, c - 1))]
    return [{**answer, "n": a, "c": b} for a, b in near if (a, b) != (n, c)]
