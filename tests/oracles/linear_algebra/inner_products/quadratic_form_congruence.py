"""Judge by sympy: P^T A P is diagonal, with as many entries of each sign as A has eigenvalues of that sign."""

from typing import Any

import numpy as np
import sympy

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    a, p = sympy.Matrix(instance.matrix), sympy.Matrix(answer)
    d = p.T * a * p
    if not p.det() or not d.is_diagonal():
        return "P is not invertible, or the product is not diagonal"
    values = np.linalg.eigvalsh(np.array(instance.matrix, float))
    signs = [int((values > 1e-9).sum()), int((values < -1e-9).sum())]
    found = [sum(1 for x in d.diagonal() if x > 0), sum(1 for x in d.diagonal() if x < 0)]
    return "" if signs == found else "Sylvester's law of inertia fails"


def others(instance: Any, answer: Any) -> list[Any]:
    """The columns in the opposite order, and scaled."""
    return [tuple(row[::-1] for row in answer), tuple(tuple(-2 * x for x in row) for row in answer)]


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The transpose, the identity, a matrix of zeros, one with a column of zeros."""
    n = len(answer)
    eye = tuple(tuple(int(i == j) for j in range(n)) for i in range(n))
    nears = [tuple(zip(*answer, strict=True)), eye, ((0,) * n,) * n, tuple((0, *row[1:]) for row in answer)]
    return [near for near in nears if confirm(instance, near)]
