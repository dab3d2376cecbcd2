"""Find a solution of a system of linear congruences in several unknowns.

Answer: a list of residues; every solution counts.
Harder: more unknowns, larger moduli, dependent congruences, moduli that are not prime.
Skills: algebra, arithmetic
Source: original.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.matrix import IntMatrix
from bootcamp.lib.numbers import is_prime
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.linear_algebra.systems._equations import sides, unknowns
from bootcamp.verifiers import Format, Integer, Sequence

Values = tuple[int, ...]


class ModularLinearSystem(Task["ModularLinearSystem.Params", "ModularLinearSystem.Instance", Values]):
    version = 1

    class Params(task.Params):
        unknowns: int = knob("how many unknowns there are", levels=(2, 2, 3, 3, 4, 4, 5, 6, 7, 9), ge=2, le=10)
        low: int = knob("the smallest modulus drawn", levels=(5, 7, 7, 11, 13, 12, 20, 30, 60, 100), ge=2, le=10**4)
        high: int = knob(
            "the largest modulus drawn", levels=(7, 13, 17, 31, 101, 40, 60, 120, 240, 360), ge=3, le=10**4
        )
        composite: bool = knob("whether the modulus is composite", levels=(False,) * 5 + (True,) * 5)
        singular: bool = knob("whether the determinant is no unit in most cases", levels=(False,) * 3 + (True,) * 7)

    class Instance(task.Instance):
        matrix: IntMatrix
        right: tuple[int, ...]
        modulus: int

        @property
        def names(self) -> tuple[str, ...]:
            return unknowns(len(self.matrix[0]))

        @property
        def congruences(self) -> list[str]:
            left = sides(self.matrix, self.names)
            return [f"{side} ≡ {b} (mod {self.modulus})" for side, b in zip(left, self.right, strict=True)]

    prompt = Prompt(
        en=r"""
        Find integers {{ names | listed(language) }} from 0 to {{ modulus - 1 }} that satisfy all of these congruences:

        {{ congruences | lines }}

        There is a solution; if there are several, any one will do. Give the values in the order
        {{ names | join(", ") }}.
        """,
        zh=r"""
        求 0 到 {{ modulus - 1 }} 之间的整数 {{ names | listed(language) }}，使下列同余式全部成立：

        {{ congruences | lines }}

        解一定存在；若有多组解，给出任意一组即可。按 {{ names | join(", ") }} 的顺序给出各值。
        """,
    )

    def format(self, instance: Instance) -> Format[Values]:
        return Sequence(Integer(0, instance.modulus - 1), len(instance.matrix[0]))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Values]:
        n = params.unknowns
        moduli = [m for m in range(params.low, params.high + 1) if is_prime(m) != params.composite]
        if not moduli:
            raise task.Retry
        m = rng.choice(moduli)
        rows = [[rng.randrange(m) for _ in range(n)] for _ in range(n)]
        if params.singular and rng.randrange(6):
            divisors = [d for d in range(2, m) if m % d == 0] or [0]
            for _ in range(rng.randint(1, max(1, n // 3))):  # these rows follow from the others up to a zero divisor
                place, shift = rng.randrange(n), rng.choice((0, *divisors))
                weights = [rng.randrange(m) for _ in range(n)]
                rows[place] = [
                    (
                        sum(w * row[j] for k, (w, row) in enumerate(zip(weights, rows, strict=True)) if k != place)
                        + shift * rng.randrange(m)
                    )
                    % m
                    for j in range(n)
                ]
        x = tuple(rng.randrange(m) for _ in range(n))
        right = tuple(sum(a * b for a, b in zip(row, x, strict=True)) % m for row in rows)
        if not all(map(any, rows)) or right.count(0) > n // 2 or len(set(map(tuple, rows))) < n:
            raise task.Retry
        return self.Instance(matrix=tuple(map(tuple, rows)), right=right, modulus=m), x

    def key(self, instance: Instance) -> object:
        return [sorted((*row, b) for row, b in zip(instance.matrix, instance.right, strict=True)), instance.modulus]

    def check(self, instance: Instance, answer: Values) -> str:
        for place, (row, b) in enumerate(zip(instance.matrix, instance.right, strict=True), 1):
            if (sum(a * x for a, x in zip(row, answer, strict=True)) - b) % instance.modulus:
                return f"congruence {place} does not hold"
        return ""
