"""Solve an overdetermined linear system in the sense of least squares.

Answer: the unknowns in order; they are unique.
Harder: more unknowns and equations, weights for the equations, side conditions that must hold exactly.
Skills: algebra, arithmetic
Source: original.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.matrix import IntMatrix, latex, random_matrix, rank, solve, transpose
from bootcamp.lib.prompts import sequence
from bootcamp.lib.shown_work import product_rows, row_steps
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Rational, Sequence

Vector = tuple[Fraction, ...]


class LeastSquaresSolution(Task["LeastSquaresSolution.Params", "LeastSquaresSolution.Instance", Vector]):
    version = 1

    class Params(task.Params):
        unknowns: int = knob("how many unknowns there are", levels=(1, 2, 2, 2, 2, 3, 3, 3, 4, 5), ge=1, le=6)
        surplus: int = knob("how many equations there are besides", levels=(2, 1, 2, 2, 3, 2, 2, 3, 3, 4), ge=1, le=8)
        weighted: bool = knob("whether the equations have weights", levels=(False,) * 3 + (True,) * 7)
        conditions: int = knob("how many side conditions hold exactly", levels=(0,) * 5 + (0, 1, 1, 2, 2), ge=0, le=3)
        largest: int = knob("the largest entry", levels=(5, 3, 3, 3, 3, 2, 2, 3, 2, 2), ge=1, le=15)
        digits: int = knob(
            "the most digits above or below a fraction line", levels=(2, 3, 3, 3, 4, 4, 4, 5, 5, 6), ge=2, le=9
        )

    class Instance(task.Instance):
        matrix: IntMatrix
        right: tuple[int, ...]
        weights: tuple[int, ...]  # all 1 if there are none
        conditions: IntMatrix  # coefficients and right side

        @property
        def typeset(self) -> str:
            return rf"A = {latex(self.matrix)}, \qquad b = {latex([[x] for x in self.right])}"

        @property
        def weighted(self) -> bool:
            return len(set(self.weights)) > 1

        @property
        def target(self) -> str:
            return r"$\sum_i w_i r_i^2$" if self.weighted else r"$\lVert b - Ax \rVert^2$"

        @property
        def point(self) -> str:
            return f"({', '.join(map(str, self.weights))})"

        @property
        def side(self) -> str:
            left = latex([row[:-1] for row in self.conditions])
            return rf"{left} \, x = {latex([[row[-1]] for row in self.conditions])}" if self.conditions else ""

    prompt = Prompt(
        en=r"""
        The system $Ax = b$ with

        $$ {{ typeset }} $$

        has no solution.
        {% if side %}
        Among all vectors $x$ that satisfy

        $$ {{ side }} $$

        exactly, find the one that minimises
        {{ target }}{{ ", where $r = b - Ax$ and $w = " + point + "$" if weighted }}.
        {% else %}
        Find the vector $x$ that minimises {{ target }}{{ ", where $r = b - Ax$ and $w = " + point + "$" if weighted }}.
        {% endif %}
        It is unique. Give its coordinates in order.
        """,
        zh=r"""
        方程组 $Ax = b$ 无解，其中

        $$ {{ typeset }} $$

        {% if weighted %}
        记 $r = b - Ax$，各方程的权为 $w = {{ point }}$。
        {% endif %}
        {% if side %}
        在严格满足

        $$ {{ side }} $$

        的所有向量 $x$ 中，求使 {{ target }} 最小的一个。
        {% else %}
        求使 {{ target }} 最小的向量 $x$。
        {% endif %}
        这样的 $x$ 是唯一的，依次写出它的各个分量。
        """,
    )

    def format(self, instance: Instance) -> Format[Vector]:
        return Sequence(Rational(), len(instance.matrix[0]))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Vector]:
        n, m, span = params.unknowns, params.unknowns + params.surplus, params.largest
        matrix = random_matrix(rng, m, n, -span, span)
        right = tuple(rng.randint(-2 * span, 2 * span) for _ in range(m))
        conditions = tuple(
            (*row, rng.randint(-span, span)) for row in random_matrix(rng, min(params.conditions, n - 1), n, -2, 2)
        )
        weights = tuple(rng.randint(1, 4) if params.weighted else 1 for _ in range(m))
        full = [[*row, value] for row, value in zip(matrix, right, strict=True)]
        if (
            rank(matrix) < n
            or rank([*full, *conditions]) == n
            or rank([row[:-1] for row in conditions]) < len(conditions)
        ):
            raise task.Retry
        if not all(map(any, matrix)) or (params.weighted and len(set(weights)) < 2):
            raise task.Retry
        instance = self.Instance(matrix=matrix, right=right, weights=weights, conditions=conditions)
        value = self.solve(instance)
        if (
            max(max(abs(x.numerator), x.denominator) for x in value) >= 10**params.digits
            or sum(map(bool, value)) * 2 < n
        ):
            raise task.Retry
        return instance, value

    def solve(self, instance: Instance) -> Vector:
        rows, values = self._normal(instance)
        found = solve(rows, values)
        assert found is not None
        return found[: len(instance.matrix[0])]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        scaled = [[w * x for x in row] for w, row in zip(instance.weights, instance.matrix, strict=True)]
        joined = [[*row, b] for row, b in zip(instance.matrix, instance.right, strict=True)]
        lines = ["A^T W [A b]:" if instance.weighted else "A^T [A b]:", *product_rows(transpose(scaled), joined)]
        rows = [[*row, value] for row, value in zip(*self._normal(instance), strict=True)]
        if instance.conditions:
            lines += [f"R{k} = {sequence(row)}" for k, row in enumerate(rows, 1)]
        steps, reduced, _ = row_steps(rows)
        return "\n".join([*lines, *steps, f"x: {sequence(row[-1] for row in reduced[: len(instance.matrix[0])])}"])

    def _normal(self, instance: Instance) -> tuple[list[list[int]], list[int]]:
        """Give the normal equations, with multipliers for the side conditions."""
        a, w = instance.matrix, instance.weights
        n, count = len(a[0]), len(instance.conditions)
        rows, values = [], []
        for i in range(n):
            normal = [sum(weight * row[i] * row[j] for weight, row in zip(w, a, strict=True)) for j in range(n)]
            rows.append(normal + [condition[i] for condition in instance.conditions])
            values.append(sum(weight * row[i] * b for weight, row, b in zip(w, a, instance.right, strict=True)))
        for *left, value in instance.conditions:
            rows.append([*left, *[0] * count])
            values.append(value)
        return rows, values

    def key(self, instance: Instance) -> object:
        rows = zip(instance.matrix, instance.right, instance.weights, strict=True)
        return [sorted(map(repr, rows)), sorted(instance.conditions)]
