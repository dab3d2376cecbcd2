"""Judge by values at integer points: a polynomial that agrees at a grid of enough points is the product."""

from collections.abc import Iterable
from itertools import product
from math import prod
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    degrees = [
        max(sum(max(m[i] for m, _ in factor) for factor in instance.factors), *(m[i] for m, _ in answer), 0)
        for i in range(len(instance.variables))
    ]
    # A polynomial of degree d_i in the i-th variable that vanishes on a grid of d_i + 1 points each is zero; beyond
    # 4,000 points one point larger than twice every coefficient decides as well.
    if prod(d + 1 for d in degrees) <= 4_000:
        points: Iterable[tuple[int, ...]] = product(*(range(d + 1) for d in degrees))
    else:
        base = 10**12
        places = [base ** prod(d + 1 for d in degrees[:i]) for i in range(len(degrees))]
        points = [tuple(places)]
    for point in points:
        if prod(_value(factor, point) for factor in instance.factors) != _value(answer, point):
            return f"the values at {point} differ"
    return ""


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """One coefficient off by one, one sign changed, one term left out."""
    (exponents, c), *rest = answer
    return [((exponents, c + 1), *rest), ((exponents, -c), *rest), tuple(rest)]


def _value(terms: Any, point: tuple[int, ...]) -> Any:
    return sum(c * prod(x**e for x, e in zip(point, exponents, strict=True)) for exponents, c in terms)
