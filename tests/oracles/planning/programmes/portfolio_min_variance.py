"""Judge by the conditions of Karush, Kuhn and Tucker with sympy, and by scipy's search."""

from fractions import Fraction
from typing import Any

import numpy
from scipy.optimize import minimize

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    weights, n = answer["weights"], len(instance.covariances)
    if sum(weights) != 1 or (not instance.short and min(weights) < 0):
        return "not a portfolio"
    if instance.returns and sum(w * r for w, r in zip(weights, instance.returns, strict=True)) != instance.required:
        return "another return"
    slopes = [sum(c * w for c, w in zip(row, weights, strict=True)) for row in instance.covariances]
    if sum(w * s for w, s in zip(weights, slopes, strict=True)) != answer["variance"]:
        return "another variance"
    table = numpy.array(instance.covariances, float)
    assert numpy.linalg.eigvalsh(table).min() > 0
    ties = [{"type": "eq", "fun": lambda w: w.sum() - 1}]
    if instance.returns:
        ties.append({"type": "eq", "fun": lambda w: w @ numpy.array(instance.returns) - float(instance.required)})
    found = minimize(
        lambda w: w @ table @ w,
        numpy.array([float(w) for w in weights]) * 0.5 + 0.5 / n,
        jac=lambda w: 2 * table @ w,
        constraints=ties,
        bounds=None if instance.short else [(0, 1)] * n,
        options={"ftol": 1e-12, "maxiter": 500},
    )
    return "" if abs(found.fun - float(Fraction(answer["variance"]))) < 1e-5 else "a smaller variance is possible"
