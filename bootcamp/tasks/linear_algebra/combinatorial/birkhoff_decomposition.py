"""Write a doubly stochastic matrix as a weighted mean of few permutation matrices.

Answer: weights with permutations; every right list of at most so many counts.
Harder: larger matrices, more permutations, smaller weights, no slack in their number.
Skills: algebra, search
Source: original; the theorem is by G. Birkhoff, 1946.
"""

from __future__ import annotations

from fractions import Fraction
from math import lcm
from random import Random

from bootcamp import task
from bootcamp.lib.matrix import Matrix as Rows, latex
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Rational, Sequence

Terms = tuple[tuple[Fraction, ...], ...]


class BirkhoffDecomposition(Task["BirkhoffDecomposition.Params", "BirkhoffDecomposition.Instance", Terms]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(3, 3, 3, 4, 4, 5, 5, 6, 6, 7), ge=2, le=8)
        terms: int = knob("how many permutations are mixed", levels=(3, 3, 4, 3, 4, 4, 5, 6, 7, 8), ge=2, le=10)
        denominator: int = knob(
            "the common denominator of the weights", levels=(12, 24, 30, 24, 30, 30, 36, 60, 90, 120), ge=2, le=240
        )
        slack: int = knob("how many terms more are allowed", levels=(2, 2, 1, 2, 1, 1, 1, 1, 1, 1), ge=0, le=3)

    class Instance(task.Instance):
        matrix: tuple[tuple[Fraction, ...], ...]
        most: int

        @property
        def scale(self) -> int:
            return lcm(*(x.denominator for row in self.matrix for x in row))

        @property
        def typeset(self) -> str:
            whole: Rows = tuple(tuple(x * self.scale for x in row) for row in self.matrix)
            return rf"\frac{{1}}{{{self.scale}}} {latex(whole)}"

        @property
        def size(self) -> int:
            return len(self.matrix)

    prompt = Prompt(
        en=r"""
        Write the doubly stochastic matrix

        $$ A = {{ typeset }} $$

        as a sum $w_1 P_1 + \dots + w_k P_k$ of permutation matrices $P_i$ with positive rational weights $w_i$ whose
        sum is 1, with $k \le {{ most }}$. Give a list of $k$ entries $[w, p_1, \dots, p_{{ size }}]$: a weight, then
        the permutation whose matrix has its 1 of row $i$ in column $p_i$ (rows and columns are counted from 1). Any
        such list will do.
        """,
        zh=r"""
        把双随机矩阵

        $$ A = {{ typeset }} $$

        写成置换矩阵 $P_i$ 的加权和 $w_1 P_1 + \dots + w_k P_k$，其中权 $w_i$ 都是正有理数，总和为 1，
        且 $k \le {{ most }}$。给出 $k$ 项的列表，每一项写成 $[w, p_1, \dots, p_{{ size }}]$：先写权，再写置换，
        该置换矩阵第 $i$ 行的 1 位于第 $p_i$ 列（行和列都从 1 数起）。任意一个符合要求的列表均可。
        """,
    )

    def format(self, instance: Instance) -> Format[Terms]:
        return Sequence(Sequence(Rational(), instance.size + 1))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Terms]:
        n, total = params.size, params.denominator
        cuts = sorted(rng.sample(range(1, total), params.terms - 1))
        weights = [b - a for a, b in zip([0, *cuts], [*cuts, total], strict=True)]
        chosen = [tuple(rng.sample(range(1, n + 1), n)) for _ in weights]
        if len(set(chosen)) < len(chosen):
            raise task.Retry
        matrix = [[Fraction(0)] * n for _ in range(n)]
        for weight, places in zip(weights, chosen, strict=True):
            for i, place in enumerate(places):
                matrix[i][place - 1] += Fraction(weight, total)
        instance = self.Instance(matrix=tuple(map(tuple, matrix)), most=params.terms + params.slack)
        return instance, tuple(
            (Fraction(weight, total), *map(Fraction, places)) for weight, places in zip(weights, chosen, strict=True)
        )

    def key(self, instance: Instance) -> object:
        return sorted(instance.matrix)

    def check(self, instance: Instance, answer: Terms) -> str:
        n = instance.size
        if len(answer) > instance.most:
            return f"there are more than {instance.most} terms"
        total = [[Fraction(0)] * n for _ in range(n)]
        for weight, *places in answer:
            if weight <= 0:
                return "a weight is not positive"
            if sorted(places) != list(range(1, n + 1)):
                return f"a list of columns is no permutation of 1 to {n}"
            for i, place in enumerate(places):
                total[i][int(place) - 1] += weight
        return "" if tuple(map(tuple, total)) == instance.matrix else "the sum is another matrix"
