"""Raise an integer matrix to a large power modulo an integer.

Answer: one matrix of residues; it is unique.
Harder: larger matrices, exponents and moduli.
Skills: arithmetic, algebra
Source: original.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.matrix import IntMatrix, multiply, power, random_matrix
from bootcamp.lib.shown_work import product_rows
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Matrix


class MatrixPowerModular(Task["MatrixPowerModular.Params", "MatrixPowerModular.Instance", Any]):
    version = 1

    class Params(task.Params):
        size: int = knob("how many rows and columns there are", levels=(2, 2, 2, 2, 2, 3, 3, 3, 4, 5), ge=2, le=6)
        exponent: int = knob(
            "the largest exponent",
            levels=(4, 8, 20, 60, 300, 300, 3000, 10**5, 10**8, 10**12),
            ge=3,
            le=10**18,
        )
        modulus: int = knob(
            "the largest modulus", levels=(9, 12, 20, 40, 100, 60, 150, 400, 1000, 10**5), ge=4, le=10**9
        )

    class Instance(task.Instance):
        matrix: IntMatrix
        exponent: int
        modulus: int

    prompt = Prompt(
        en=r"""
        Let

        $$ A = {{ matrix | pmatrix }} $$

        Compute $A^{ {{- exponent -}} }$ modulo {{ modulus }}: every entry is reduced to an integer from 0 to
        {{ modulus - 1 }}.
        """,
        zh=r"""
        设

        $$ A = {{ matrix | pmatrix }} $$

        求 $A^{ {{- exponent -}} }$ 模 {{ modulus }} 的结果，即每个元素都取 0 到 {{ modulus - 1 }} 之间的余数。
        """,
    )

    def format(self, instance: Instance) -> Format[Any]:
        return Matrix(len(instance.matrix), len(instance.matrix))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, IntMatrix]:
        n = params.size
        modulus = rng.randint(max(4, params.modulus // 3), params.modulus)
        exponent = rng.randint(max(3, params.exponent // 4), params.exponent)
        matrix = random_matrix(rng, n, n, 0, min(9, modulus - 1))
        answer = power(matrix, exponent, modulus)
        if sum(x == 0 for row in answer for x in row) > n or answer == power(matrix, 1, modulus):
            raise task.Retry
        return self.Instance(matrix=matrix, exponent=exponent, modulus=modulus), answer

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        halves = [instance.exponent]
        while halves[-1] > 1:
            halves.append(halves[-1] // 2)
        lines = [", ".join(f"{n} = 2·{n // 2}{' + 1' * (n % 2)}" for n in halves[:-1])]
        base, at, m = instance.matrix, instance.matrix, instance.modulus
        for n in halves[-2::-1]:
            lines += [f"A^{n - n % 2}:", *product_rows(at, at, m)]
            at = multiply(at, at, m)
            if n % 2:
                lines += [f"A^{n}:", *product_rows(at, base, m)]
                at = multiply(at, base, m)
        return "\n".join(lines)
