"""Judge in standard coordinates: what the answer describes must be what is given, by sympy."""

from typing import Any

import sympy

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    b, c = sympy.Matrix(instance.first).T, sympy.Matrix(instance.second).T
    if len(instance.given) == 1:
        v = b * sympy.Matrix(instance.given[0])
        right = list(c.LUsolve(v))
        return "" if right == [_plain(x) for x in answer] else f"the coordinates are {right}"
    standard = b * sympy.Matrix(instance.given) * b.inv()
    columns = [c.LUsolve(standard * c[:, j]) for j in range(c.cols)]
    matrix = sympy.Matrix.hstack(*columns)
    found = sympy.Matrix([[_plain(x) for x in row] for row in answer])
    return "" if matrix == found else f"the matrix is {matrix.tolist()}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The vector in standard coordinates; the change in the wrong direction; the matrix transposed."""
    b, c = sympy.Matrix(instance.first).T, sympy.Matrix(instance.second).T
    if len(instance.given) == 1:
        v = sympy.Matrix(instance.given[0])
        nears = [tuple(b * v), tuple(b.LUsolve(c * v))]
    else:
        p = c.inv() * b
        nears = [
            tuple(zip(*answer, strict=True)),
            tuple(map(tuple, (p.inv() * sympy.Matrix(instance.given).T * p).tolist())),
        ]
    return [near for near in nears if near != answer and confirm(instance, near)]


def _plain(x: Any) -> sympy.Rational:
    return sympy.Rational(int(x.numerator), int(x.denominator))
