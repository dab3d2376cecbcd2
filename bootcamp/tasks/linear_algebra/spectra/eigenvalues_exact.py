"""Find all eigenvalues of an integer matrix exactly, with their algebraic multiplicities.

Answer: a list of numbers in any order, each as often as its multiplicity; it is unique.
Harder: larger matrices, square roots and complex numbers among the eigenvalues, repeated ones, larger entries.
Skills: algebra, arithmetic
Source: original.
"""

from __future__ import annotations

from math import isqrt
from random import Random

from bootcamp import task
from bootcamp.lib.matrix import IntMatrix, block_diagonal, is_irreducible, jordan_block, random_similar
from bootcamp.lib.numbers import square_part
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Math, Multiset
from bootcamp.verifiers.symbolic import Node, parse

Numbers = tuple[Node, ...]


class EigenvaluesExact(Task["EigenvaluesExact.Params", "EigenvaluesExact.Instance", Numbers]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(2, 2, 2, 3, 3, 4, 4, 5, 6, 7), ge=2, le=8)
        irrational: int = knob("how many pairs are irrational", levels=(0, 1, 1, 1, 1, 1, 2, 2, 2, 3), ge=0, le=4)
        complex: bool = knob("whether pairs may be complex", levels=(False,) * 2 + (True,) * 8)
        repeated: bool = knob("whether eigenvalues may be repeated", levels=(False,) * 4 + (True,) * 6)
        largest: int = knob("the largest whole part", levels=(5, 5, 6, 5, 6, 5, 6, 6, 6, 6), ge=2, le=20)
        entries: int = knob("the largest entry", levels=(9, 9, 12, 12, 15, 15, 20, 25, 30, 40), ge=6, le=200)

    class Instance(task.Instance):
        matrix: IntMatrix

    prompt = Prompt(
        en=r"""
        Find all eigenvalues, real or complex, of the matrix

        $$ A = {{ matrix | pmatrix }} $$

        Give exact values, each written out by itself, without ±. List each eigenvalue as often as its algebraic
        multiplicity.
        """,
        zh=r"""
        求矩阵

        $$ A = {{ matrix | pmatrix }} $$

        的全部特征值（包括复特征值）。用精确值表示，逐个写出，不用 ± 合写；每个特征值按其代数重数重复列出。
        """,
    )

    def format(self, instance: Instance) -> Format[Numbers]:
        return Multiset(Math(), len(instance.matrix))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Numbers]:
        blocks: list[IntMatrix] = []
        values: list[str] = []
        for _ in range(params.irrational):
            block, pair = _irrational(params, rng)
            copies = 2 if params.repeated and len(values) + 4 <= params.size and rng.random() < 0.3 else 1
            blocks += [block] * copies
            values += pair * copies
        while len(values) < params.size:
            size = rng.randint(1, min(2, params.size - len(values))) if params.repeated else 1
            whole = rng.randint(-params.largest, params.largest)
            blocks.append(jordan_block(whole, size))
            values += [str(whole)] * size
        distinct = len(set(values))
        matrix, _ = random_similar(rng, block_diagonal(blocks), 6 * params.size, params.entries)
        diagonal = sorted(str(row[i]) for i, row in enumerate(matrix))
        if len(values) > params.size or not is_irreducible(matrix) or diagonal == sorted(values):
            raise task.Retry
        if distinct < len(values) and (not params.repeated or distinct < 2):
            raise task.Retry
        return self.Instance(matrix=matrix), tuple(map(parse, values))


def _irrational(params: EigenvaluesExact.Params, rng: Random) -> tuple[IntMatrix, list[str]]:
    """Draw a block with the eigenvalues p + r and p - r, where r is a square root or imaginary."""
    p = rng.randint(-params.largest // 2, params.largest // 2)
    square = rng.choice([q for q in range(-12 if params.complex else 2, 13) if q < 0 or isqrt(q) ** 2 < q])
    outside, inside = square_part(abs(square))
    factors = [str(outside)] * (outside > 1) + [f"sqrt({inside})"] * (inside > 1) + ["i"] * (square < 0)
    root = "*".join(factors)
    first, second = rng.choice([(1, square), (square, 1), (-1, -square)])
    return ((p, first), (second, p)), [f"{p}+{root}", f"{p}-{root}"]
