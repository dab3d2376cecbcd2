"""Judge by trying all supports of fewer entries with sympy's ranks, over the rationals or a finite field."""

from fractions import Fraction
from itertools import combinations
from typing import Any

import sympy
from sympy.polys.matrices import DomainMatrix

LEVELS = range(1, 8)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    for row, b in zip(instance.matrix, instance.right, strict=True):
        rest = sum(a * x for a, x in zip(row, answer, strict=True)) - b
        if (rest % instance.prime if instance.prime else rest) != 0:
            return "an equation does not hold"
    size = sum(x != 0 for x in answer)
    for fewer in range(size):
        for support in combinations(range(len(answer)), fewer):
            if _rank(instance, support, True) == _rank(instance, support, False):
                return f"the entries at {support}, counted from 0, are enough"
    return ""


def greedy(instance: Any) -> Any:
    """The solution of the first independent columns."""
    domain, n = _domain(instance), len(instance.matrix[0])
    reduced, pivots = _table(instance, tuple(range(n)), True).rref()
    values = [domain.zero] * n
    for row, pivot in zip(reduced.to_list(), pivots, strict=False):
        values[pivot] = row[-1]
    return tuple(int(x) if instance.prime else Fraction(int(x.numerator), int(x.denominator)) for x in values)


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Zero, and the solution that the first columns give."""
    return [tuple(0 * x for x in answer), greedy(instance)]


def _domain(instance: Any) -> Any:
    return sympy.GF(instance.prime, symmetric=False) if instance.prime else sympy.QQ


def _table(instance: Any, support: tuple[int, ...], augmented: bool) -> DomainMatrix:
    domain = _domain(instance)
    rows = [
        [domain(row[k]) for k in support] + [domain(b)] * augmented
        for row, b in zip(instance.matrix, instance.right, strict=True)
    ]
    return DomainMatrix(rows, (len(rows), len(support) + augmented), domain)


def _rank(instance: Any, support: tuple[int, ...], augmented: bool) -> int:
    return _table(instance, support, augmented).rank() if support or augmented else 0
