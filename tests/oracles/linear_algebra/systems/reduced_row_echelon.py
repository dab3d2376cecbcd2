"""Judge by sympy's reduced row echelon form, over the rationals or a finite field."""

from typing import Any

import sympy
from sympy.polys.matrices import DomainMatrix

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if instance.prime:
        field = sympy.GF(instance.prime, symmetric=False)
        rows = [[field(x) for x in row] for row in instance.matrix]
        reduced, _ = DomainMatrix(rows, (len(rows), len(rows[0])), field).rref()
        right = [[int(x) for x in row] for row in reduced.to_list()]
    else:
        right = sympy.Matrix(instance.matrix).rref()[0].tolist()
    for i, row in enumerate(right):
        for j, entry in enumerate(row):
            if sympy.Rational(answer[i][j].numerator, answer[i][j].denominator) != entry:
                return f"entry {i}, {j}, counted from 0, is {entry}"
    return ""


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """A multiple of the first row added to the last, and the two exchanged."""
    added = (*answer[:-1], tuple(x + y for x, y in zip(answer[-1], answer[0], strict=True)))
    nears = [(answer[-1], *answer[1:-1], answer[0])]
    return nears if instance.prime else [*nears, added]
