"""Judge by sympy: the vectors solve, are as many as the nullity, and their maximal minors have no common divisor."""

from itertools import combinations
from math import gcd
from typing import Any

import sympy

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if not answer:
        return "there is no vector"
    a, basis = sympy.Matrix(instance.matrix), sympy.Matrix([list(row) for row in answer])
    if any(a * basis.T):
        return "a vector is no solution"
    if basis.rows != a.cols - a.rank():
        return "there are too few or too many vectors"
    minors = (int(basis[:, list(cols)].det()) for cols in combinations(range(a.cols), basis.rows))
    return "" if gcd(*minors) == 1 else "the vectors span a part of the lattice only"


def others(instance: Any, answer: Any) -> list[Any]:
    """Another basis: negatives, another order, multiples of the first vector added."""
    first, *rest = answer
    moved = tuple(tuple(x + 2 * y for x, y in zip(row, first, strict=True)) for row in rest)
    return [(*moved, tuple(-x for x in first))]


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """A vector doubled, one left out, one twice, and what elimination over the rationals gives."""
    first, *rest = answer
    nears = [(tuple(2 * x for x in first), *rest), (*answer, first)]
    if rest:
        found = [list(vector) for vector in sympy.Matrix(instance.matrix).nullspace()]
        scales = [sympy.ilcm(*(x.q for x in vector)) for vector in found]
        plain = tuple(tuple(int(x * s) for x in vector) for vector, s in zip(found, scales, strict=True))
        nears += [tuple(rest), *([plain] if confirm(instance, plain) else [])]
    return nears
