"""Find the characteristic polynomial of an integer matrix.

Answer: one polynomial in x; it is unique.
Harder: larger matrices and entries, fewer zeros.
Skills: algebra, arithmetic
Source: original.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.matrix import IntMatrix, characteristic_polynomial, is_irreducible, random_matrix
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Polynomial
from bootcamp.verifiers.symbolic.polynomial_format import Terms


class CharacteristicPolynomial(Task["CharacteristicPolynomial.Params", "CharacteristicPolynomial.Instance", Terms]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(2, 2, 3, 3, 4, 4, 5, 6, 7, 8), ge=2, le=9)
        largest: int = knob("the largest size of an entry", levels=(4, 9, 5, 9, 5, 9, 7, 7, 7, 7), ge=2, le=30)
        zeros: int = knob("the percentage of entries made 0", levels=(0, 0, 0, 0, 20, 10, 30, 30, 40, 40), ge=0, le=70)

    class Instance(task.Instance):
        matrix: IntMatrix

    answer = Polynomial()
    prompt = Prompt(
        en=r"""
        Find the characteristic polynomial $\det(xI - A)$ of the matrix

        $$ A = {{ matrix | pmatrix }} $$
        """,
        zh=r"""
        求矩阵

        $$ A = {{ matrix | pmatrix }} $$

        的特征多项式 $\det(xI - A)$。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Terms]:
        drawn = random_matrix(rng, params.size, params.size, -params.largest, params.largest)
        matrix = tuple(tuple(0 if rng.randrange(100) < params.zeros else x for x in row) for row in drawn)
        if not is_irreducible(matrix):
            raise task.Retry
        return self.Instance(matrix=matrix), Polynomial().from_coefficients(characteristic_polynomial(matrix))
