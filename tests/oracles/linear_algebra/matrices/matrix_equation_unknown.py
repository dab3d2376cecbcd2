"""Judge by substitution in sympy; without inverses, also by the rank of the linear map on matrices."""

from typing import Any

import sympy

LEVELS = range(1, 11)
LETTERS = "ABCDEFGHKLM"


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or with the promise that it is the only one."""
    x = _matrix(answer)
    try:
        gap = _gap(instance, x)
    except ValueError:
        return "a matrix is not invertible"
    if not gap.is_zero_matrix:
        return "the sides differ"
    if "inv" in (*instance.left, *instance.right):
        return ""
    n = x.rows
    columns = []
    for place in range(n * n):
        step = sympy.zeros(n)
        step[place] = 1
        columns.append(list(_gap(instance, x + step)))
    return "" if sympy.Matrix(columns).rank() == n * n else "X is not unique"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The transpose, the negative and the inverse of X."""
    x = _matrix(answer)
    nears = [x.T, -x, *([x.inv()] if x.det() else [])]
    return [tuple(map(tuple, near.tolist())) for near in nears if near != x]


def _gap(instance: Any, x: Any) -> Any:
    given = {name: _matrix(rows) for name, rows in zip(LETTERS, instance.matrices, strict=False)} | {"X": x}
    sides = []
    for expression in (instance.left, instance.right):
        stack: list[Any] = []
        for item in expression:
            if item in given:
                stack.append(given[item])
            elif item in ("T", "inv"):
                top = stack.pop()
                stack.append(top.T if item == "T" else top.inv())
            else:
                top = stack.pop()
                below = stack.pop()
                stack.append(
                    {"*": lambda p, q: p * q, "+": lambda p, q: p + q, "-": lambda p, q: p - q}[item](below, top)
                )
        sides.append(stack[0])
    return sides[0] - sides[1]


def _matrix(rows: Any) -> sympy.Matrix:
    return sympy.Matrix(
        len(rows), len(rows), [sympy.Rational(int(x.numerator), int(x.denominator)) for row in rows for x in row]
    )
