"""Judge by the splitting A = M - N of each method, with M x' = N x + b solved by sympy."""

from fractions import Fraction
from typing import Any

import sympy

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[Fraction, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    a, b, x = (sympy.Matrix(part) for part in (instance.matrix, instance.right, instance.start))
    n = a.rows
    diagonal = sympy.diag(*(a[i, i] for i in range(n)))
    lower = sympy.Matrix(n, n, lambda i, j: a[i, j] if j < i else 0)
    upper = a - diagonal - lower
    weight = sympy.Rational(instance.weight.numerator, instance.weight.denominator)
    splittings = {
        "jacobi": [diagonal],
        "gauss_seidel": [diagonal + lower],
        "sor": [diagonal / weight + lower],
        "symmetric": [diagonal + lower, diagonal + upper],
    }[instance.method]
    for _ in range(instance.sweeps):
        for m in splittings:
            x = m.LUsolve((m - a) * x + b)
    given = [sympy.Rational(value.numerator, value.denominator) for value in answer]
    return "" if given == list(x) else f"the vector is {list(x)}"


def near_misses(instance: Any, answer: tuple[Fraction, ...]) -> list[tuple[Fraction, ...]]:
    """The start, and the exact solution of the system."""
    solved = sympy.Matrix(instance.matrix)
    if not solved.det():
        return [instance.start]
    exact = solved.LUsolve(sympy.Matrix(instance.right))
    nears = [instance.start, tuple(Fraction(int(v.p), int(v.q)) for v in exact)]
    return [near for near in nears if near != answer]
