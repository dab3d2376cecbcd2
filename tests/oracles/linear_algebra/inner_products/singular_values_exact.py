"""Judge by numpy's singular values, and by the characteristic polynomial of the smaller Gram matrix in sympy."""

from typing import Any

import numpy as np
import sympy

from bootcamp.verifiers.symbolic import add, evaluate

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    found = np.linalg.svd(np.array(instance.matrix, float), compute_uv=False)
    given = [float(evaluate(value)) for value in answer]
    if len(given) != len(found) or not np.allclose(found, given, atol=1e-6):
        return f"they are about {found}"
    a = sympy.Matrix(instance.matrix)
    gram = a * a.T if a.rows <= a.cols else a.T * a
    x = sympy.Symbol("x")
    product = sympy.prod(x - round(value**2) for value in given)
    return "" if sympy.expand(gram.charpoly(x).as_expr() - product) == 0 else "the Gram matrix has other eigenvalues"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The order turned round, 1 more, the first for all."""
    nears = [(add(answer[0], 1), *answer[1:])]
    if answer[::-1] != answer:
        nears += [answer[::-1], (answer[0],) * len(answer)]
    return nears
