"""Exact linear algebra against sympy and against definitions."""

import math
from fractions import Fraction
from itertools import permutations
from math import prod
from random import Random

import pytest
import sympy
from hypothesis import given, settings, strategies as st

from bootcamp.lib import matrix, permutation

SEEDS = range(20)


def plain(a: sympy.Matrix) -> tuple[tuple[Fraction, ...], ...]:
    return tuple(tuple(Fraction(int(x.p), int(x.q)) for x in a.row(i)) for i in range(a.rows))


@settings(max_examples=40)
@given(st.integers(1, 4), st.randoms(use_true_random=False))
def test_square_matrices(n: int, rng: Random) -> None:
    a = matrix.random_matrix(rng, n, n, -3, 3)
    other = sympy.Matrix(a)
    leibniz = sum(permutation.sign(p) * prod(a[i][p[i]] for i in range(n)) for p in permutations(range(n)))
    assert matrix.determinant(a) == leibniz
    assert matrix.rank(a) == other.rank()
    assert matrix.power(a, 5) == plain(other**5)
    assert matrix.power(a, 5, 7) == tuple(tuple(x % 7 for x in row) for row in plain(other**5))
    coefficients = [int(c) for c in reversed(other.charpoly().all_coeffs())]
    assert list(matrix.characteristic_polynomial(a)) == coefficients
    assert matrix.inverse(a) == (plain(other.inv()) if leibniz else None)


@pytest.mark.parametrize("seed", SEEDS)
def test_any_shape(seed: int) -> None:
    rng = Random(seed)
    rows, cols = rng.randint(1, 4), rng.randint(1, 5)
    size = rng.randint(0, min(rows, cols))
    a = matrix.random_of_rank(rng, rows, cols, size, -3, 3)
    other = sympy.Matrix(a)
    assert other.rank() == size == matrix.rank(a)
    reduced, pivots = other.rref()
    assert matrix.rref(a) == (plain(reduced), pivots)
    basis = matrix.null_space(a)
    assert len(basis) == cols - size
    for vector in basis:
        assert not any(other * sympy.Matrix(vector))
        assert matrix.primitive(vector) == vector
    x = [rng.randint(-3, 3) for _ in range(cols)]
    b = [int(value) for value in other * sympy.Matrix(x)]
    found = matrix.solve(a, b)
    assert found is not None
    assert [sum(c * v for c, v in zip(row, found, strict=True)) for row in a] == b
    wrong = [*b[:-1], b[-1] + 1]
    assert (matrix.solve(a, wrong) is None) == (other.row_join(sympy.Matrix(wrong)).rank() > size)
    assert matrix.transpose(matrix.transpose(a)) == a


@pytest.mark.parametrize("seed", SEEDS)
def test_unimodular_matrices(seed: int) -> None:
    drawn = matrix.random_unimodular(Random(seed), 1 + seed % 5, 20, 7)
    assert abs(matrix.determinant(drawn)) == 1
    assert max(abs(x) for row in drawn for x in row) <= 7


def test_errors_and_latex() -> None:
    with pytest.raises(ValueError, match="size=3"):
        matrix.random_of_rank(Random(0), 2, 3, 3, 0, 1)
    with pytest.raises(ValueError, match="zip"):
        matrix.multiply(((1, 2),), ((1, 2),))
    assert matrix.latex(((1, -2), (Fraction(-1, 2), 0))) == r"\begin{pmatrix} 1 & -2 \\ -\frac{1}{2} & 0 \end{pmatrix}"


@pytest.mark.parametrize("seed", SEEDS)
def test_modulo_a_prime(seed: int) -> None:
    rng = Random(seed)
    p = rng.choice((2, 3, 7, 101))
    a = matrix.random_matrix(rng, rng.randint(1, 4), rng.randint(1, 5), -p, p)
    field = sympy.GF(p)
    other = sympy.polys.matrices.DomainMatrix([[field(x) for x in row] for row in a], (len(a), len(a[0])), field)
    reduced, pivots = other.rref()
    assert matrix.rref_modulo(a, p) == (tuple(tuple(int(x) % p for x in row) for row in reduced.to_list()), pivots)
    assert matrix.rank_modulo(a, p) == len(pivots)


@pytest.mark.parametrize("seed", SEEDS)
def test_triangular_factors(seed: int) -> None:
    rng = Random(seed)
    n = rng.randint(1, 5)
    a = matrix.random_matrix(rng, n, n, -3, 3)
    symmetric = tuple(tuple(a[max(i, j)][min(i, j)] for j in range(n)) for i in range(n))
    minors = [matrix.determinant([row[:k] for row in a[:k]]) for k in range(1, n)]
    factors = matrix.lu(a)
    assert (factors is None) == (0 in minors)
    if factors:
        lower, upper = factors
        assert matrix.multiply(lower, upper) == a
        assert all(lower[i][i] == 1 and not any(lower[i][i + 1 :]) and not any(upper[i][:i]) for i in range(n))
    parts = matrix.ldl(symmetric)
    if parts:
        lower, diagonal = parts
        scaled = [[x * d for x, d in zip(row, diagonal, strict=True)] for row in lower]
        assert matrix.multiply(scaled, matrix.transpose(lower)) == symmetric


@pytest.mark.parametrize("seed", SEEDS)
def test_bases(seed: int) -> None:
    rng = Random(seed)
    space = matrix.random_of_rank(rng, 4, 5, rng.randint(1, 3), -3, 3)
    size = matrix.rank(space)
    basis = [row for row in matrix.rref(space)[0] if any(row)]
    moved = matrix.multiply(matrix.random_unimodular(rng, size, 9, 9), basis)
    assert matrix.basis_fault(moved, space) == ""
    assert "do not span" in matrix.basis_fault(moved[:-1], space)
    assert "dependent" in matrix.basis_fault([*moved, moved[0]], space)
    assert "dependent" in matrix.basis_fault([*moved[:-1], moved[0]] if size > 1 else [[0] * 5], space)
    outside = next(row for row in matrix.identity(5) if matrix.rank([*space, row]) > size)
    assert "vector 1 " in matrix.basis_fault([outside, *moved[1:]], space)


@pytest.mark.parametrize("seed", SEEDS)
def test_kernel_bases(seed: int) -> None:
    rng = Random(seed)
    cols = rng.randint(2, 6)
    size = rng.randint(1, cols - 1)
    echelon = matrix.random_echelon(rng, size, cols, 5, 3)
    reduced, pivots = matrix.rref(echelon)
    assert len(pivots) == size
    assert pivots[0] == 0
    assert cols - 1 not in pivots
    assert all(abs(x.numerator) <= 5 and x.denominator <= 3 for row in reduced for x in row)
    mixed = matrix.multiply(matrix.random_of_rank(rng, size + 1, size, size, -2, 2), echelon)
    kernel = matrix.null_space(mixed)
    assert matrix.kernel_basis_fault(kernel, mixed) == ""
    assert "do not span" in matrix.kernel_basis_fault(kernel[1:], mixed)
    assert "dependent" in matrix.kernel_basis_fault([*kernel, kernel[0]], mixed)
    assert "vector 1 " in matrix.kernel_basis_fault([echelon[0], *kernel[1:]], mixed)
    with pytest.raises(ValueError, match="size="):
        matrix.random_echelon(rng, cols, cols, 5, 3)


@pytest.mark.parametrize("m", [5, 10, 26, 29])
def test_inverse_modulo(m: int) -> None:
    rng = Random(m)
    for n in (1, 2, 3):
        for _ in range(20):
            a = matrix.random_matrix(rng, n, n, 0, m - 1)
            found = matrix.inverse_modulo(a, m)
            if found is None:
                assert math.gcd(int(matrix.determinant(a)), m) != 1
            else:
                assert matrix.multiply(a, found, m) == matrix.identity(n)
