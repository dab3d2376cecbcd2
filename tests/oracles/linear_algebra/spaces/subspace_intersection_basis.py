"""Judge by the algorithm of Zassenhaus with sympy's reduced row echelon form."""

from typing import Any

import sympy

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n = len(instance.first[1][0])
    first, second = (_spanning(space) for space in (instance.first, instance.second))
    rows = [[*row, *row] for row in first] + [[*row, *(0,) * n] for row in second]
    reduced, _ = sympy.Matrix(rows).rref()
    common = [list(reduced.row(i))[n:] for i in range(reduced.rows) if not any(list(reduced.row(i))[:n])]
    common = [row for row in common if any(row)]
    found = [[sympy.Rational(x.numerator, x.denominator) for x in row] for row in answer]
    if len(found) != len(common) or sympy.Matrix(found).rank() < len(found):
        return f"the dimension is {len(common)}"
    joined = sympy.Matrix(common + found).rank()
    return "" if joined == len(common) else "a vector lies outside"


def others(instance: Any, answer: Any) -> list[Any]:
    """The basis reversed, scaled and sheared."""
    sheared = (answer[0], *(tuple(x - 2 * y for x, y in zip(row, answer[0], strict=True)) for row in answer[1:]))
    return [answer[::-1], tuple(tuple(x / 2 for x in row) for row in answer), sheared]


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """A vector missing, doubled, zero, or only in one of the subspaces."""
    nears = [answer[1:], (*answer, answer[0]), ((0,) * len(answer[0]), *answer[1:])]
    other = (*answer[1:], _fractions(_spanning(instance.first)[0]))
    return [*nears, other] if confirm(instance, other) else nears


def _spanning(space: Any) -> Any:
    equations, rows = space
    return [list(vector) for vector in sympy.Matrix(rows).nullspace()] if equations else [list(row) for row in rows]


def _fractions(row: Any) -> Any:
    return tuple(sympy.Rational(x) for x in row)
