"""Give a basis of the intersection of two subspaces, each given by spanning vectors or by equations.

Answer: a list of vectors; every basis counts.
Harder: more dimensions, larger subspaces, equations beside spanning vectors, vectors that are dependent.
Skills: algebra, arithmetic
Source: original.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random

from bootcamp import task
from bootcamp.lib.matrix import IntMatrix, basis_fault, multiply, null_space, random_matrix, random_of_rank, rank
from bootcamp.lib.prompts import linear, point
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Rational, Sequence

Vectors = tuple[tuple[Fraction, ...], ...]
Subspace = tuple[bool, IntMatrix]
"""Whether the rows are equations, else they are spanning vectors."""


class SubspaceIntersectionBasis(
    Task["SubspaceIntersectionBasis.Params", "SubspaceIntersectionBasis.Instance", Vectors]
):
    version = 1

    class Params(task.Params):
        dimension: int = knob("the dimension of the whole space", levels=(3, 3, 4, 4, 5, 5, 6, 7, 8, 9), ge=3, le=10)
        own: int = knob("the dimension of each subspace", levels=(2, 2, 2, 3, 3, 3, 4, 4, 5, 6), ge=1, le=8)
        common: int = knob("the dimension of the intersection", levels=(1, 1, 1, 2, 1, 2, 2, 2, 3, 3), ge=1, le=6)
        equations: bool = knob("whether equations may describe a subspace", levels=(False, True) * 2 + (True,) * 6)
        spare: int = knob("the most vectors or equations too many", levels=(0, 0, 0, 0, 0, 1, 1, 1, 2, 2), ge=0, le=3)
        largest: int = knob("the largest entry drawn", levels=(2, 3, 3, 3, 3, 4, 3, 3, 3, 3), ge=1, le=9)

    class Instance(task.Instance):
        first: Subspace
        second: Subspace

        @property
        def described(self) -> list[tuple[bool, list[str]]]:
            return [(equations, _rows(equations, rows)) for equations, rows in (self.first, self.second)]

        @property
        def size(self) -> int:
            return len(self.first[1][0])

    prompt = Prompt(
        en=r"""
        U and V are subspaces of $\mathbb{Q}^{{ "{" ~ size ~ "}" }}$, whose vectors are written
        (x1, ..., x{{ size }}).

        {% for equations, rows in described %}
        {% if equations %}
        {{ "UV"[loop.index0] }} is the space of all vectors with
        {% else %}
        {{ "UV"[loop.index0] }} is spanned by
        {% endif %}
        {{ rows | lines }}

        {% endfor %}
        Find a basis of the intersection of U and V, which is not just the zero vector. Any basis will do.
        """,
        zh=r"""
        U 和 V 是 $\mathbb{Q}^{{ "{" ~ size ~ "}" }}$ 的子空间，其中的向量写作 (x1, ..., x{{ size }})。

        {% for equations, rows in described %}
        {% if equations %}
        {{ "UV"[loop.index0] }} 由满足下列方程的所有向量组成：
        {% else %}
        {{ "UV"[loop.index0] }} 由下列向量张成：
        {% endif %}
        {{ rows | lines }}

        {% endfor %}
        求 U 与 V 的交的一组基（这个交不只含零向量），任意一组基均可。
        """,
    )

    def format(self, instance: Instance) -> Format[Vectors]:
        return Sequence(Sequence(Rational(), instance.size))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Vectors]:
        n, own, common = params.dimension, params.own, params.common
        if not common < own <= n + common - own:
            raise task.Retry
        drawn = random_matrix(rng, 2 * own - common, n, -params.largest, params.largest)
        if rank(drawn) < len(drawn):
            raise task.Retry
        shared, rest = drawn[:common], drawn[common:]
        spaces = []
        for part in (rest[: own - common], rest[own - common :]):
            base: IntMatrix = (*shared, *part)
            equations = params.equations and rng.randrange(2) == 0
            rows = null_space(base) if equations else base
            size = len(rows) + rng.randint(0, params.spare)
            mixed = multiply(random_of_rank(rng, size, len(rows), len(rows), -1 - (n < 7), 2), rows)
            if max(abs(x) for row in mixed for x in row) > 60 or any(sum(map(bool, row)) < 2 for row in mixed):
                raise task.Retry
            spaces.append((equations, mixed))
        instance = self.Instance(first=spaces[0], second=spaces[1])
        given = [row for equations, rows in spaces for row in rows if not equations]
        if any(rank([*shared, row]) == common for row in given):  # a vector given lies in the intersection
            raise task.Retry
        return instance, tuple(tuple(map(Fraction, row)) for row in shared)

    def key(self, instance: Instance) -> object:
        return sorted([equations, sorted(rows)] for equations, rows in (instance.first, instance.second))

    def check(self, instance: Instance, answer: Vectors) -> str:
        equations: list[tuple[int, ...]] = []
        for given, rows in (instance.first, instance.second):
            equations += rows if given else null_space(rows)
        return basis_fault(answer, null_space(equations)).replace("the space", "the intersection")


def _rows(equations: bool, rows: IntMatrix) -> list[str]:
    if not equations:
        return [point(row) for row in rows]
    return [f"{linear((c, f'x{k}') for k, c in enumerate(row, 1))} = 0" for row in rows]
