"""Judge by what defines the result: orthogonal rows, each the given one less a combination of those before (sympy)."""

from typing import Any

import sympy

LEVELS = range(1, 11)
X = sympy.Symbol("x")


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    rows = [sympy.Matrix([row]) for row in answer]
    given = [sympy.Matrix([row]) for row in instance.vectors]
    for i, row in enumerate(rows):
        if any(_product(instance, row, other) for other in rows[:i]):
            return f"row {i + 1} is not orthogonal to one before it"
        if sympy.Matrix.vstack(row - given[i], *given[:i]).rank() > i:
            return f"row {i + 1} does not differ from the given one by those before it"
    return ""


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The given vectors, the results scaled to integers, and those of the order turned round."""
    scaled = tuple(tuple(3 * x for x in row) for row in answer)
    given = tuple(tuple(map(sympy.Rational, row)) for row in instance.vectors)
    return [near for near in (given, scaled, answer[::-1]) if near != answer]


def _product(instance: Any, a: Any, b: Any) -> Any:
    if instance.kind == "integral":
        p, q = (sum((c * X**k for k, c in enumerate(row)), sympy.Integer(0)) for row in (a, b))
        return sympy.integrate(sympy.expand(p * q), (X, *instance.gram[0]))
    return (a * sympy.Matrix(instance.gram) * b.T)[0]
