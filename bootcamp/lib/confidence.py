"""Confidence intervals by the usual formulas, with tables of critical values; roots to twelve decimals."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import isqrt
from types import MappingProxyType

NORMAL = ("1.282", "1.645", "1.96", "2.326", "2.576")
"""Critical values of the normal distribution, two-sided, for 80, 90, 95, 98 and 99 percent."""

STUDENT = MappingProxyType(
    dict(enumerate("3.182 2.776 2.571 2.447 2.365 2.306 2.262 2.228 2.201 2.179 2.16 2.145 2.131".split(), 3))
)
"""Critical values of t by degrees of freedom, two-sided, for 95 percent."""

CHI_SQUARE = MappingProxyType(
    {
        3 + i: tuple(pair.split("/"))
        for i, pair in enumerate(
            (
                "0.216/9.348 0.484/11.143 0.831/12.833 1.237/14.449 1.69/16.013 2.18/17.535 2.7/19.023 3.247/20.483 "
                "3.816/21.92 4.404/23.337 5.009/24.736 5.629/26.119 6.262/27.488"
            ).split()
        )
    }
)
"""Values that chi-square exceeds with 97.5 and with 2.5 percent, by degrees of freedom."""

_SCALE = 10**12


def root(value: Fraction) -> Fraction:
    """Give the square root, cut off after twelve decimals.

    >>> root(Fraction(9, 4)), float(root(Fraction(2)))
    (Fraction(3, 2), 1.414213562373)
    """
    return Fraction(isqrt(value.numerator * _SCALE**2 // value.denominator), _SCALE)


def mean_and_variance(values: Sequence[int]) -> tuple[Fraction, Fraction]:
    """Give the mean and the sum of squared deviations over the number less one.

    >>> mean_and_variance([1, 2, 6])
    (Fraction(3, 1), Fraction(7, 1))
    """
    n = len(values)
    mean = Fraction(sum(values), n)
    return mean, sum(((value - mean) ** 2 for value in values), Fraction(0)) / (n - 1)


def of_means(samples: Sequence[tuple[int, Fraction, Fraction]], critical: Fraction) -> tuple[Fraction, Fraction]:
    """Give the interval for a mean, or for the first of two less the second, from sizes, means and variances.

    >>> of_means([(4, Fraction(10), Fraction(9))], Fraction(2))
    (Fraction(7, 1), Fraction(13, 1))
    """
    centre = samples[0][1] - sum(mean for _, mean, _ in samples[1:])
    margin = critical * root(sum((variance / n for n, _, variance in samples), Fraction(0)))
    return centre - margin, centre + margin


def of_share(n: int, successes: int, z: Fraction, wilson: bool = False) -> tuple[Fraction, Fraction]:
    """Give Wald's or Wilson's interval for a probability.

    >>> of_share(100, 50, Fraction(2)), [round(end, 6) for end in of_share(12, 6, Fraction(2), wilson=True)]
    ((Fraction(2, 5), Fraction(3, 5)), [Fraction(1, 4), Fraction(3, 4)])
    """
    p, square = Fraction(successes, n), z * z
    if not wilson:
        margin = z * root(p * (1 - p) / n)
        return p - margin, p + margin
    centre, margin, scale = p + square / (2 * n), z * root(p * (1 - p) / n + square / (4 * n * n)), 1 + square / n
    return (centre - margin) / scale, (centre + margin) / scale
