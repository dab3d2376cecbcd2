"""Exact linear algebra on matrices of integers or rationals, given as tuples of rows."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from random import Random
from typing import Any, TypeVar

Scalar = int | Fraction
Rows = Sequence[Sequence[Scalar]]
Matrix = tuple[tuple[Fraction, ...], ...]
IntMatrix = tuple[tuple[int, ...], ...]
S = TypeVar("S", bound=Scalar)


def identity(n: int) -> IntMatrix:
    """Give the identity matrix.

    >>> identity(2)
    ((1, 0), (0, 1))
    """
    return tuple(tuple(int(i == j) for j in range(n)) for i in range(n))


def transpose(a: Sequence[Sequence[S]]) -> tuple[tuple[S, ...], ...]:
    """Exchange rows and columns.

    >>> transpose(((1, 2, 3), (4, 5, 6)))
    ((1, 4), (2, 5), (3, 6))
    """
    return tuple(zip(*a, strict=True))


def add(a: Sequence[Sequence[S]], b: Sequence[Sequence[S]], factor: int = 1) -> tuple[tuple[S, ...], ...]:
    """Give a + factor b.

    >>> add(((1, 2),), ((3, 4),), -1)
    ((-2, -2),)
    """
    pairs: Any = zip(a, b, strict=True)
    return tuple(tuple(x + factor * y for x, y in zip(*rows, strict=True)) for rows in pairs)


def multiply(a: Sequence[Sequence[S]], b: Sequence[Sequence[S]], modulus: int = 0) -> tuple[tuple[S, ...], ...]:
    """Give the product, modulo `modulus` if given.

    >>> multiply(((1, 2), (3, 4)), ((0, 1), (1, 0)))
    ((2, 1), (4, 3))

    Raises:
        ValueError: the sizes do not fit.
    """
    columns = list(zip(*b, strict=True))

    def entry(row: Sequence[Any], column: Sequence[Any]) -> Any:
        total = sum(x * y for x, y in zip(row, column, strict=True))
        return total % modulus if modulus else total

    return tuple(tuple(entry(row, column) for column in columns) for row in a)


def power(a: Sequence[Sequence[S]], n: int, modulus: int = 0) -> tuple[tuple[S, ...], ...]:
    """Raise a square matrix to a power n >= 0, modulo `modulus` if given.

    >>> power(((1, 1), (1, 0)), 10)
    ((89, 55), (55, 34))
    """
    result: Any = identity(len(a))
    base = tuple(map(tuple, a))
    while n:
        if n & 1:
            result = multiply(result, base, modulus)
        base = multiply(base, base, modulus)
        n >>= 1
    return tuple(result)


def determinant(a: Rows) -> Fraction:
    """Give the determinant of a square matrix.

    >>> determinant(((2, 1), (4, 5))), determinant(((1, 2), (2, 4)))
    (Fraction(6, 1), Fraction(0, 1))
    """
    rows = [[Fraction(x) for x in row] for row in a]
    result = Fraction(1)
    for column in range(len(rows)):
        pivot = next((i for i in range(column, len(rows)) if rows[i][column]), None)
        if pivot is None:
            return Fraction(0)
        if pivot != column:
            rows[column], rows[pivot] = rows[pivot], rows[column]
            result = -result
        result *= rows[column][column]
        for i in range(column + 1, len(rows)):
            _subtract(rows[i], rows[i][column] / rows[column][column], rows[column])
    return result


def rref(a: Rows) -> tuple[Matrix, tuple[int, ...]]:
    """Give the reduced row echelon form and the columns of its pivots.

    >>> rref(((1, 2), (3, 6)))
    (((Fraction(1, 1), Fraction(2, 1)), (Fraction(0, 1), Fraction(0, 1))), (0,))
    """
    rows = [[Fraction(x) for x in row] for row in a]
    return _reduced(rows, lambda row, lead: [x / lead for x in row], _subtract)


def rank(a: Rows) -> int:
    """Give the rank.

    >>> rank(((1, 2), (3, 6))), rank(((0, 0),))
    (1, 0)
    """
    return len(rref(a)[1])


def inverse(a: Rows) -> Matrix | None:
    """Give the inverse of a square matrix, or None if it is singular.

    >>> inverse(((2, 1), (1, 1)))
    ((Fraction(1, 1), Fraction(-1, 1)), (Fraction(-1, 1), Fraction(2, 1)))
    """
    n = len(a)
    reduced, pivots = rref([[*row, *unit] for row, unit in zip(a, identity(n), strict=True)])
    if pivots != tuple(range(n)):
        return None
    return tuple(row[n:] for row in reduced)


def inverse_modulo(a: Sequence[Sequence[int]], m: int) -> IntMatrix | None:
    """Give the inverse of a square matrix modulo any `m`, or None where its determinant has a factor in common with it.

    >>> inverse_modulo(((3, 3), (2, 5)), 26), inverse_modulo(((2, 0), (0, 1)), 26)
    (((15, 17), (20, 9)), None)
    """
    found = inverse(a)
    if found is None or math.gcd(int(determinant(a)), m) != 1:
        return None
    return tuple(tuple(x.numerator * pow(x.denominator, -1, m) % m for x in row) for row in found)


def solve(a: Rows, b: Sequence[Scalar]) -> tuple[Fraction, ...] | None:
    """Solve ``a x = b``: the solution with zeros for the free unknowns, or None if there is none.

    It is the only one if the rank of `a` is its number of columns.

    >>> solve(((1, 1), (1, -1)), (3, 1)), solve(((1, 1), (2, 2)), (1, 3))
    ((Fraction(2, 1), Fraction(1, 1)), None)
    """
    width = len(a[0])
    reduced, pivots = rref([[*row, value] for row, value in zip(a, b, strict=True)])
    if width in pivots:
        return None
    values = [Fraction(0)] * width
    for row, column in zip(reduced, pivots, strict=False):
        values[column] = row[width]
    return tuple(values)


def null_space(a: Rows) -> IntMatrix:
    """Give a basis of all x with ``a x = 0``: one coprime integer vector for each free column, its own entry positive.

    >>> null_space(((1, 2, 3), (2, 4, 6)))
    ((-2, 1, 0), (-3, 0, 1))
    """
    width = len(a[0])
    reduced, pivots = rref(a)
    basis = []
    for free in range(width):
        if free not in pivots:
            vector = [Fraction(int(column == free)) for column in range(width)]
            for row, column in zip(reduced, pivots, strict=False):
                vector[column] = -row[free]
            basis.append(primitive(vector))
    return tuple(basis)


def primitive(vector: Sequence[Scalar]) -> tuple[int, ...]:
    """Scale a vector by a positive number to coprime integers; zero stays zero.

    >>> primitive((Fraction(1, 2), Fraction(-1, 3))), primitive((4, 6))
    ((3, -2), (2, 3))
    """
    scale = math.lcm(*(Fraction(x).denominator for x in vector))
    whole = [int(x * scale) for x in vector]
    shared = math.gcd(*whole) or 1
    return tuple(x // shared for x in whole)


def rref_modulo(a: Sequence[Sequence[int]], p: int) -> tuple[IntMatrix, tuple[int, ...]]:
    """Give the reduced row echelon form over the field of p elements, p prime, and the columns of its pivots.

    >>> rref_modulo(((2, 1), (1, 4)), 7)
    (((1, 4), (0, 0)), (0,))
    """

    def divide(row: list[int], lead: int) -> list[int]:
        inverse = pow(lead, -1, p)
        return [x * inverse % p for x in row]

    def subtract(row: list[int], factor: int, other: list[int]) -> None:
        if factor:
            row[:] = [(x - factor * y) % p for x, y in zip(row, other, strict=True)]

    return _reduced([[x % p for x in row] for row in a], divide, subtract)


def _reduced(
    rows: list[list[S]],
    divide: Callable[[list[S], S], list[S]],
    subtract: Callable[[list[S], S, list[S]], None],
) -> tuple[tuple[tuple[S, ...], ...], tuple[int, ...]]:
    """Bring rows over a field to reduced echelon form; give them and the columns of the pivots."""
    pivots: list[int] = []
    for column in range(len(rows[0]) if rows else 0):
        top = len(pivots)
        pivot = next((i for i in range(top, len(rows)) if rows[i][column]), None)
        if pivot is None:
            continue
        rows[top], rows[pivot] = rows[pivot], rows[top]
        rows[top] = divide(rows[top], rows[top][column])
        for i, row in enumerate(rows):
            if i != top:
                subtract(row, row[column], rows[top])
        pivots.append(column)
    return tuple(map(tuple, rows)), tuple(pivots)


def rank_modulo(a: Sequence[Sequence[int]], p: int) -> int:
    """Give the rank over the field of p elements, p prime.

    >>> rank_modulo(((2, 1), (1, 4)), 7), rank_modulo(((2, 1), (1, 4)), 5)
    (1, 2)
    """
    return len(rref_modulo(a, p)[1])


def lu(a: Rows) -> tuple[Matrix, Matrix] | None:
    """Factor a square matrix into a unit lower and an upper triangular one; None if a leading minor but the last is 0.

    >>> lu(((2, 1), (4, 5)))[1]
    ((Fraction(2, 1), Fraction(1, 1)), (Fraction(0, 1), Fraction(3, 1)))
    """
    n = len(a)
    lower = [[Fraction(x) for x in row] for row in identity(n)]
    upper = [[Fraction(x) for x in row] for row in a]
    for k in range(n - 1):
        if not upper[k][k]:
            return None
        for i in range(k + 1, n):
            lower[i][k] = upper[i][k] / upper[k][k]
            _subtract(upper[i], lower[i][k], upper[k])
    return tuple(map(tuple, lower)), tuple(map(tuple, upper))


def ldl(a: Rows) -> tuple[Matrix, tuple[Fraction, ...]] | None:
    """Factor a symmetric matrix as L D L^T, L unit lower triangular; give L and the diagonal of D, or None as `lu`.

    >>> ldl(((2, 4), (4, 5)))[1]
    (Fraction(2, 1), Fraction(-3, 1))
    """
    factors = lu(a)
    if factors is None:
        return None
    lower, upper = factors
    return lower, tuple(upper[i][i] for i in range(len(upper)))


def basis_fault(vectors: Rows, space: Rows) -> str:
    """Say why `vectors` are not a basis of the space that the rows of `space` span, or "" if they are one.

    >>> basis_fault([(1, 1)], [(2, 2)]), basis_fault([(1, 2)], [(2, 2)])
    ('', 'vector 1 does not lie in the space')
    """
    reduced, pivots = rref(space)
    if len(vectors) > len(pivots):
        return "the vectors are linearly dependent, or some do not lie in the space"
    for place, vector in enumerate(vectors, 1):
        rest = [Fraction(x) for x in vector]
        for row, column in zip(reduced, pivots, strict=False):
            _subtract(rest, rest[column], row)
        if any(rest):
            return f"vector {place} does not lie in the space"
    if rank([primitive(vector) for vector in vectors]) < len(vectors):
        return "the vectors are linearly dependent"
    return "" if len(vectors) == len(pivots) else "the vectors do not span the space"


def kernel_basis_fault(vectors: Rows, equations: Rows) -> str:
    """Say why `vectors` are not a basis of all x with ``equations x = 0``, or "" if they are one.

    >>> kernel_basis_fault([(1, -1)], [(2, 2)]), kernel_basis_fault([(1, 1)], [(2, 2)])
    ('', 'vector 1 does not solve the homogeneous equations')
    """
    for place, vector in enumerate(vectors, 1):
        if any(sum(c * x for c, x in zip(row, vector, strict=True)) for row in equations):
            return f"vector {place} does not solve the homogeneous equations"
    size = len(equations[0]) - rank(equations)
    if len(vectors) > size or rank([primitive(vector) for vector in vectors]) < len(vectors):
        return "the vectors are linearly dependent"
    return "" if len(vectors) == size else "the vectors do not span all solutions"


def characteristic_polynomial(a: Rows) -> tuple[Fraction, ...]:
    """Give the coefficients of det(x I - a), constant term first (Faddeev and LeVerrier).

    >>> [int(c) for c in characteristic_polynomial(((2, 1), (1, 2)))]
    [3, -4, 1]
    """
    n = len(a)
    coefficients = [Fraction(1)]
    current: tuple[tuple[Scalar, ...], ...] = tuple((0,) * n for _ in range(n))
    for k in range(1, n + 1):
        shifted = [[x + coefficients[-1] * (i == j) for j, x in enumerate(row)] for i, row in enumerate(current)]
        current = multiply(a, shifted)
        coefficients.append(-Fraction(sum(current[i][i] for i in range(n))) / k)
    return tuple(reversed(coefficients))


def block_diagonal(blocks: Sequence[Sequence[Sequence[int]]]) -> IntMatrix:
    """Put square matrices along the diagonal, zeros elsewhere.

    >>> block_diagonal((((1,),), ((2, 3), (4, 5))))
    ((1, 0, 0), (0, 2, 3), (0, 4, 5))
    """
    n = sum(map(len, blocks))
    rows: list[tuple[int, ...]] = []
    for block in blocks:
        before = len(rows)
        rows += [(0,) * before + tuple(row) + (0,) * (n - before - len(block)) for row in block]
    return tuple(rows)


def jordan_block(eigenvalue: int, size: int) -> IntMatrix:
    """Give a Jordan block, with ones above the diagonal.

    >>> jordan_block(3, 2)
    ((3, 1), (0, 3))
    """
    return tuple(tuple(eigenvalue * (i == j) + (j == i + 1) for j in range(size)) for i in range(size))


def random_similar(
    rng: Random, a: Sequence[Sequence[int]], moves: int, limit: int, base: int = 0
) -> tuple[IntMatrix, IntMatrix]:
    """Hide an integer matrix by a similarity: give B with entries within `limit`, and P with B P = P a.

    P has determinant 1 or -1 and entries within `base` (`limit` if 0). Each move adds a multiple of a row to another
    and takes the same multiple of columns away, so some moves that would grow too large are left out.

    >>> b, p = random_similar(Random(1), ((1, 0), (0, 2)), 6, 9)
    >>> multiply(b, p) == multiply(p, ((1, 0), (0, 2))), b
    (True, ((3, -1), (2, 0)))
    """
    n = len(a)
    rows, p = [list(row) for row in a], [list(row) for row in identity(n)]
    for _ in range(moves if n > 1 else 0):
        i, j = rng.sample(range(n), 2)
        factor = rng.choice((-2, -1, -1, 1, 1, 2))
        changed = [list(row) for row in rows]
        changed[i] = [x + factor * y for x, y in zip(changed[i], changed[j], strict=True)]
        for row in changed:
            row[j] -= factor * row[i]
        mixed = [x + factor * y for x, y in zip(p[i], p[j], strict=True)]
        if max(abs(x) for row in changed for x in row) <= limit and max(map(abs, mixed)) <= (base or limit):
            rows, p[i] = changed, mixed
    return tuple(map(tuple, rows)), tuple(map(tuple, p))


def is_irreducible(a: Rows) -> bool:
    """Tell whether no common order of rows and columns makes a square matrix block triangular.

    >>> is_irreducible(((0, 1), (1, 0))), is_irreducible(((1, 0), (5, 2)))
    (True, False)
    """
    n = len(a)
    for columns in (a, transpose(a)):
        reached, frontier = {0}, [0]
        while frontier:
            i = frontier.pop()
            found = [j for j in range(n) if columns[i][j] and j not in reached]
            reached.update(found)
            frontier += found
        if len(reached) < n:
            return False
    return True


def congruence(a: Rows) -> Matrix:
    """Give an invertible P for a symmetric matrix such that P^T a P is diagonal.

    >>> p = congruence(((0, 1), (1, 0)))
    >>> multiply(multiply(transpose(p), ((0, 1), (1, 0))), p) == ((2, 0), (0, Fraction(-1, 2)))
    True
    """
    n = len(a)
    rows = [[*map(Fraction, row), *map(Fraction, unit)] for row, unit in zip(a, identity(n), strict=True)]
    for _ in congruence_steps(rows):
        pass
    return transpose(tuple(tuple(row[n:]) for row in rows))


def congruence_steps(rows: list[list[Fraction]]) -> Iterator[tuple[int, Fraction, int]]:
    """Make a symmetric matrix diagonal where it stands: give i, c, j after c times row and column j went to those of i.

    The rows may be longer than the matrix is; what stands right of it has only the rows added.

    >>> rows = [[Fraction(4), Fraction(2)], [Fraction(2), Fraction(3)]]
    >>> list(congruence_steps(rows)), rows == [[4, 0], [0, 2]]
    ([(1, Fraction(-1, 2), 0)], True)
    """
    n = len(rows)

    def add(i: int, factor: Fraction, j: int) -> tuple[int, Fraction, int]:
        _subtract(rows[i], -factor, rows[j])
        for row in rows:
            row[i] += factor * row[j]
        return i, factor, j

    for k in range(n):
        if not rows[k][k]:
            square = next((i for i in range(k + 1, n) if rows[i][i]), None)
            other = next((i for i in range(k + 1, n) if rows[k][i]), None) if square is None else square
            if other is None:
                continue
            yield add(k, Fraction(1), other)
            if not rows[k][k]:  # 2 a_ki + a_ii = 0
                yield add(k, Fraction(1), other)
        for i in range(k + 1, n):
            if rows[i][k]:
                yield add(i, -rows[i][k] / rows[k][k], k)


def random_matrix(rng: Random, rows: int, cols: int, low: int, high: int) -> IntMatrix:
    """Draw every entry uniformly from `low` to `high`.

    >>> random_matrix(Random(1), 2, 2, -9, 9)
    ((-5, 9), (-7, -1))
    """
    return tuple(tuple(rng.randint(low, high) for _ in range(cols)) for _ in range(rows))


def random_unimodular(rng: Random, n: int, moves: int, limit: int) -> IntMatrix:
    """Draw an integer matrix of determinant 1 or -1 by row operations that keep entries within `limit`.

    >>> abs(determinant(random_unimodular(Random(1), 3, 12, 9)))
    Fraction(1, 1)
    """
    rows = [[rng.choice((-1, 1)) * x for x in row] for row in identity(n)]
    rng.shuffle(rows)
    for _ in range(moves if n > 1 else 0):
        i, j = rng.sample(range(n), 2)
        factor = rng.choice((-2, -1, 1, 2))
        changed = [x + factor * y for x, y in zip(rows[i], rows[j], strict=True)]
        if max(map(abs, changed)) <= limit:
            rows[i] = changed
    return tuple(map(tuple, rows))


def random_of_rank(
    rng: Random, rows: int, cols: int, size: int, low: int, high: int, budget: int = 10_000
) -> IntMatrix:
    """Draw an integer matrix of rank `size`: independent rows with entries from low to high, and sums of them.

    The dependent rows have coefficients from -2 to 2 and may be larger; rows come in random order.

    >>> rank(random_of_rank(Random(1), 4, 5, 2, -3, 3))
    2

    Raises:
        ValueError: `size` is out of range, or none is found within `budget` draws.
    """
    if not 0 <= size <= min(rows, cols):
        raise ValueError(f"size={size}: expected a rank of at most min(rows={rows}, cols={cols})")
    for _ in range(budget):
        base = random_matrix(rng, size, cols, low, high)
        if rank(base) == size:
            mixed = [[rng.randint(-2, 2) for _ in range(size)] for _ in range(rows - size)]
            sums = [
                tuple(sum(c * row[j] for c, row in zip(mix, base, strict=True)) for j in range(cols)) for mix in mixed
            ]
            drawn = [*base, *sums]
            rng.shuffle(drawn)
            return tuple(drawn)
    raise ValueError(f"no rows of rank {size} with entries from low={low} to high={high} were found")


def random_echelon(rng: Random, size: int, cols: int, largest: int, denominator: int) -> IntMatrix:
    """Draw a reduced row echelon form of rank `size` < `cols`, each row scaled to coprime integers.

    The first column has a pivot, the last has none; before scaling, entries are fractions of the bounds given.

    >>> random_echelon(Random(1), 2, 4, 5, 2)
    ((1, 0, 4, -1), (0, 1, 1, 1))

    Raises:
        ValueError: `size` is out of range.
    """
    if not 1 <= size < cols:
        raise ValueError(f"size={size}: expected a rank from 1 to cols - 1 = {cols - 1}")
    pivots = (0, *sorted(rng.sample(range(1, cols - 1), size - 1)))
    rows = []
    for pivot in pivots:
        row = [Fraction(int(column == pivot)) for column in range(cols)]
        for column in range(pivot + 1, cols):
            if column not in pivots:
                row[column] = Fraction(rng.randint(-largest, largest), rng.randint(1, denominator))
        rows.append(primitive(row))
    return tuple(rows)


def latex(a: Rows) -> str:
    r"""Write a matrix in LaTeX.

    >>> latex(((1, Fraction(1, 2)),))
    '\\begin{pmatrix} 1 & \\frac{1}{2} \\end{pmatrix}'
    """
    body = r" \\ ".join(" & ".join(map(_latex, row)) for row in a)
    return rf"\begin{{pmatrix}} {body} \end{{pmatrix}}"


def _subtract(row: list[Fraction], factor: Fraction, other: Sequence[Fraction]) -> None:
    if factor:
        row[:] = [x - factor * y for x, y in zip(row, other, strict=True)]


def _latex(x: Scalar) -> str:
    x = Fraction(x)
    if x.denominator == 1:
        return str(x)
    return rf"{'-' if x < 0 else ''}\frac{{{abs(x.numerator)}}}{{{x.denominator}}}"
