"""Find the inverse of a matrix of integers or rationals.

Answer: a matrix of rational numbers; it is unique.
Harder: larger matrices and entries, determinants other than 1 and -1, entries that are fractions.
Skills: algebra, arithmetic
Source: original.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.matrix import Matrix as Rows, identity, inverse, multiply, random_matrix, random_unimodular
from bootcamp.lib.prompts import sequence
from bootcamp.lib.shown_work import row_steps
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Matrix


class MatrixInverseRational(Task["MatrixInverseRational.Params", "MatrixInverseRational.Instance", Rows]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(2, 2, 3, 3, 3, 3, 4, 4, 5, 6), ge=2, le=8)
        largest: int = knob(
            "the largest absolute value of a numerator", levels=(4, 9, 6, 5, 9, 9, 9, 12, 12, 12), ge=3, le=60
        )
        unimodular: bool = knob(
            "whether the determinant is 1 or -1, so that the inverse is of integers",
            levels=(True, False, True) + (False,) * 7,
        )
        denominator: int = knob(
            "the largest denominator of an entry", levels=(1, 1, 1, 1, 1, 2, 2, 2, 2, 2), ge=1, le=6
        )
        digits: int = knob(
            "the most digits of a denominator of the inverse", levels=(1, 2, 1, 2, 3, 4, 5, 5, 6, 7), ge=1, le=12
        )

    class Instance(task.Instance):
        matrix: tuple[tuple[Fraction, ...], ...]

    prompt = Prompt(
        en=r"""
        Find the inverse $A^{-1}$ of the matrix

        $$A = {{ matrix | pmatrix }}$$

        Give its entries as integers or fractions.
        """,
        zh=r"""
        求下面矩阵的逆矩阵 $A^{-1}$：

        $$A = {{ matrix | pmatrix }}$$

        元素用整数或分数表示。
        """,
    )

    def format(self, instance: Instance) -> Format[Rows]:
        return Matrix(len(instance.matrix), len(instance.matrix))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Rows]:
        n = params.size
        if params.unimodular:
            numerators = random_unimodular(rng, n, 6 * n, params.largest)
        else:
            numerators = random_matrix(rng, n, n, -params.largest, params.largest)
        matrix = tuple(tuple(Fraction(x, rng.randint(1, params.denominator)) for x in row) for row in numerators)
        found = inverse(matrix)
        if found is None or matrix == found or sum(not x for row in matrix for x in row) > n:
            raise task.Retry
        if max(x.denominator for row in found for x in row) >= 10**params.digits:
            raise task.Retry
        return self.Instance(matrix=matrix), found

    def check(self, instance: Instance, answer: Rows) -> str:
        product = multiply(instance.matrix, answer)
        return "" if product == identity(len(product)) else "the product of A and the answer is not the identity matrix"

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        n = len(instance.matrix)
        joined = [[*row, *map(Fraction, unit)] for row, unit in zip(instance.matrix, identity(n), strict=True)]
        lines, rows, _ = row_steps(joined, columns=n)
        return "\n".join([*lines, sequence(row[n:] for row in rows)])
