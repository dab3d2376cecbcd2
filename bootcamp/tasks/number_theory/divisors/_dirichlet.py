"""Dirichlet convolution of functions that are given on the divisors of one number, 1 first, in increasing order."""

from __future__ import annotations

from fractions import Fraction

from bootcamp.lib.numbers import divisors

Values = dict[int, Fraction]


def convolution(f: Values, g: Values) -> Values:
    """Give the function n -> sum of f(d) * g(n/d) over the divisors d of n."""
    return {n: sum((f[d] * g[n // d] for d in divisors(n)), Fraction(0)) for n in f}


def dirichlet_inverse(f: Values) -> Values:
    """Give the function whose convolution with f is 1 at 1 and 0 elsewhere; f(1) must not be 0."""
    inverse: Values = {}
    for n in f:
        rest = sum((f[n // d] * inverse[d] for d in divisors(n)[:-1]), Fraction(0))
        inverse[n] = ((n == 1) - rest) / f[1]
    return inverse
