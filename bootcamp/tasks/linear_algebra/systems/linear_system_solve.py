"""Solve a system of linear equations that has one solution.

Answer: the values of the unknowns, in order; it is unique.
Harder: more unknowns, larger coefficients, terms on both sides, fractions in the solution and in the equations.
Skills: algebra, arithmetic
Source: original.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.matrix import determinant
from bootcamp.lib.prompts import comma, linear, sequence
from bootcamp.lib.shown_work import row_steps
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.linear_algebra.systems._equations import folded, unknowns
from bootcamp.verifiers import Format, Rational, Sequence

Values = tuple[Fraction, ...]
Terms = tuple[tuple[Fraction, int], ...]
"""Coefficients, each with the number of its unknown, counted from 1, or 0 for a constant."""


class LinearSystemSolve(Task["LinearSystemSolve.Params", "LinearSystemSolve.Instance", Values]):
    version = 1

    class Params(task.Params):
        unknowns: int = knob("how many unknowns there are", levels=(2, 2, 3, 3, 4, 4, 5, 6, 8, 10), ge=2, le=12)
        largest: int = knob(
            "the largest numerator of a coefficient", levels=(5, 9, 9, 12, 12, 15, 20, 30, 40, 60), ge=3, le=100
        )
        both_sides: bool = knob("whether terms stand on both sides", levels=(False, False) + (True,) * 8)
        solution_denominator: int = knob(
            "the largest denominator in the solution", levels=(1, 1, 1, 3, 4, 6, 6, 8, 9, 12), ge=1, le=60
        )
        denominator: int = knob(
            "the largest denominator of a coefficient", levels=(1, 1, 1, 1, 1, 2, 3, 3, 4, 4), ge=1, le=9
        )

    class Instance(task.Instance):
        unknowns: int
        equations: tuple[tuple[Terms, Terms], ...]  # the terms of both sides as they are written

        @property
        def names(self) -> tuple[str, ...]:
            return unknowns(self.unknowns)

        @property
        def shown(self) -> list[str]:
            names = ("", *self.names)
            return [
                " = ".join(linear((c, names[k]) for c, k in side) for side in equation) for equation in self.equations
            ]

    prompt = Prompt(
        en=r"""
        Solve this system of equations, which has exactly one solution:

        {{ shown | lines }}

        Give the values of {{ names | listed(language) }} in this order.
        """,
        zh=r"""
        解下面的线性方程组，它有唯一解：

        {{ shown | lines }}

        依次给出 {{ names | listed(language) }} 的值。
        """,
    )

    def format(self, instance: Instance) -> Format[Values]:
        return Sequence(Rational(), instance.unknowns)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Values]:
        n, span = params.unknowns, params.largest

        def coefficient() -> Fraction:
            return Fraction(rng.randint(-span, span), rng.randint(1, params.denominator))

        matrix = [[coefficient() for _ in range(n)] for _ in range(n)]
        values = tuple(Fraction(rng.randint(-12, 12), rng.randint(1, params.solution_denominator)) for _ in range(n))
        if not determinant(matrix) or len(set(values)) == 1 or values.count(0) > 1:
            raise task.Retry
        equations = []
        for row in matrix:
            terms = [(c, k) for k, c in enumerate(row, 1) if c]
            if len(terms) < 2:
                raise task.Retry
            left, right = list(terms), [(sum((c * x for c, x in zip(row, values, strict=True)), Fraction(0)), 0)]
            if params.both_sides:
                for term in rng.sample(terms, rng.randint(0, len(terms) - 1)):
                    left.remove(term)
                    right.append((-term[0], term[1]))
                if rng.random() < 0.3 and len(right) > 1:
                    left.append((-right[0][0], 0))
                    del right[0]
            rng.shuffle(left)
            rng.shuffle(right)
            equations.append((tuple(left), tuple(term for term in right if term[0])))
        return self.Instance(unknowns=n, equations=tuple(equations)), values

    def key(self, instance: Instance) -> object:
        return sorted(map(folded, _rows(instance)))

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        rows = [[*row[1:], -row[0]] for row in _rows(instance)]
        lines, reduced, _ = row_steps(rows)
        given = [f"R{k} = {sequence(row)}" for k, row in enumerate(rows, 1)]
        return "\n".join([*given, *lines, f"{comma(instance.names)}: {sequence(row[-1] for row in reduced)}"])


def _rows(instance: LinearSystemSolve.Instance) -> list[list[Fraction]]:
    """Give for each equation the constant and the coefficients of what is to be 0."""
    rows = []
    for left, right in instance.equations:
        row = [Fraction(0)] * (instance.unknowns + 1)
        for sign, side in ((1, left), (-1, right)):
            for c, k in side:
                row[k] += sign * c
        rows.append(row)
    return rows
