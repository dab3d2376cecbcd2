"""Find a solution of an underdetermined linear system with the fewest non-zero entries.

Answer: all entries of the solution; every sparsest solution counts.
Harder: more unknowns, larger supports, more equations, arithmetic modulo a prime.
Skills: algebra, search, optimization
Source: original; known as sparse recovery in compressed sensing.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any, ClassVar

from bootcamp import task
from bootcamp.lib.matrix import IntMatrix, latex, multiply, random_matrix, rref_modulo, solve
from bootcamp.lib.numbers import random_nonzero
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Rational, Sequence

_LARGE_PRIME = 2**61 - 1  # above every minor of the systems drawn, so that elimination modulo it proves insolubility


class SparsestSolution(Task["SparsestSolution.Params", "SparsestSolution.Instance", Any]):
    version = 1

    class Params(task.Params):
        equations: int = knob("how many equations there are", levels=(2, 2, 3, 3, 4, 4, 5, 5, 6, 7), ge=2, le=8)
        unknowns: int = knob("how many unknowns there are", levels=(4, 5, 6, 7, 8, 9, 10, 12, 14, 16), ge=3, le=16)
        support: int = knob("how many entries are not 0", levels=(1, 1, 2, 2, 2, 2, 3, 3, 4, 4), ge=1, le=4)
        largest: int = knob("the largest coefficient", levels=(4, 6, 5, 6, 7, 9, 9, 9, 12, 12), ge=2, le=20)
        modular: bool = knob("whether half of the cases are modulo a prime", levels=(False,) * 4 + (True,) * 6)

    class Instance(task.Instance):
        matrix: IntMatrix
        right: tuple[int, ...]
        prime: int  # 0 over the rationals
        best: int  # the least number of entries that are not 0

        hidden: ClassVar[tuple[str, ...]] = ("best",)

        @property
        def typeset(self) -> tuple[str, str]:
            return latex(self.matrix), latex([[b] for b in self.right])

    prompt = Prompt(
        en=r"""
        Among all vectors x of {{ "integers from 0 to " ~ (prime - 1) if prime else "rational numbers" }} with
        $A x {{ "\\equiv b \\pmod{" ~ prime ~ "}" if prime else "= b" }}$ find one with as few non-zero entries as
        possible, where

        $$ A = {{ typeset[0] }}, \quad b = {{ typeset[1] }} $$

        Give all {{ matrix[0] | length }} entries of x in order. If several x have the fewest non-zero entries, any one
        will do.
        """,
        zh=r"""
        在满足 $A x {{ "\\equiv b \\pmod{" ~ prime ~ "}" if prime else "= b" }}$ 的所有{{
        "由 0 到 " ~ (prime - 1) ~ " 的整数组成的" if prime else "有理数" }}向量 x 中，求一个非零分量最少的，其中

        $$ A = {{ typeset[0] }}, \quad b = {{ typeset[1] }} $$

        依次给出 x 的全部 {{ matrix[0] | length }} 个分量。如果有多个非零分量最少的 x，给出任意一个即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Any]:
        n = len(instance.matrix[0])
        return Sequence(Integer(0, instance.prime - 1), n) if instance.prime else Sequence(Rational(), n)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Any]:
        m, n, k = params.equations, params.unknowns, params.support
        if k >= min(m, n):
            raise task.Retry
        prime = rng.choice((5, 7, 11)) if params.modular and rng.randrange(2) else 0
        low, high = (0, prime - 1) if prime else (-params.largest, params.largest)
        matrix = random_matrix(rng, m, n, low, high)
        x = [0] * n
        for place in rng.sample(range(n), k):
            x[place] = rng.randint(1, prime - 1) if prime else random_nonzero(rng, 9)
        right = tuple(row[0] for row in multiply(matrix, [[value] for value in x], prime))
        if not all(map(any, zip(*matrix, strict=True))) or not any(right):
            raise task.Retry
        if _fewest(matrix, right, prime or _LARGE_PRIME, k - 1) or _basic(matrix, right, prime) <= k:
            raise task.Retry
        answer = tuple(x) if prime else tuple(map(Fraction, x))
        return self.Instance(matrix=matrix, right=right, prime=prime, best=k), answer

    def key(self, instance: Instance) -> object:
        rows = [(*row, b) for row, b in zip(instance.matrix, instance.right, strict=True)]
        return [sorted(rows), instance.prime]

    def check(self, instance: Instance, answer: Any) -> str:
        for place, (row, b) in enumerate(zip(instance.matrix, instance.right, strict=True), 1):
            rest = sum(a * x for a, x in zip(row, answer, strict=True)) - b
            if rest % instance.prime if instance.prime else rest:
                return f"row {place} of the system does not hold"
        return "another solution has fewer non-zero entries" if sum(map(bool, answer)) > instance.best else ""


def _basic(matrix: IntMatrix, right: tuple[int, ...], prime: int) -> int:
    """Count the entries of the solution with zeros for the free unknowns."""
    if not prime:
        return sum(map(bool, solve(matrix, right) or ()))
    return sum(1 for row in rref_modulo([(*row, b) for row, b in zip(matrix, right, strict=True)], prime)[0] if row[-1])


def _fewest(matrix: IntMatrix, right: tuple[int, ...], p: int, most: int) -> bool:
    """Tell whether, modulo p, b is a combination of at most `most` columns."""

    def spans(start: int, columns: list[list[int]], rest: list[int], left: int) -> bool:
        if not any(rest):
            return True
        for place in range(start, len(columns)) if left else ():
            pivot = next((i for i, c in enumerate(columns[place]) if c), None)
            if pivot is None:
                continue
            own = columns[place]
            scale = pow(own[pivot], -1, p)

            def reduced(column: list[int], own: list[int] = own, pivot: int = pivot, scale: int = scale) -> list[int]:
                factor = column[pivot] * scale % p
                return [(c - factor * d) % p for c, d in zip(column, own, strict=True)] if factor else column

            later = [reduced(column) for column in columns[place + 1 :]]
            if spans(0, later, reduced(rest), left - 1):
                return True
        return False

    return spans(0, [[c % p for c in column] for column in zip(*matrix, strict=True)], [b % p for b in right], most)
