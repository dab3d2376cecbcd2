"""Judge by the product of the factors and by quotients of leading minors, in sympy."""

from itertools import pairwise
from typing import Any

import sympy

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    a = _matrix(instance.matrix)
    minors = [sympy.Integer(1), *(a[:k, :k].det() for k in range(1, a.rows + 1))]
    ratios = [after / before for before, after in pairwise(minors)]
    lower = _matrix(answer if instance.cholesky else answer["L"])
    if not lower.is_lower:
        return "L is not lower triangular"
    if instance.cholesky:
        if any(lower[k, k] <= 0 or lower[k, k] ** 2 != ratio for k, ratio in enumerate(ratios)):
            return "the diagonal differs"
        return "" if lower * lower.T == a else "the product is another matrix"
    if list(answer["d"]) != ratios or any(lower[k, k] != 1 for k in range(a.rows)):
        return f"D has {ratios} on its diagonal"
    return "" if lower * sympy.diag(*ratios) * lower.T == a else "the product is another matrix"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The upper factor, and the signs of a column changed."""
    rows = answer if instance.cholesky else answer["L"]
    turned = tuple(zip(*rows, strict=True))
    flipped = tuple((-row[0], *row[1:]) for row in rows)
    nears = [turned, flipped] if instance.cholesky else [{**answer, "L": turned}, {**answer, "L": flipped}]
    return [near for near in nears if near != answer]


def _matrix(rows: Any) -> sympy.Matrix:
    return sympy.Matrix(len(rows), len(rows), [sympy.Rational(x.numerator, x.denominator) for row in rows for x in row])
