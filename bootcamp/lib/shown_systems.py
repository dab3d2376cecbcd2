"""Lines of written work for linear systems with one solution, by Cramer's rule where there are two rows."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from bootcamp.lib.matrix import Matrix, identity, transpose
from bootcamp.lib.prompts import bracketed, sequence
from bootcamp.lib.shown_work import Scalar, division, enclosed, row_steps


def solved_system(rows: Sequence[Sequence[Scalar]], columns: int) -> tuple[list[str], Matrix]:
    """Solve for the first `columns` columns: give the lines, and the solution of each column on the right as a column.

    >>> solved_system([[1, 2, 5], [3, 4, 6]], 2)[0]
    ['R1 = [1, 2, 5]', 'R2 = [3, 4, 6]', 'D = 1·4 - 2·3 = -2', '5·4 - 2·6 = 8, 8 / (-2) = -4', '1·6 - 5·3 = -9, \
-9 / (-2) = 9/2']
    """
    given = [f"R{k} = {sequence(row)}" for k, row in enumerate(rows, 1)]
    if len(rows) > 2 or columns > 2:
        steps, reduced, pivots = row_steps(rows, columns=columns)
        return [*given, *steps], tuple(tuple(map(Fraction, row[columns:])) for row in reduced[: len(pivots)])
    (a, b, *first), (c, d, *second) = rows
    size = a * d - b * c
    lines, solutions = [*given, f"D = {minor(a, b, c, d)} = {size}"], []
    for e, f in zip(first, second, strict=True):
        tops = e * d - b * f, a * f - e * c
        solutions.append([Fraction(top) / size for top in tops])
        shown = minor(e, b, f, d), minor(a, e, c, f)
        parts = zip(shown, tops, solutions[-1], strict=True)
        lines += [f"{text} = {top}, {division(top, size)} = {value}" for text, top, value in parts]
    return lines, transpose(solutions)


def minor(a: Scalar, b: Scalar, c: Scalar, d: Scalar) -> str:
    """Write the determinant of two rows.

    >>> minor(1, -2, 3, 4)
    '1·4 - (-2)·3'
    """
    return f"{a}·{bracketed(d)} - {bracketed(b)}·{bracketed(c)}"


def inverse_steps(a: Sequence[Sequence[Scalar]]) -> tuple[list[str], Matrix]:
    """Invert a matrix, one of two rows by its determinant.

    >>> inverse_steps([[1, 2], [3, 4]])[0]
    ['1·4 - 2·3 = -2', '1/(-2)·[[4, -2], [-3, 1]] = [[-2, 1], [3/2, -1/2]]']
    """
    n = len(a)
    if n > 2:
        steps, rows, _ = row_steps([[*row, *unit] for row, unit in zip(a, identity(n), strict=True)], columns=n)
        return steps, tuple(tuple(map(Fraction, row[n:])) for row in rows)
    (p, q), (r, s) = a
    size = p * s - q * r
    adjoint = (s, -q), (-r, p)
    inverse = tuple(tuple(Fraction(x) / size for x in row) for row in adjoint)
    return [f"{minor(p, q, r, s)} = {size}", f"1/{enclosed(size)}·{sequence(adjoint)} = {sequence(inverse)}"], inverse
