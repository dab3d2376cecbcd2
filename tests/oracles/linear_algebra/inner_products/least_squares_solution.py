"""Judge by scipy's and numpy's least squares in the kernel of the side conditions, and by residuals in sympy."""

from typing import Any

import numpy as np
import sympy

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    a, b, x = sympy.Matrix(instance.matrix), sympy.Matrix(instance.right), sympy.Matrix(answer)
    n = a.cols
    side = sympy.Matrix([row[:-1] for row in instance.conditions]) if instance.conditions else sympy.zeros(1, n)
    values = sympy.Matrix([row[-1] for row in instance.conditions] or [0])
    if side * x != values:
        return "a side condition fails"
    free = sympy.Matrix.hstack(*side.nullspace())
    slope = a.T * sympy.diag(*instance.weights) * (b - a * x)
    if any(free.T * slope):
        return "the residual can be made smaller"
    roots = np.sqrt(np.array(instance.weights, float))[:, None]
    start, basis = (np.array(m, float) for m in (side.pinv() * values, free))
    left, right = np.array(instance.matrix, float), np.array(instance.right, float)[:, None]
    step = np.linalg.lstsq(roots * (left @ basis), roots * (right - left @ start), rcond=None)[0]
    found = (start + basis @ step)[:, 0]
    return "" if np.allclose(found, [float(v) for v in answer], rtol=1e-6, atol=1e-6) else f"about {found}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The solution without weights or side conditions, one coordinate moved, all turned round."""
    plain, *_ = np.linalg.lstsq(np.array(instance.matrix, float), np.array(instance.right, float), rcond=None)
    rough = tuple(sympy.Rational(round(1000 * x), 1000) for x in plain)
    nears = [(answer[0] + 1, *answer[1:]), tuple(-x for x in answer)]
    return [near for near in (*nears, rough) if near != answer]
