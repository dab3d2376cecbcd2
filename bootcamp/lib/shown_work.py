"""Lines of written arithmetic, for worked solutions: sums of products, and the steps of a row reduction."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from itertools import accumulate

from bootcamp.lib.polynomial import multiply
from bootcamp.lib.prompts import bracketed, polynomial, sequence

Scalar = int | Fraction


def plus(x: Scalar, y: Scalar) -> str:
    """Write the sum of two numbers, a negative second one after a minus sign.

    >>> plus(3, 4), plus(3, -4)
    ('3 + 4', '3 - 4')
    """
    return f"{x} {'-' if y < 0 else '+'} {abs(y)}"


def products(pairs: Iterable[tuple[Scalar, Scalar]]) -> str:
    """Write a sum of products, negative numbers behind an operator in brackets.

    >>> products([(-1, 2), (3, -4)])
    '-1·2 + 3·(-4)'
    """
    return " + ".join(f"{bracketed(x) if place else x}·{bracketed(y)}" for place, (x, y) in enumerate(pairs))


def division(x: Scalar, y: Scalar) -> str:
    """Write a quotient, fractions and a negative divisor in brackets.

    >>> division(-3, 2), division(Fraction(1, 2), -3), division(4, Fraction(2, 3))
    ('-3 / 2', '(1/2) / (-3)', '4 / (2/3)')
    """
    return f"{enclosed(x) if Fraction(x).denominator > 1 else x} / {enclosed(y)}"


def enclosed(x: Scalar) -> str:
    """Write a number as part of a product or a power, fractions and negative ones in brackets.

    >>> enclosed(2), enclosed(-3), enclosed(Fraction(1, 2))
    ('2', '(-3)', '(1/2)')
    """
    return f"({x})" if Fraction(x).denominator > 1 else bracketed(x)


def lowest_terms(top: int, bottom: int) -> str:
    """Write a fraction of positive numbers, the remainders of Euclid's algorithm down to 0, and the lowest terms.

    >>> lowest_terms(12, 21)
    '12/21: 21, 12, 9, 3, 0: 4/7'
    """
    steps = [max(top, bottom), min(top, bottom)]
    while steps[-1]:
        steps.append(steps[-2] % steps[-1])
    shared = steps[-2]
    reduced = f"{top // shared}/{bottom // shared}" if bottom > shared else str(top // shared)
    return f"{top}/{bottom}: {', '.join(map(str, steps))}: {reduced}"


def running_sum(terms: Sequence[Scalar]) -> str:
    """Write a sum term by term; a single term alone.

    >>> running_sum([5, 8, 2]), running_sum([5])
    ('5 + 8 = 13, 13 + 2 = 15', '5')
    """
    steps = zip(accumulate(terms), terms[1:], strict=False)
    return ", ".join(f"{so_far} + {bracketed(term)} = {so_far + term}" for so_far, term in steps) or str(sum(terms))


_TURNS = (1, 2), (2, 0), (0, 1)


def product_line(b: Sequence[Scalar], c: Sequence[Scalar]) -> str:
    """Write the entries of the vector product of two vectors in space.

    >>> product_line((0, 1, 0), (3, 0, 1))
    '1·1 - 0·0 = 1, 0·3 - 0·1 = 0, 0·0 - 1·3 = -3'
    """
    parts = ((b[i], c[j], b[j], c[i]) for i, j in _TURNS)
    told = (f"{p}·{bracketed(q)} - {bracketed(r)}·{bracketed(s)} = {p * q - r * s}" for p, q, r, s in parts)
    return ", ".join(told)


def determinant_lines(a: Sequence[Scalar], b: Sequence[Scalar], c: Sequence[Scalar]) -> tuple[list[str], Scalar]:
    """Write the determinant of three vectors in space: the vector product of the last two, times the first.

    >>> determinant_lines((1, 0, 2), (0, 1, 0), (3, 0, 1))
    (['1·1 - 0·0 = 1, 0·3 - 0·1 = 0, 0·0 - 1·3 = -3', '1·1 + 0·0 + 2·(-3) = -5'], -5)
    """
    normal = [b[i] * c[j] - b[j] * c[i] for i, j in _TURNS]
    size: Scalar = sum(x * y for x, y in zip(a, normal, strict=True))
    return [product_line(b, c), f"{products(zip(a, normal, strict=True))} = {size}"], size


def horner(p: Sequence[Scalar], x: Scalar) -> str:
    """Write how a polynomial, constant term first, is evaluated by Horner's rule; a constant alone.

    >>> horner([3, 0, 2], -1), horner([7], 2)
    ('2·(-1) + 0 = -2, -2·(-1) + 3 = 5', '7')
    """
    *rest, value = p or (0,)
    steps = []
    for c in reversed(rest):
        steps.append(f"{value}·{bracketed(x)} {'-' if c < 0 else '+'} {abs(c)} = {value * x + c}")
        value = value * x + c
    return ", ".join(steps) or str(value)


def multiplied_out(factors: Iterable[Sequence[int]]) -> tuple[list[str], tuple[Fraction, ...]]:
    """Multiply polynomials, constant terms first, one after the other: give the lines and the product.

    >>> multiplied_out([(1, 1), (-2, 1)])[0], multiplied_out([(1, 1)])[0]
    (['(x + 1)(x - 2) = x^2 - x - 2'], [])
    """
    lines: list[str] = []
    total: tuple[Fraction, ...] = (Fraction(1),)
    for place, factor in enumerate(factors):
        before, total = total, multiply(total, tuple(map(Fraction, factor)))
        if place:
            lines.append(f"({polynomial(before)})({polynomial(factor)}) = {polynomial(total)}")
    return lines, total


def product_rows(a: Sequence[Sequence[Scalar]], b: Sequence[Sequence[Scalar]], modulus: int = 0) -> list[str]:
    """Write the product of two matrices, a row a line, each entry as a sum of products and then its value.

    >>> product_rows([[1, 2], [3, 4]], [[1], [-1]])
    ['1·1 + 2·(-1) = [-1]', '3·1 + 4·(-1) = [-1]']
    >>> product_rows([[1, 2]], [[3], [1]], 4)
    ['1·3 + 2·1 = [5] = [1]']
    """
    lines = []
    for row in a:
        sums = [list(zip(row, column, strict=True)) for column in zip(*b, strict=True)]
        totals = [sum(x * y for x, y in pairs) for pairs in sums]
        lines.append(f"{', '.join(map(products, sums))} = {sequence(totals)}")
        if modulus:
            lines[-1] += f" = {sequence([total % modulus for total in totals])}"
    return lines


def triangle_steps(a: Sequence[Sequence[Scalar]]) -> tuple[list[str], list[list[Scalar]], int]:
    """Bring a square matrix of rationals to upper triangular form: give the lines, the last rows and the swaps.

    >>> triangle_steps([[2, 1], [4, 5]])[0]
    ['2·R1 = [4, 2]', 'R2 - 2·R1 = [0, 3]']
    """
    rows: list[list[Scalar]] = [[Fraction(x) for x in row] for row in a]
    lines: list[str] = []
    swaps = 0
    for top in range(len(rows)):
        found = next((i for i in range(top, len(rows)) if rows[i][top]), top)
        if found != top:
            rows[top], rows[found] = rows[found], rows[top]
            lines.append(f"R{top + 1} <-> R{found + 1}")
            swaps += 1
        for i in range(top + 1, len(rows)):
            if rows[i][top]:
                lines += _subtracted(rows, i, top, Fraction(rows[i][top]) / rows[top][top], 0)
    return lines, rows, swaps


def row_steps(
    a: Sequence[Sequence[Scalar]], modulus: int = 0, columns: int = 0, *, reduced: bool = True
) -> tuple[list[str], list[list[Scalar]], list[int]]:
    """Reduce rows over the rationals, or modulo a prime: give the lines, the last rows and the columns of the pivots.

    Only the first `columns` columns have pivots, if it is not 0. Without `reduced` no more is done than gives
    the pivots.

    >>> row_steps([[0, 2], [3, 1]])[0]
    ['R1 <-> R2', 'R1/3 = [1, 1/3]', 'R2/2 = [0, 1]', '1/3·R2 = [0, 1/3]', 'R1 - 1/3·R2 = [1, 0]']
    >>> row_steps([[2, 1], [1, 0]], 5)[0][:2]
    ['2·3 = 1 (mod 5)', 'R1/2 = [1, 3] (mod 5)']
    """
    rows: list[list[Scalar]] = [[x % modulus if modulus else Fraction(x) for x in row] for row in a]
    lines: list[str] = []
    pivots: list[int] = []
    for column in range(columns or len(rows[0])):
        top = len(pivots)
        found = next((i for i in range(top, len(rows)) if rows[i][column]), None)
        if found is None:
            continue
        if found != top:
            rows[top], rows[found] = rows[found], rows[top]
            lines.append(f"R{top + 1} <-> R{found + 1}")
        others = [i for i in range(len(rows)) if rows[i][column] and (i > top or (reduced and i < top))]
        if rows[top][column] != 1 and (others or reduced):
            lines += _divided(rows, top, rows[top][column], modulus)
        for i in others:
            lines += _subtracted(rows, i, top, rows[i][column], modulus)
        pivots.append(column)
    return lines, rows, pivots


def _divided(rows: list[list[Scalar]], i: int, by: Scalar, modulus: int) -> list[str]:
    if not modulus:
        rows[i] = [Fraction(x) / by for x in rows[i]]
        return [f"R{i + 1}/{bracketed(by) if Fraction(by).denominator == 1 else f'({by})'} = {sequence(rows[i])}"]
    factor = pow(int(by), -1, modulus)
    rows[i] = [x * factor % modulus for x in rows[i]]
    return [f"{by}·{factor} = 1 (mod {modulus})", f"R{i + 1}/{by} = {sequence(rows[i])} (mod {modulus})"]


def _subtracted(rows: list[list[Scalar]], i: int, top: int, factor: Scalar, modulus: int) -> list[str]:
    sign, size = ("+", -factor) if factor < 0 else ("-", factor)
    times, end = f"{size}·" if size != 1 else "", f" (mod {modulus})" if modulus else ""
    multiple = [size * x % modulus if modulus else size * x for x in rows[top]]
    changed = [x - factor * y for x, y in zip(rows[i], rows[top], strict=True)]
    rows[i] = [x % modulus for x in changed] if modulus else changed
    lines = [f"{times}R{top + 1} = {sequence(multiple)}{end}"] if times else []
    return [*lines, f"R{i + 1} {sign} {times}R{top + 1} = {sequence(rows[i])}{end}"]
