"""Find a basis of the lattice of all integer solutions of homogeneous linear equations.

Answer: a list of integer vectors; every basis of the lattice counts.
Harder: more unknowns and equations, solution lattices that the usual elimination misses, larger coefficients.
Skills: algebra, arithmetic
Source: original.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.lattice import kernel, lll, smith
from bootcamp.lib.matrix import IntMatrix, identity, kernel_basis_fault, null_space, random_matrix, rank, transpose
from bootcamp.lib.prompts import bracketed, sequence
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Sequence


class IntegerKernelBasis(Task["IntegerKernelBasis.Params", "IntegerKernelBasis.Instance", IntMatrix]):
    version = 1

    class Params(task.Params):
        rows: int = knob("how many equations there are", levels=(1, 1, 1, 1, 2, 2, 2, 3, 3, 4), ge=1, le=5)
        nullity: int = knob("how many vectors a basis has", levels=(1, 2, 2, 3, 2, 3, 3, 3, 4, 4), ge=1, le=5)
        largest: int = knob("the largest coefficient", levels=(9, 9, 20, 20, 9, 9, 20, 12, 15, 20), ge=3, le=99)

    class Instance(task.Instance):
        matrix: IntMatrix

        @property
        def unknowns(self) -> int:
            return len(self.matrix[0])

    prompt = Prompt(
        en=r"""
        Let

        $$ A = {{ matrix | pmatrix }} $$

        Give a basis of the lattice of all integer vectors $x$ with $Ax = 0$: vectors such that every integer solution
        is exactly one combination of them with integer coefficients. Any such basis will do.
        """,
        zh=r"""
        设

        $$ A = {{ matrix | pmatrix }} $$

        求满足 $Ax = 0$ 的全体整数向量 $x$ 构成的格的一组基，即一组整数解向量，
        使得每个整数解都能唯一地写成它们的整系数线性组合。
        任意一组符合要求的基均可。
        """,
    )

    def format(self, instance: Instance) -> Format[IntMatrix]:
        return Sequence(Sequence(Integer(), instance.unknowns))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, IntMatrix]:
        n = params.rows + params.nullity
        matrix = random_matrix(rng, params.rows, n, -params.largest, params.largest)
        if rank(matrix) < params.rows or not all(any(column) for column in zip(*matrix, strict=True)):
            raise task.Retry
        if params.nullity > 1 and set(smith(null_space(matrix))) == {1}:  # elimination finds a basis by luck
            raise task.Retry
        if not all(sum(map(bool, row)) > 1 for row in matrix):
            raise task.Retry
        basis = lll(kernel(matrix))
        if max(abs(x) for row in basis for x in row) > 999:
            raise task.Retry
        return self.Instance(matrix=matrix), basis

    def key(self, instance: Instance) -> object:
        return sorted(max(row, tuple(-x for x in row)) for row in instance.matrix)

    def check(self, instance: Instance, answer: IntMatrix) -> str:
        fault = kernel_basis_fault(answer, instance.matrix) if answer else "the vectors do not span all solutions"
        if fault:
            return fault
        return "" if set(smith(answer)) == {1} else "some integer solutions are no integer combinations of the vectors"

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        height, lines = len(instance.matrix), []
        rows = [
            [*column, *unit]
            for column, unit in zip(transpose(instance.matrix), identity(instance.unknowns), strict=True)
        ]
        left = list(range(len(rows)))
        lines += [f"R{k} = {sequence(row)}" for k, row in enumerate(rows, 1)]
        for place in range(height):
            while len(found := [k for k in left if rows[k][place]]) > 1:
                pivot = min(found, key=lambda k: abs(rows[k][place]))
                for k in found:
                    if k != pivot:
                        factor = rows[k][place] // rows[pivot][place]
                        rows[k] = [x - factor * y for x, y in zip(rows[k], rows[pivot], strict=True)]
                        lines.append(f"R{k + 1} - {bracketed(factor)}·R{pivot + 1} = {sequence(rows[k])}")
            left = [k for k in left if not rows[k][place]]
        return "\n".join([*lines, f"Ax = 0: {sequence(rows[k][height:] for k in left)}"])
