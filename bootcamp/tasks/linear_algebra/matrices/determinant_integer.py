"""Compute the determinant of a matrix of integers or rational numbers.

Answer: one number; it is unique.
Harder: larger matrices and entries, rows that hardly differ from combinations of others, fractions.
Skills: arithmetic, algebra
Source: original.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.matrix import determinant, latex, random_matrix
from bootcamp.lib.prompts import bracketed
from bootcamp.lib.shown_work import triangle_steps
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Rational


class DeterminantInteger(Task["DeterminantInteger.Params", "DeterminantInteger.Instance", Fraction]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(2, 3, 3, 4, 4, 5, 6, 7, 8, 9), ge=2, le=10)
        largest: int = knob("the largest numerator", levels=(9, 5, 12, 6, 12, 9, 12, 12, 12, 15), ge=2, le=60)
        denominator: int = knob(
            "the largest denominator of an entry", levels=(1, 1, 1, 1, 1, 1, 2, 2, 3, 3), ge=1, le=6
        )
        digits: int = knob("the most digits of the determinant", levels=(3, 3, 4, 4, 5, 6, 7, 8, 9, 10), ge=2, le=20)

    class Instance(task.Instance):
        matrix: tuple[tuple[Fraction, ...], ...]

        @property
        def typeset(self) -> str:
            return latex(self.matrix).replace("pmatrix", "vmatrix")

    answer = Rational()
    prompt = Prompt(
        en=r"""
        Compute the determinant

        $$ {{ typeset }} $$
        """,
        zh=r"""
        计算行列式

        $$ {{ typeset }} $$
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Fraction]:
        n, span = params.size, params.largest
        rows = [list(row) for row in random_matrix(rng, n, n, -span, span)]
        kind = rng.choice(("dense", "sparse", "dependent")) if n > 2 else "dense"
        if kind == "sparse":  # about half of the entries are 0
            rows = [[x if rng.random() < 0.5 else 0 for x in row] for row in rows]
        elif kind == "dependent":  # some rows are near combinations of others
            rows = [list(row) for row in random_matrix(rng, n, n, -3, 3)]
            for place in rng.sample(range(n), n // 2):
                others = rng.sample([k for k in range(n) if k != place], 2)
                weights = [rng.choice((-2, -1, 1, 2)) for _ in others]
                mixed = [sum(w * rows[k][j] for w, k in zip(weights, others, strict=True)) for j in range(n)]
                mixed[rng.randrange(n)] += rng.choice((-1, 1))
                rows[place] = mixed
        matrix = tuple(tuple(Fraction(x, rng.randint(1, params.denominator)) for x in row) for row in rows)
        value = determinant(matrix)
        if abs(value.numerator) >= 10**params.digits or value.denominator > 720:
            raise task.Retry
        if abs(value) <= 1 and rng.random() < 0.9:
            raise task.Retry
        return self.Instance(matrix=matrix), value

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines, rows, swaps = triangle_steps(instance.matrix)
        value = (-1) ** swaps * rows[0][0]
        lines.append(f"(-1)^{swaps}·{bracketed(rows[0][0])} = {value}")
        for k in range(1, len(rows)):
            lines.append(f"{value}·{bracketed(rows[k][k])} = {value * rows[k][k]}")
            value *= rows[k][k]
        return "\n".join([*lines, str(value)])
