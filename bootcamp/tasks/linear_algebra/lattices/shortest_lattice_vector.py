"""Find a shortest non-zero vector of a lattice of integer vectors.

Answer: one vector; every shortest one counts.
Harder: larger dimensions and entries, short vectors that are hidden deeper.
Skills: algebra, search
Source: original.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from random import Random

from bootcamp import task
from bootcamp.lib.lattice import hermite, same_lattice, shortest
from bootcamp.lib.matrix import IntMatrix, multiply, random_matrix, random_unimodular, rank
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Sequence

Vector = tuple[int, ...]


class ShortestLatticeVector(Task["ShortestLatticeVector.Params", "ShortestLatticeVector.Instance", Vector]):
    version = 1

    class Params(task.Params):
        dimension: int = knob("how many vectors are given", levels=(2, 2, 2, 3, 3, 4, 4, 5, 6, 7), ge=2, le=8)
        extra: int = knob("how many more coordinates there are", levels=(0, 0, 1, 0, 1, 0, 1, 0, 0, 0), ge=0, le=3)
        largest: int = knob("the largest entry of a hidden basis", levels=(4, 8, 8, 6, 6, 6, 6, 6, 6, 6), ge=2, le=20)
        entries: int = knob("the largest entry", levels=(25, 80, 120, 80, 120, 120, 200, 250, 300, 400), ge=9, le=9999)

    class Instance(task.Instance):
        rows: IntMatrix
        best: int  # the least squared length

    hidden = ("best",)
    prompt = Prompt(
        en=r"""
        A lattice consists of all integer combinations of these linearly independent vectors:

        {{ rows | map("point") | lines }}

        Find a shortest non-zero vector of the lattice, in the Euclidean length. Any shortest one will do.
        """,
        zh=r"""
        一个格由下列线性无关的向量的全体整系数线性组合构成：

        {{ rows | map("point") | lines }}

        求格中（按欧几里得长度）最短的一个非零向量。若有多个最短向量，任写一个即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Vector]:
        return Sequence(Integer(), len(instance.rows[0]))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Vector]:
        n = params.dimension
        short = random_matrix(rng, n, n + params.extra, -params.largest, params.largest)
        if rank(short) < n:
            raise task.Retry
        rows = multiply(random_unimodular(rng, n, 6 * n, 60), short)
        if max(abs(x) for row in rows for x in row) > params.entries:
            raise task.Retry
        best = shortest(rows)
        size = _square(best[0])
        sums = [[x + sign * y for x, y in zip(a, b, strict=True)] for a, b in combinations(rows, 2) for sign in (1, -1)]
        if size < 3 or min(map(_square, [*rows, *sums])) <= size:
            raise task.Retry
        return self.Instance(rows=rows, best=size), best[0]

    def key(self, instance: Instance) -> object:
        return sorted(instance.rows)

    def check(self, instance: Instance, answer: Vector) -> str:
        if not any(answer):
            return "the vector is zero"
        if not same_lattice((*instance.rows, answer), hermite(instance.rows)):
            return "the vector does not lie in the lattice"
        return "" if _square(answer) == instance.best else "the lattice has a shorter vector"


def _square(vector: Iterable[int]) -> int:
    return sum(x * x for x in vector)
