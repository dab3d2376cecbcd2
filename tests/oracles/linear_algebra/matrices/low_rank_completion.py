"""Judge by sympy's rank, and fill in the hidden entries one by one by vanishing minors."""

from fractions import Fraction
from itertools import combinations
from typing import Any

import sympy

LEVELS = range(1, 8)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or with the promise that it is the only one."""
    rows = [list(row) for row in instance.entries]
    r, m, n = instance.rank, len(rows), len(rows[0])
    changed = True
    while changed:
        changed = False
        for i in range(m):
            for j in range(n):
                if rows[i][j] is None:
                    rows[i][j] = _entry(rows, i, j, r)
                    changed |= rows[i][j] is not None
    if any(x is None for row in rows for x in row):
        return "not all entries follow one by one"
    if sympy.Matrix([[sympy.Rational(x.numerator, x.denominator) for x in row] for row in rows]).rank() != r:
        return "the rank is another"
    return "" if rows == [list(row) for row in answer] else "an entry differs"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Zero for the hidden entries, and one of them off by one."""
    nears = [tuple(tuple(Fraction(0) if x is None else x for x in row) for row in instance.entries)]
    i, j = next((i, j) for i, row in enumerate(instance.entries) for j, x in enumerate(row) if x is None)
    changed = tuple(tuple(x + 1 if (a, b) == (i, j) else x for b, x in enumerate(row)) for a, row in enumerate(answer))
    return [near for near in (*nears, changed) if near != answer]


def _entry(rows: Any, i: int, j: int, r: int) -> Any:
    """The entry for which a minor of r + 1 rows vanishes, or None."""
    others = [a for a in range(len(rows)) if a != i and rows[a][j] is not None]
    known = [b for b in range(len(rows[0])) if b != j and rows[i][b] is not None]
    for some in combinations(others, r):
        columns = [b for b in known if all(rows[a][b] is not None for a in some)]
        for chosen in combinations(columns, r):
            part = sympy.Matrix([[_rational(rows[a][b]) for b in chosen] for a in some])
            if part.det():
                row = sympy.Matrix([[_rational(rows[i][b]) for b in chosen]])
                column = sympy.Matrix([_rational(rows[a][j]) for a in some])
                value = (row * part.LUsolve(column))[0]
                return Fraction(int(value.p), int(value.q))
    return None


def _rational(x: Fraction) -> sympy.Rational:
    return sympy.Rational(x.numerator, x.denominator)
