"""Diagonalise an integer matrix: write it as P D P^-1.

Answer: two matrices, P and D; every right pair counts.
Harder: larger matrices and entries, repeated eigenvalues.
Skills: algebra, arithmetic
Source: original.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random

from bootcamp import task
from bootcamp.lib.matrix import (
    IntMatrix,
    Matrix as Rows,
    block_diagonal,
    determinant,
    is_irreducible,
    multiply,
    random_similar,
)
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Matrix, Record


class MatrixDiagonalization(Task["MatrixDiagonalization.Params", "MatrixDiagonalization.Instance", dict[str, Rows]]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(2, 2, 2, 3, 3, 3, 4, 4, 5, 6), ge=2, le=7)
        repeated: int = knob(
            "how often an eigenvalue is one that occurred already", levels=(0, 0, 0, 0, 1, 1, 1, 2, 2, 3), ge=0, le=4
        )
        largest: int = knob("the largest eigenvalue in size", levels=(3, 5, 8, 4, 5, 8, 5, 6, 6, 6), ge=2, le=20)
        entries: int = knob("the largest entry", levels=(9, 15, 25, 15, 20, 40, 30, 40, 50, 60), ge=6, le=200)

    class Instance(task.Instance):
        matrix: IntMatrix

    prompt = Prompt(
        en=r"""
        The matrix

        $$ A = {{ matrix | pmatrix }} $$

        is diagonalizable over the rational numbers. Find an invertible rational matrix $P$ and a diagonal matrix $D$
        with $A = PDP^{-1}$. Any such pair will do.
        """,
        zh=r"""
        矩阵

        $$ A = {{ matrix | pmatrix }} $$

        在有理数域上可对角化。求一个可逆的有理数矩阵 $P$ 和一个对角矩阵 $D$，使得 $A = PDP^{-1}$。
        任意一组符合要求的 $P$、$D$ 均可。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Rows]]:
        n = len(instance.matrix)
        return Record(P=Matrix(n, n), D=Matrix(n, n))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Rows]]:
        different = params.size - params.repeated
        values = rng.sample(range(-params.largest, params.largest + 1), different)
        values += [rng.choice(values) for _ in range(params.repeated)]
        diagonal = block_diagonal([((value,),) for value in values])
        matrix, base = random_similar(rng, diagonal, 6 * params.size, params.entries, 9)
        if not is_irreducible(matrix) or len(set(values)) < 2:
            raise task.Retry
        both = {name: tuple(tuple(map(Fraction, row)) for row in rows) for name, rows in (("P", base), ("D", diagonal))}
        return self.Instance(matrix=matrix), both

    def check(self, instance: Instance, answer: dict[str, Rows]) -> str:
        p, d = answer["P"], answer["D"]
        if any(x for i, row in enumerate(d) for j, x in enumerate(row) if i != j):
            return "D is not diagonal"
        if multiply(instance.matrix, p) != multiply(p, d):
            return "AP and PD differ"
        return "" if determinant(p) else "P is not invertible"
