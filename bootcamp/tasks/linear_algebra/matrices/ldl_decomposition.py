"""Factor a symmetric matrix as L D L^T or, where all is rational, by Cholesky as L L^T.

Answer: the factor L and, for L D L^T, the diagonal of D; they are unique.
Harder: larger matrices, indefinite ones, fractions in the factors.
Skills: algebra, arithmetic
Source: original.
"""

from __future__ import annotations

from fractions import Fraction
from math import isqrt
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.matrix import ldl, multiply, transpose
from bootcamp.lib.prompts import sequence
from bootcamp.lib.shown_work import triangle_steps
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Matrix, Rational, Record, Sequence


class LdlDecomposition(Task["LdlDecomposition.Params", "LdlDecomposition.Instance", Any]):
    version = 1

    class Params(task.Params):
        size: int = knob("how many rows and columns there are", levels=(2, 2, 3, 3, 3, 4, 4, 5, 5, 6), ge=2, le=7)
        largest: int = knob("the largest number in L", levels=(3, 5, 2, 3, 4, 3, 4, 3, 4, 4), ge=2, le=12)
        denominator: int = knob("the largest denominator in L", levels=(1, 2, 1, 2, 3, 2, 3, 3, 4, 4), ge=1, le=6)
        diagonal: int = knob("the largest number in D", levels=(4, 6, 5, 6, 9, 6, 9, 6, 9, 9), ge=2, le=30)
        indefinite: bool = knob("whether D may have negative entries", levels=(False,) * 2 + (True,) * 8)

    class Instance(task.Instance):
        matrix: tuple[tuple[Fraction, ...], ...]
        cholesky: bool

    prompt = Prompt(
        en=r"""
        Let

        $$ A = {{ matrix | pmatrix }} $$

        {% if cholesky %}
        Find the Cholesky factor of A: the lower triangular matrix L with positive entries on the diagonal such that
        $A = L L^T$. All its entries are rational.
        {% else %}
        Factor $A = L D L^T$, where L is lower triangular with 1 everywhere on the diagonal and D is a diagonal matrix.
        Give L and, as d, the list of the entries on the diagonal of D.
        {% endif %}
        """,
        zh=r"""
        设

        $$ A = {{ matrix | pmatrix }} $$

        {% if cholesky %}
        求 A 的楚列斯基（Cholesky）分解因子，即对角线元素为正、满足 $A = L L^T$ 的下三角矩阵 L，它的元素都是有理数。
        {% else %}
        求分解 $A = L D L^T$，其中 L 是对角线元素全为 1 的下三角矩阵，D 是对角矩阵。
        请给出 L，以及 D 的对角线元素组成的列表 d。
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[Any]:
        n = len(instance.matrix)
        return Matrix(n, n) if instance.cholesky else Record(L=Matrix(n, n), d=Sequence(Rational(), n))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Any]:
        n, cholesky = params.size, rng.randrange(3) == 0
        denominators = [rng.randint(1, params.denominator) for _ in range(n)]
        lower = [
            [
                Fraction(rng.randint(-params.largest, params.largest), denominators[j])
                if j < i
                else Fraction(int(i == j))
                for j in range(n)
            ]
            for i in range(n)
        ]
        sizes = [rng.randint(1, params.diagonal) for _ in range(n)]
        if cholesky:  # the diagonal of D has squares
            diagonal = [Fraction(rng.randint(1, 4) * d) ** 2 for d in denominators]
        else:
            signs = [rng.choice((-1, 1)) if params.indefinite else 1 for _ in range(n)]
            diagonal = [Fraction(sign * x * d) for sign, x, d in zip(signs, sizes, denominators, strict=True)]
        scaled = [[x * d for x, d in zip(row, diagonal, strict=True)] for row in lower]
        matrix = multiply(scaled, transpose(lower))
        factors = ldl(matrix)
        assert factors is not None
        zeros = sum(not lower[i][j] for i in range(n) for j in range(i))
        if zeros > n // 3 or max(abs(x) for row in matrix for x in row) > 400 or len(set(diagonal)) == 1:
            raise task.Retry
        instance = self.Instance(matrix=matrix, cholesky=cholesky)
        if not cholesky:
            return instance, {"L": factors[0], "d": factors[1]}
        roots = [Fraction(int(d.numerator**0.5 + 0.5)) for d in diagonal]
        return instance, tuple(tuple(x * r for x, r in zip(row, roots, strict=True)) for row in lower)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines, rows, _ = triangle_steps(instance.matrix)
        for place, row in enumerate(rows):
            pivot = Fraction(row[place])
            root = Fraction(isqrt(pivot.numerator), isqrt(pivot.denominator)) if instance.cholesky else pivot
            rows[place] = [x / root for x in row]
            shown = f"√{pivot} = {root}, " if instance.cholesky else f"d{place + 1} = {pivot}, "
            lines.append(f"{shown}R{place + 1}/({root}) = {sequence(rows[place])}")
        return "\n".join([*lines, f"L = {sequence(transpose(rows))}"])
