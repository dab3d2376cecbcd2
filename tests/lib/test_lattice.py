"""Normal forms of lattices against sympy, reduction against its definition, shortest vectors against all small ones."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest
from sympy import ZZ, Matrix
from sympy.matrices.normalforms import smith_normal_form

from bootcamp.lib import lattice, matrix


@pytest.mark.parametrize("seed", range(60))
def test_normal_forms(seed: int) -> None:
    rng = Random(seed)
    m, n = rng.randint(1, 4), rng.randint(1, 4)
    a = matrix.random_matrix(rng, m, n, -6, 6)
    form = smith_normal_form(Matrix(a), domain=ZZ)
    diagonal = sorted((abs(int(form[i, i])) for i in range(min(m, n))), key=lambda x: (not x, x))
    assert lattice.smith(a) == tuple(diagonal)
    basis = lattice.kernel(a)
    assert len(basis) == n - matrix.rank(a)
    assert not basis or set(lattice.smith(basis)) == {1}
    assert all(not any(row) for row in matrix.multiply(a, matrix.transpose(basis))) if basis else True
    moved = matrix.multiply(matrix.random_unimodular(rng, m, 6, 9), a)
    assert lattice.same_lattice(a, moved)
    assert not any(map(any, a)) or not lattice.same_lattice(a, [[2 * x for x in row] for row in a])


@pytest.mark.parametrize("seed", range(30))
def test_reduction_and_shortest_vectors(seed: int) -> None:
    rng = Random(seed)
    n = rng.randint(2, 4)
    a = matrix.random_matrix(rng, n, n, -9, 9)
    if not matrix.determinant(a):
        return
    reduced = lattice.lll(a)
    assert lattice.same_lattice(a, reduced)
    assert not lattice.reduction_fault(reduced)
    vectors = (
        [sum(c * row[j] for c, row in zip(chosen, reduced, strict=True)) for j in range(n)]
        for chosen in product(range(-3, 4), repeat=n)
        if any(chosen)
    )
    least = min(sum(x * x for x in vector) for vector in vectors)
    assert {sum(x * x for x in vector) for vector in lattice.shortest(a)} == {least}


@pytest.mark.parametrize("seed", range(40))
def test_congruence_and_similarity(seed: int) -> None:
    rng = Random(seed)
    n = rng.randint(1, 5)
    drawn = matrix.random_matrix(rng, n, n, -2, 2)
    a = [[drawn[min(i, j)][max(i, j)] * (i != j or seed % 2) for j in range(n)] for i in range(n)]
    p = matrix.congruence(a)
    d = matrix.multiply(matrix.multiply(matrix.transpose(p), a), p)
    assert matrix.determinant(p)
    assert all(not d[i][j] for i in range(n) for j in range(n) if i != j)
    sizes = sorted((rng.randint(1, 3) for _ in range(rng.randint(1, 3))), reverse=True)
    core = matrix.block_diagonal([*(matrix.jordan_block(2, size) for size in sizes), matrix.jordan_block(-1, 2)])
    hidden, base = matrix.random_similar(rng, core, 12, 60)
    assert matrix.multiply(hidden, base) == matrix.multiply(base, core)
    assert not matrix.is_irreducible(core)
