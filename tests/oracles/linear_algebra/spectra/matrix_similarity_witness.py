"""Judge by P^-1 A P = B in sympy; offer other solutions of the linear equations AP = PB."""

from random import Random
from typing import Any

import sympy

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    p = sympy.Matrix(answer)
    if not p.det():
        return "P is not invertible"
    return "" if p.inv() * sympy.Matrix(instance.first) * p == sympy.Matrix(instance.second) else "another matrix"


def others(instance: Any, answer: Any) -> list[Any]:
    """Invertible combinations of a basis of all solutions."""
    a, b = sympy.Matrix(instance.first), sympy.Matrix(instance.second)
    n = a.rows
    if n > 4:
        return [tuple(tuple(-2 * x for x in row) for row in answer)]
    eye = sympy.eye(n)
    system = sympy.kronecker_product(a, eye) - sympy.kronecker_product(eye, b.T)
    basis = system.nullspace()
    rng = Random(1)
    found = []
    for _ in range(20):
        p = sum((rng.randint(-3, 3) * v for v in basis), sympy.zeros(n * n, 1)).reshape(n, n)
        if p.det():
            found.append(tuple(map(tuple, p.tolist())))
    return found[:3]


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The inverse, the transpose, the identity, zero: where they do not happen to be right."""
    p = sympy.Matrix(answer)
    nears = [p.inv(), p.T, sympy.eye(p.rows), sympy.zeros(p.rows)]
    made = [tuple(map(tuple, near.tolist())) for near in nears]
    return [near for near in made if confirm(instance, near)]
