"""Find a small integer solution of a system of linear equations with more unknowns than equations.

Answer: the list of the values of the unknowns; any solution within the bound counts.
Harder: more equations and unknowns, larger coefficients, a tighter bound.
Skills: algebra, search
Source: original; H. J. S. Smith, On systems of linear indeterminate equations and congruences, 1861.
"""

from __future__ import annotations

from collections.abc import Sequence as Row
from random import Random

from bootcamp import task
from bootcamp.lib.prompts import linear
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Sequence
from bootcamp.verifiers.base import Format

Values = tuple[int, ...]


class DiophantineLinearSystem(Task["DiophantineLinearSystem.Params", "DiophantineLinearSystem.Instance", Values]):
    version = 1

    class Params(task.Params):
        equations: int = knob("how many equations there are", levels=(1, 1, 1, 2, 2, 2, 3, 3, 4, 5), ge=1, le=6)
        unknowns: int = knob("how many unknowns there are", levels=(2, 2, 3, 3, 4, 4, 5, 6, 7, 8), ge=2, le=12)
        largest: int = knob(
            "the largest size of a coefficient", levels=(5, 9, 20, 9, 12, 20, 20, 25, 30, 40), ge=3, le=100
        )
        bound: int = knob(
            "the largest size of an unknown", levels=(20, 30, 30, 50, 40, 40, 30, 25, 25, 20), ge=5, le=1000
        )

    class Instance(task.Instance):
        rows: tuple[Values, ...]
        totals: Values
        bound: int

        @property
        def unknowns(self) -> list[str]:
            return [f"x{i}" for i in range(1, 1 + len(self.rows[0]))]

        @property
        def equations(self) -> list[str]:
            lefts = (linear(zip(row, self.unknowns, strict=True)) for row in self.rows)
            return [f"{left} = {total}" for left, total in zip(lefts, self.totals, strict=True)]

    answer = Sequence(Integer())
    prompt = Prompt(
        en=r"""
        Find integers {{ unknowns | listed(language) }}, each from {{ -bound }} to {{ bound }}, both included, such that

        {{ equations | lines }}

        At least one solution exists; any solution counts. List the values in the order {{ unknowns | comma }}.
        """,
        zh=r"""
        求 {{ -bound }} 到 {{ bound }} 之间（含两端）的整数 {{ unknowns | listed(language) }}，使得

        {{ equations | lines }}

        解一定存在，任给一组即可。按 {{ unknowns | comma }} 的顺序列出它们的值。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Values]:
        largest, bound = params.largest, params.bound
        solution = tuple(rng.choice([-1, 1]) * rng.randint(bound // 3, bound) for _ in range(params.unknowns))
        sizes = [size for size in range(-largest, largest + 1) if abs(size) > 1]
        rows = tuple(tuple(rng.choice(sizes) for _ in solution) for _ in range(params.equations))
        return self.Instance(rows=rows, totals=tuple(_dot(row, solution) for row in rows), bound=bound), solution

    def key(self, instance: Instance) -> object:
        return [sorted(zip(instance.rows, instance.totals, strict=True)), instance.bound]

    def format(self, instance: Instance) -> Format[Values]:
        return Sequence(Integer(), length=len(instance.rows[0]))

    def check(self, instance: Instance, answer: Values) -> str:
        for name, value in zip(instance.unknowns, answer, strict=True):
            if abs(value) > instance.bound:
                return f"{name} = {value} is not between {-instance.bound} and {instance.bound}"
        for row, total, equation in zip(instance.rows, instance.totals, instance.equations, strict=True):
            if _dot(row, answer) != total:
                return f"the left side of {equation} is {_dot(row, answer)}"
        return ""


def _dot(row: Row[int], values: Row[int]) -> int:
    return sum(a * x for a, x in zip(row, values, strict=True))
