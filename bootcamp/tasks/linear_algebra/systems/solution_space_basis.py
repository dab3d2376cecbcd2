"""Describe all solutions of a system of linear equations: one solution and a basis of the homogeneous ones.

Answer: a vector and a list of vectors, or the list alone if the right sides are 0; every right choice counts.
Harder: more equations and unknowns, more free unknowns, redundant equations, larger coefficients.
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
    kernel_basis_fault,
    multiply,
    null_space,
    random_echelon,
    random_of_rank,
    solve,
)
from bootcamp.lib.prompts import comma, sequence
from bootcamp.lib.shown_work import row_steps
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.linear_algebra.systems._equations import folded, sides, unknowns
from bootcamp.verifiers import Format, Rational, Record, Sequence


class SolutionSpaceBasis(Task["SolutionSpaceBasis.Params", "SolutionSpaceBasis.Instance", Any]):
    version = 1

    class Params(task.Params):
        unknowns: int = knob("how many unknowns there are", levels=(3, 3, 4, 4, 5, 6, 7, 8, 9, 10), ge=2, le=12)
        rank: int = knob("how many equations are independent", levels=(1, 2, 2, 3, 3, 3, 4, 4, 5, 5), ge=1, le=8)
        redundant: int = knob(
            "how many equations follow from the others", levels=(0, 0, 0, 0, 1, 1, 1, 2, 2, 3), ge=0, le=4
        )
        largest: int = knob(
            "the largest numerator in the reduced equations", levels=(4, 4, 5, 5, 5, 5, 6, 6, 7, 9), ge=2, le=30
        )
        denominator: int = knob(
            "the largest denominator in the reduced equations", levels=(2, 2, 2, 2, 2, 3, 3, 3, 4, 5), ge=1, le=9
        )

    class Instance(task.Instance):
        matrix: IntMatrix
        right: tuple[int, ...]

        @property
        def names(self) -> tuple[str, ...]:
            return unknowns(len(self.matrix[0]))

        @property
        def equations(self) -> list[str]:
            left = sides(self.matrix, self.names)
            return [f"{side} = {value}" for side, value in zip(left, self.right, strict=True)]

        @property
        def homogeneous(self) -> bool:
            return not any(self.right)

    prompt = Prompt(
        en=r"""
        Find all rational solutions ({{ names | join(", ") }}) of this {{ "system" if equations[1:] else "equation" }}:

        {{ equations | lines }}

        {% if homogeneous %}
        Give a basis of the space of solutions. Any basis will do.
        {% else %}
        Give one solution ("particular") and a basis of the space of solutions of the homogeneous
        {{ "system, in which all right sides are" if equations[1:] else "equation, in which the right side is" }} 0
        ("basis"). Any right choice will do.
        {% endif %}
        """,
        zh=r"""
        求下面的线性方程{{ "组" if equations[1:] }}的全部有理数解 ({{ names | join(", ") }})：

        {{ equations | lines }}

        {% if homogeneous %}
        请给出解空间的一组基，任意一组均可。
        {% else %}
        请给出一个特解（particular），
        以及对应的齐次方程{{ "组" if equations[1:] }}（等号右边全改为 0）的一个基础解系（basis），
        任意一种正确的写法均可。
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[Any]:
        vector = Sequence(Rational(), len(instance.matrix[0]))
        if instance.homogeneous:
            return Sequence(vector)
        return Record(particular=vector, basis=Sequence(vector))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Any]:
        n, rows = params.unknowns, params.rank + params.redundant
        if params.rank >= n:
            raise task.Retry
        reduced = random_echelon(rng, params.rank, n, params.largest, params.denominator)
        matrix = multiply(random_of_rank(rng, rows, params.rank, params.rank, -2, 2), reduced)
        largest = max(abs(x) for row in matrix for x in row)
        if largest > 150 or len(set(map(folded, matrix))) < rows or any(sum(map(bool, row)) < 2 for row in matrix):
            raise task.Retry
        x = [rng.randint(-5, 5) for _ in range(n)] if rng.random() < 0.5 else [0] * n
        right = tuple(sum(c * value for c, value in zip(row, x, strict=True)) for row in matrix)
        basis = tuple(tuple(map(Fraction, vector)) for vector in null_space(matrix))
        if any(x) and not all(right):
            raise task.Retry
        instance = self.Instance(matrix=matrix, right=right)
        if instance.homogeneous:
            return instance, basis
        return instance, {"particular": solve(matrix, right), "basis": basis}

    def key(self, instance: Instance) -> object:
        return sorted(folded((*row, value)) for row, value in zip(instance.matrix, instance.right, strict=True))

    def check(self, instance: Instance, answer: Any) -> str:
        if instance.homogeneous:
            return kernel_basis_fault(answer, instance.matrix)
        column = [[x] for x in answer["particular"]]
        values = [row[0] for row in multiply(instance.matrix, column)]
        wrong = [place for place, (a, b) in enumerate(zip(values, instance.right, strict=True), 1) if a != b]
        if wrong:
            return f"the particular solution does not satisfy equation {wrong[0]}"
        return kernel_basis_fault(answer["basis"], instance.matrix)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        n = len(instance.names)
        given = [[*row, value] for row, value in zip(instance.matrix, instance.right, strict=True)]
        lines, rows, pivots = row_steps(given, columns=n)
        free = [j for j in range(n) if j not in pivots]
        lines = [*(f"R{k} = {sequence(row)}" for k, row in enumerate(given, 1)), *lines]
        found = []
        for chosen in (None, *free):
            vector: list[Any] = [int(j == chosen) for j in range(n)]
            for row, pivot in zip(rows, pivots, strict=False):
                vector[pivot] = row[n] if chosen is None else -row[chosen]
            values = comma(f"{instance.names[j]} = {vector[j]}" for j in free)
            found.append(vector)
            if chosen is not None or not instance.homogeneous:
                lines.append(f"{values}: {sequence(vector)}")
        basis = sequence(found[1:])
        if instance.homogeneous:
            return "\n".join([*lines, basis])
        return "\n".join([*lines, f"particular = {sequence(found[0])}, basis = {basis}"])
