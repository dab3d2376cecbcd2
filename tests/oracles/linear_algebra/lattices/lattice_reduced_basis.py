"""Judge by sympy: the change of basis is integer with determinant 1 or -1, and the two conditions by projections."""

from typing import Any

import sympy
from sympy import ZZ
from sympy.polys.matrices import DomainMatrix

LEVELS = range(1, 9)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    given, basis = sympy.Matrix(instance.rows), sympy.Matrix([list(row) for row in answer])
    gram = given * given.T
    change = basis * given.T * gram.inv()
    if change * given != basis or not all(x.is_integer for x in change) or abs(change.det()) != 1:
        return "another lattice"
    rows = [basis[i, :] for i in range(basis.rows)]
    made = sympy.GramSchmidt(rows)
    for i, row in enumerate(rows):
        factors = [row.dot(other) / other.dot(other) for other in made[:i]]
        if any(abs(factor) > sympy.Rational(1, 2) for factor in factors):
            return "not size-reduced"
        if i and made[i].norm() ** 2 < (sympy.Rational(3, 4) - factors[-1] ** 2) * made[i - 1].norm() ** 2:
            return "the condition of Lovász fails"
    return ""


def others(instance: Any, answer: Any) -> list[Any]:
    """What sympy's reduction gives, and the negatives."""
    shape = (len(instance.rows), len(instance.rows[0]))
    found = DomainMatrix([list(map(ZZ, row)) for row in instance.rows], shape, ZZ).lll().to_Matrix().tolist()
    return [tuple(tuple(map(int, row)) for row in found), tuple(tuple(-x for x in row) for row in answer)]


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The given basis, a vector doubled, one added to another three times."""
    doubled = (*answer[:-1], tuple(2 * x for x in answer[-1]))
    moved = (*answer[:-1], tuple(x + 3 * y for x, y in zip(answer[-1], answer[0], strict=True)))
    return [near for near in (instance.rows, doubled, moved) if confirm(instance, near)]
