"""Find an invertible P for a symmetric matrix A such that P^T A P is diagonal.

Answer: one rational matrix; every right one counts.
Harder: larger matrices and entries, zeros on the diagonal.
Skills: algebra, arithmetic
Source: original.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.matrix import (
    IntMatrix,
    Matrix as Rows,
    congruence,
    congruence_steps,
    determinant,
    identity,
    multiply,
    random_matrix,
    transpose,
)
from bootcamp.lib.prompts import bracketed, sequence
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Matrix


class QuadraticFormCongruence(Task["QuadraticFormCongruence.Params", "QuadraticFormCongruence.Instance", Rows]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(2, 2, 3, 3, 3, 4, 4, 5, 6, 7), ge=2, le=8)
        zeros: int = knob("how many entries of the diagonal are 0", levels=(0, 0, 0, 1, 3, 2, 4, 3, 4, 5), ge=0, le=7)
        largest: int = knob("the largest entry", levels=(5, 12, 4, 5, 9, 5, 6, 5, 5, 5), ge=2, le=40)
        digits: int = knob(
            "the most digits above or below a fraction line", levels=(2, 2, 3, 3, 3, 3, 4, 5, 6, 7), ge=2, le=9
        )

    class Instance(task.Instance):
        matrix: IntMatrix

    prompt = Prompt(
        en=r"""
        For the symmetric matrix

        $$ A = {{ matrix | pmatrix }} $$

        find an invertible rational matrix $P$ such that $P^T A P$ is diagonal, where $P^T$ is the transpose of $P$. Any
        such matrix will do.
        """,
        zh=r"""
        对于对称矩阵

        $$ A = {{ matrix | pmatrix }} $$

        求一个可逆的有理数矩阵 $P$，使得 $P^T A P$ 为对角矩阵，其中 $P^T$ 表示 $P$ 的转置。任意一个符合要求的矩阵均可。
        """,
    )

    def format(self, instance: Instance) -> Format[Rows]:
        return Matrix(len(instance.matrix), len(instance.matrix))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Rows]:
        n = params.size
        drawn = [list(row) for row in random_matrix(rng, n, n, -params.largest, params.largest)]
        for place in rng.sample(range(n), min(params.zeros, n)):
            drawn[place][place] = 0
        matrix = tuple(tuple(drawn[min(i, j)][max(i, j)] for j in range(n)) for i in range(n))
        value = congruence(matrix)
        largest = max(max(abs(x.numerator), x.denominator) for row in value for x in row)
        if largest >= 10**params.digits or not all(
            any(x for j, x in enumerate(r) if j != i) for i, r in enumerate(matrix)
        ):
            raise task.Retry
        return self.Instance(matrix=matrix), value

    def check(self, instance: Instance, answer: Rows) -> str:
        product = multiply(multiply(transpose(answer), instance.matrix), answer)
        if any(x for i, row in enumerate(product) for j, x in enumerate(row) if i != j):
            return "the product of P^T, A and P is not diagonal"
        return "" if determinant(answer) else "P is not invertible"

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        n = len(instance.matrix)
        rows = [[Fraction(x) for x in (*row, *unit)] for row, unit in zip(instance.matrix, identity(n), strict=True)]
        lines = [f"R{place} = {sequence(row)}" for place, row in enumerate(rows, 1)]
        for i, factor, j in congruence_steps(rows):
            add = f"{bracketed(factor)}·" if factor != 1 else ""
            lines.append(f"R{i + 1} + {add}R{j + 1}, C{i + 1} + {add}C{j + 1}: {sequence(rows[i])}")
            if i < j:  # what was no pivot has become one, and the rows below have changed with the column
                lines += [f"R{place} = {sequence(row)}" for place, row in enumerate(rows[i + 1 :], i + 2) if row[i]]
        return "\n".join([*lines, f"P: {sequence(transpose([row[n:] for row in rows]))}"])
