"""Judge by sympy's rank and null space."""

from typing import Any

import sympy

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    matrix = sympy.Matrix(instance.matrix)
    if any(instance.right):
        x = _vectors([answer["particular"]]).T
        if matrix * x != sympy.Matrix(instance.right):
            return "the particular solution is none"
        answer = answer["basis"]
    if not answer:
        return "no vectors"
    found, kernel = _vectors(answer), matrix.nullspace()
    if not (matrix * found.T).is_zero_matrix:
        return "a vector is not in the kernel"
    if found.rank() != found.rows:
        return "the vectors are dependent"
    return "" if found.rows == len(kernel) else f"the dimension is {len(kernel)}"


def others(instance: Any, answer: Any) -> list[Any]:
    """Another order, a scaled and a sheared basis, and another particular solution."""
    basis = answer["basis"] if any(instance.right) else answer
    sheared = (basis[0], *(tuple(x + y / 3 for x, y in zip(row, basis[0], strict=True)) for row in basis[1:]))
    bases = [basis[::-1], tuple(tuple(-5 * x for x in row) for row in basis), sheared]
    if not any(instance.right):
        return bases
    moved = tuple(x + y for x, y in zip(answer["particular"], basis[-1], strict=True))
    return [{"particular": moved, "basis": base} for base in bases]


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """A vector missing, doubled or zero, one entry changed, and zero for the particular solution."""
    basis = answer["basis"] if any(instance.right) else answer
    zero = (0,) * len(basis[0])
    changed = ((basis[0][0] + 1, *basis[0][1:]), *basis[1:])
    bad = [basis[1:], (*basis, basis[0]), (zero, *basis[1:])]
    if any(row[0] for row in instance.matrix):
        bad.append(changed)
    if not any(instance.right):
        return bad
    worse = [{**answer, "basis": base} for base in bad]
    return [*worse, {**answer, "particular": zero}, {**answer, "particular": basis[0]}]


def _vectors(rows: Any) -> sympy.Matrix:
    return sympy.Matrix([[sympy.Rational(x.numerator, x.denominator) for x in row] for row in rows])
