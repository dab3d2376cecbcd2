"""Bring a matrix to reduced row echelon form, over the rationals or modulo a prime.

Answer: a matrix of the same size; it is unique.
Harder: larger matrices, dependent rows, pivots that skip columns, fractions in the result, arithmetic modulo a prime.
Skills: algebra, arithmetic
Source: original.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.matrix import IntMatrix, multiply, random_echelon, random_of_rank, rank, rref, rref_modulo
from bootcamp.lib.prompts import sequence
from bootcamp.lib.shown_work import row_steps
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Matrix

Rows = tuple[tuple[Fraction, ...], ...]


class ReducedRowEchelon(Task["ReducedRowEchelon.Params", "ReducedRowEchelon.Instance", Rows]):
    version = 1

    class Params(task.Params):
        rows: int = knob("the number of rows", levels=(2, 2, 3, 3, 4, 4, 5, 5, 6, 7), ge=2, le=9)
        cols: int = knob("the number of columns", levels=(3, 4, 4, 5, 5, 6, 7, 8, 9, 10), ge=3, le=12)
        deficiency: int = knob("the most rows that become zero", levels=(0, 0, 0, 1, 1, 2, 2, 2, 3, 4), ge=0, le=6)
        largest: int = knob("the largest numerator in the result", levels=(3, 5, 5, 5, 5, 6, 6, 7, 8, 9), ge=2, le=30)
        denominator: int = knob(
            "the largest denominator in the result", levels=(1, 1, 2, 2, 3, 3, 4, 4, 5, 6), ge=1, le=12
        )
        modular: bool = knob("whether a third of the cases are modulo a prime", levels=(False,) * 3 + (True,) * 7)

    class Instance(task.Instance):
        matrix: IntMatrix
        prime: int  # 0 over the rationals

    prompt = Prompt(
        en=r"""
        Bring this matrix to reduced row echelon form by elementary row operations
        {{ "modulo " ~ prime if prime else "over the rational numbers" }}:

        $$ {{ matrix | pmatrix }} $$

        In reduced row echelon form, rows of zeros come last; in every other row the first entry that is not 0 is a 1,
        further right than that of the row above, and all other entries of its column are 0.
        {% if prime %}
        Every entry of the result is an integer from 0 to {{ prime - 1 }}.
        {% endif %}
        Give the whole matrix.
        """,
        zh=r"""
        用初等行变换把下面的矩阵{{ "在模 " ~ prime ~ " 的意义下" if prime else "（在有理数范围内）" }}化为行最简形矩阵：

        $$ {{ matrix | pmatrix }} $$

        行最简形要求：零行在最下方；每个非零行的第一个非零元是 1，位置比上一行的更靠右，并且它所在列的其余元素全为 0。
        {% if prime %}
        结果的每个元素都取 0 到 {{ prime - 1 }} 的整数。
        {% endif %}
        请写出整个矩阵。
        """,
    )

    def format(self, instance: Instance) -> Format[Any]:
        return Matrix(len(instance.matrix), len(instance.matrix[0]))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Any]:
        size = params.rows - rng.randint(params.deficiency // 2, params.deficiency)
        size = max(1, min(size, params.cols - 1))
        if params.modular and rng.randrange(3) == 0:
            prime = rng.choice((3, 5, 7, 11))
            base = random_of_rank(rng, size, params.cols, size, 0, prime - 1)
            mixed = multiply(random_of_rank(rng, params.rows, size, size, 0, prime - 1), base, prime)
            reduced, pivots = rref_modulo(mixed, prime)
            if len(pivots) < size or reduced == mixed or not any(reduced[0][params.cols - 1 :]):
                raise task.Retry
            return self.Instance(matrix=mixed, prime=prime), reduced
        rows = random_echelon(rng, size, params.cols, params.largest, params.denominator)
        matrix = multiply(random_of_rank(rng, params.rows, size, size, -3, 3), rows)
        reduced_rows = rref(matrix)[0]
        plain = sum(x == 0 for row in matrix for x in row) > params.rows
        if plain or rank(matrix) < size or max(abs(x) for row in matrix for x in row) > 99:
            raise task.Retry
        return self.Instance(matrix=matrix, prime=0), reduced_rows

    def key(self, instance: Instance) -> object:
        return [sorted(instance.matrix), instance.prime]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines, rows, _ = row_steps(instance.matrix, instance.prime)
        return "\n".join([*lines, sequence(rows)])
