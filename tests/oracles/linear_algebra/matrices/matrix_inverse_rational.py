"""Judge by the adjugate matrix that sympy finds, over the determinant."""

from typing import Any

import sympy

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    given, found = _matrix(instance.matrix), _matrix(answer)
    if found.shape != given.shape:
        return "another size"
    right = given.adjugate() / given.det()
    wrong = [(i, j) for i in range(given.rows) for j in range(given.cols) if right[i, j] != found[i, j]]
    return f"entry {wrong[0]}, counted from 0, is {right[wrong[0]]}" if wrong else ""


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The matrix itself, and the inverse transposed, negated, and with two rows exchanged."""
    turned = tuple(zip(*answer, strict=True))
    negated = tuple(tuple(-entry for entry in row) for row in answer)
    nears = [instance.matrix, turned, negated, (answer[1], answer[0], *answer[2:])]
    return [near for near in nears if near != answer]


def _matrix(rows: Any) -> sympy.Matrix:
    return sympy.Matrix([[sympy.Rational(entry.numerator, entry.denominator) for entry in row] for row in rows])
