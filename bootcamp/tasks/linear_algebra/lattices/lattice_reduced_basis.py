"""Find an LLL-reduced basis of a lattice of integer vectors.

Answer: the rows of the basis in order; every reduced basis of the same lattice counts.
Harder: larger dimensions and entries.
Skills: algebra, arithmetic
Source: A. Lenstra, H. Lenstra and L. Lovász, Factoring polynomials with rational coefficients, 1982.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.lattice import lll, reduction_fault, same_lattice
from bootcamp.lib.matrix import IntMatrix, determinant, multiply, random_matrix, random_unimodular, rank
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Table


class LatticeReducedBasis(Task["LatticeReducedBasis.Params", "LatticeReducedBasis.Instance", IntMatrix]):
    version = 1

    class Params(task.Params):
        dimension: int = knob("how many rows the basis has", levels=(2, 2, 2, 3, 3, 3, 4, 4, 5, 6), ge=2, le=7)
        extra: int = knob("how many more coordinates there are", levels=(0, 0, 1, 0, 0, 1, 0, 1, 1, 1), ge=0, le=3)
        largest: int = knob("the largest entry of a hidden basis", levels=(3, 6, 6, 4, 6, 6, 5, 6, 6, 6), ge=2, le=20)
        entries: int = knob("the largest entry", levels=(20, 60, 90, 60, 120, 200, 300, 500, 900, 2000), ge=9, le=9999)

    class Instance(task.Instance):
        rows: IntMatrix

    prompt = Prompt(
        en=r"""
        A lattice consists of all integer combinations of these vectors:

        {{ rows | map("point") | lines }}

        Give an LLL-reduced basis $b_1, \dots, b_n$ of it, one vector a row, in order. Let $b_i^*$ be $b_i$ less its
        orthogonal projection onto the span of $b_1, \dots, b_{i-1}$, and
        $\mu_{i,j} = \langle b_i, b_j^* \rangle / \langle b_j^*, b_j^* \rangle$. A basis is LLL-reduced if
        $|\mu_{i,j}| \le 1/2$ for all $j < i$, and
        $\lVert b_i^* \rVert^2 \ge (3/4 - \mu_{i,i-1}^2) \, \lVert b_{i-1}^* \rVert^2$ for all $i \ge 2$.
        Any such basis of the same lattice will do.
        """,
        zh=r"""
        一个格由下列向量的全体整系数线性组合构成：

        {{ rows | map("point") | lines }}

        求它的一组 LLL 约化基 $b_1, \dots, b_n$，按顺序每行写一个向量。设 $b_i^*$ 为 $b_i$ 减去它在
        $b_1, \dots, b_{i-1}$ 张成的子空间上的正交投影，
        $\mu_{i,j} = \langle b_i, b_j^* \rangle / \langle b_j^*, b_j^* \rangle$。若对所有 $j < i$ 有
        $|\mu_{i,j}| \le 1/2$，且对所有 $i \ge 2$ 有
        $\lVert b_i^* \rVert^2 \ge (3/4 - \mu_{i,i-1}^2) \, \lVert b_{i-1}^* \rVert^2$，
        则称这组基是 LLL 约化的。同一个格的任意一组 LLL 约化基均可。
        """,
    )

    def format(self, instance: Instance) -> Format[IntMatrix]:
        return Table(Integer(), len(instance.rows), len(instance.rows[0]))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, IntMatrix]:
        n = params.dimension
        short = random_matrix(rng, n, n + params.extra, -params.largest, params.largest)
        if rank(short) < n or (not params.extra and abs(determinant(short)) < 5):
            raise task.Retry
        rows = multiply(random_unimodular(rng, n, 6 * n, 60), short)
        if max(abs(x) for row in rows for x in row) > params.entries or not reduction_fault(rows):
            raise task.Retry
        if sum(x * x for x in rows[0]) < 3 * sum(x * x for x in short[0]):
            raise task.Retry
        return self.Instance(rows=rows), lll(rows)

    def key(self, instance: Instance) -> object:
        return sorted(instance.rows)

    def check(self, instance: Instance, answer: IntMatrix) -> str:
        if rank(answer) < len(answer):
            return "the vectors are linearly dependent"
        if not same_lattice(answer, instance.rows):
            return "the vectors are no basis of the same lattice"
        return reduction_fault(answer)
