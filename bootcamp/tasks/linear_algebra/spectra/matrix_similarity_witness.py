"""Find a matrix that transforms one of two similar matrices into the other.

Answer: one invertible rational matrix; every right one counts.
Harder: larger matrices, eigenvalues that repeat or are irrational, larger entries.
Skills: algebra, arithmetic
Source: original.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random

from bootcamp import task
from bootcamp.lib.matrix import (
    IntMatrix,
    Matrix as Rows,
    block_diagonal,
    determinant,
    inverse,
    is_irreducible,
    jordan_block,
    latex,
    multiply,
    random_similar,
)
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Matrix

_KINDS = ("distinct", "repeated", "companion")


class MatrixSimilarityWitness(Task["MatrixSimilarityWitness.Params", "MatrixSimilarityWitness.Instance", Rows]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(2, 2, 2, 3, 3, 3, 4, 4, 5, 6), ge=2, le=6)
        kinds: int = knob("how many kinds of spectra are drawn from", levels=(1, 2, 3, 1, 2, 3, 3, 3, 3, 3), ge=1, le=3)
        entries: int = knob("the largest entry", levels=(9, 12, 15, 12, 15, 20, 20, 25, 30, 40), ge=6, le=200)

    class Instance(task.Instance):
        first: IntMatrix
        second: IntMatrix

        @property
        def typeset(self) -> list[str]:
            return [f"$$ {name} = {latex(rows)} $$" for name, rows in (("A", self.first), ("B", self.second))]

    prompt = Prompt(
        en=r"""
        The matrices

        {{ typeset | lines }}

        are similar. Find an invertible rational matrix $P$ with $AP = PB$. Any such matrix will do.
        """,
        zh=r"""
        矩阵

        {{ typeset | lines }}

        相似。求一个可逆的有理数矩阵 $P$，使得 $AP = PB$。任意一个符合要求的矩阵均可。
        """,
    )

    def format(self, instance: Instance) -> Format[Rows]:
        return Matrix(len(instance.first), len(instance.first))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Rows]:
        core = _core(rng, params.size, rng.choice(_KINDS[: params.kinds]))
        first, p = random_similar(rng, core, 6 * params.size, params.entries, 9)
        second, q = random_similar(rng, core, 6 * params.size, params.entries, 9)
        back = inverse(q)
        if back is None or first == second or not (is_irreducible(first) and is_irreducible(second)):
            raise task.Retry
        witness = multiply(tuple(tuple(map(Fraction, row)) for row in p), back)
        if max(abs(x) for row in witness for x in row) > 99:
            raise task.Retry
        return self.Instance(first=first, second=second), witness

    def check(self, instance: Instance, answer: Rows) -> str:
        if multiply(instance.first, answer) != multiply(answer, instance.second):
            return "AP and PB differ"
        return "" if determinant(answer) else "P is not invertible"


def _core(rng: Random, n: int, kind: str) -> IntMatrix:
    if kind == "companion":  # of a polynomial that is seldom reducible
        rows = [[int(j == i + 1) for j in range(n)] for i in range(n)]
        rows[-1] = [rng.choice((-3, -2, -1, 1, 2, 3)), *(rng.randint(-2, 2) for _ in range(n - 1))]
        return tuple(map(tuple, rows))
    values = rng.sample(range(-5, 6), n)
    if kind == "distinct":
        return block_diagonal([((value,),) for value in values])
    blocks = [jordan_block(values[0], 2)]
    while (left := n - sum(map(len, blocks))) > 0:
        blocks.append(jordan_block(rng.choice(values[:2]), rng.randint(1, min(2, left))))
    return block_diagonal(blocks)
