"""Find the characteristic polynomial of an integer matrix.

Answer: one polynomial in x; it is unique.
Harder: larger matrices and entries, fewer zeros.
Skills: algebra, arithmetic
Source: original.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.matrix import IntMatrix, characteristic_polynomial, is_irreducible, multiply, random_matrix
from bootcamp.lib.prompts import bracketed, polynomial, sequence
from bootcamp.lib.shown_work import product_rows
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

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        n, matrix = len(instance.matrix), instance.matrix
        current, found, lines = matrix, [1], ["M = A"]
        for k in range(1, n + 1):
            diagonal = [current[i][i] for i in range(n)]
            found.append(-sum(diagonal) // k)
            shown = " + ".join(map(bracketed, diagonal))
            lines.append(f"c{k} = -({shown})/{k} = {found[k]}")
            if k < n:
                shifted = tuple(
                    tuple(x + found[k] * (i == j) for j, x in enumerate(row)) for i, row in enumerate(current)
                )
                lines.append(f"M + {bracketed(found[k])}·I = {sequence(shifted)}")
                lines += [f"M = A·(M + {bracketed(found[k])}·I):", *product_rows(matrix, shifted)]
                current = multiply(matrix, shifted)
        return "\n".join([*lines, polynomial(found[::-1])])
