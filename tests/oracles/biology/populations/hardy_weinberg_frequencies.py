"""Judge by solving for the frequencies from the last look upwards, then listing ordered pairs of alleles."""

from fractions import Fraction
from itertools import product
from math import isqrt
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Fraction) -> str:
    """Say what is wrong with `answer`, or nothing."""
    per_group = [_frequencies(shares, instance.inbreeding) for shares in instance.looks]
    weights = instance.sizes or (1,)
    p = [
        sum(w * group[k] for w, group in zip(weights, per_group, strict=True)) / Fraction(sum(weights))
        for k in range(len(per_group[0]))
    ]
    n, f = len(p), instance.inbreeding
    # with probability F the second allele is a copy of the first
    people = {(a, b): p[a] * ((1 - f) * p[b] + (f if a == b else 0)) for a, b in product(range(n), repeat=2)}
    groups = {k: {pair: w for pair, w in people.items() if min(pair) == k} for k in range(n)}
    if instance.kind == 0:
        value = p[instance.first]
    elif instance.kind == 1:
        mine = groups[instance.first]
        value = sum(w for pair, w in mine.items() if instance.second in pair) / sum(mine.values())
    else:
        total, good = Fraction(0), Fraction(0)
        for (x, w), (y, v) in product(groups[instance.first].items(), groups[instance.second].items()):
            for a, b in product(x, y):
                total += w * v
                good += w * v * (min(a, b) == instance.third)
        value = good / total
    return "" if value == answer else f"it is {value}"


def _frequencies(shares: Any, f: Fraction) -> list[Fraction]:
    """Solve r² (1 - F) + r F = share of all with no allele before k, for the summed frequency r of k and later."""
    sums = []
    for k in range(len(shares)):
        known = sum(shares[k:], Fraction(0))
        a, b = 1 - f, f
        sums.append((-b + _root(b * b + 4 * a * known)) / (2 * a))
    return [r - s for r, s in zip(sums, [*sums[1:], Fraction(0)], strict=True)]


def _root(value: Fraction) -> Fraction:
    root = Fraction(isqrt(value.numerator), isqrt(value.denominator))
    if root * root != value:
        raise ValueError(f"{value} is no square")
    return root
