"""Judge by the product of the factors, their shapes and, with pivoting, the sizes of all candidates, in sympy."""

from typing import Any

import sympy

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    a, lower, upper = sympy.Matrix(instance.matrix), _matrix(answer["L"]), _matrix(answer["U"])
    n = a.rows
    if instance.pivoting:
        if sorted(answer["P"]) != list(range(1, n + 1)):
            return "P is no order of the rows"
        a = sympy.Matrix([list(a.row(k - 1)) for k in answer["P"]])
    if lower * upper != a:
        return "the product is another matrix"
    if any(lower[i, j] != (i == j) for i in range(n) for j in range(i, n)) or not upper.is_upper:
        return "a factor has another shape"
    if instance.pivoting and max(abs(x) for x in lower) > 1:
        return "a pivot is not the largest of its column"
    return "" if not instance.pivoting or answer["P"] == _order(instance.matrix) else "another pivot stood higher"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """L and U exchanged, the factors of Crout, and another order of the rows."""
    lower, upper = _matrix(answer["L"]), _matrix(answer["U"])
    scale = sympy.diag(*(upper[i, i] for i in range(upper.rows)))
    crout = {**answer, "L": _rows(lower * scale), "U": _rows(scale.inv() * upper)}
    nears = [{**answer, "L": answer["U"], "U": answer["L"]}, crout]
    if instance.pivoting:
        nears.append({**answer, "P": tuple(sorted(answer["P"]))})
    return [near for near in nears if near != answer]


def _order(matrix: Any) -> tuple[int, ...]:
    """The order of the rows by Schur complements: quotients of minors, exchanged like the rows."""
    order, current = list(range(len(matrix))), sympy.Matrix(matrix)
    done: list[int] = []
    while order:
        column = [abs(current[i, 0]) for i in range(current.rows)]
        place = column.index(max(column))
        order[0], order[place] = order[place], order[0]
        current.row_swap(0, place)
        done.append(order.pop(0))
        current = current[1:, 1:] - current[1:, 0] * current[0, 1:] / current[0, 0]
    return tuple(k + 1 for k in done)


def _matrix(rows: Any) -> sympy.Matrix:
    return sympy.Matrix([[sympy.Rational(x.numerator, x.denominator) for x in row] for row in rows])


def _rows(matrix: sympy.Matrix) -> Any:
    return tuple(map(tuple, matrix.tolist()))
