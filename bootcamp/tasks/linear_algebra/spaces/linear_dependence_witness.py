"""Show that vectors, polynomials or matrices are linearly dependent: give coefficients of a combination that is zero.

Answer: the coefficients in order, not all zero; every right choice counts.
Harder: more vectors of more dimensions, vectors that the relation leaves out, other spaces, arithmetic modulo a prime.
Skills: algebra, search
Source: original.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from random import Random
from typing import Any, Literal

from bootcamp import task
from bootcamp.lib.matrix import IntMatrix, latex, null_space, random_matrix, rank, rref_modulo
from bootcamp.lib.numbers import random_nonzero
from bootcamp.lib.prompts import bracketed, point, polynomial, sequence
from bootcamp.lib.shown_work import row_steps
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Rational, Sequence

Kind = Literal["vectors", "polynomials", "matrices"]


class LinearDependenceWitness(Task["LinearDependenceWitness.Params", "LinearDependenceWitness.Instance", Any]):
    version = 1

    class Params(task.Params):
        dimension: int = knob("the dimension of the space", levels=(2, 2, 3, 3, 4, 4, 6, 6, 8, 9), ge=2, le=10)
        vectors: int = knob("how many vectors are given", levels=(2, 3, 3, 4, 4, 5, 6, 7, 8, 9), ge=2, le=11)
        largest: int = knob("the largest entry drawn", levels=(6, 5, 6, 6, 6, 7, 7, 8, 9, 9), ge=2, le=20)
        weight: int = knob(
            "the largest coefficient of the relation", levels=(4, 4, 4, 4, 5, 5, 6, 6, 7, 7), ge=2, le=15
        )
        dressed: bool = knob("whether polynomials and matrices occur", levels=(False,) * 3 + (True,) * 7)
        modular: bool = knob("whether a third of the cases are modulo a prime", levels=(False,) * 5 + (True,) * 5)

    class Instance(task.Instance):
        kind: Kind
        vectors: IntMatrix
        prime: int  # 0 over the rationals

        @property
        def shown(self) -> list[str]:
            half = len(self.vectors[0]) // 2
            texts: dict[str, Callable[[tuple[int, ...]], str]] = {
                "vectors": point,
                "polynomials": polynomial,
                "matrices": lambda row: latex((row[:half], row[half:])),
            }
            return [f"${self.letter}_{k} = {texts[self.kind](row)}$" for k, row in self.counted]

        @property
        def counted(self) -> list[tuple[str, tuple[int, ...]]]:
            return [(f"{{{k}}}" if k > 9 else str(k), row) for k, row in enumerate(self.vectors, 1)]

        @property
        def letter(self) -> str:
            return {"vectors": "v", "polynomials": "p", "matrices": "M"}[self.kind]

        @property
        def combination(self) -> str:
            return " + ".join(f"c_{k} {self.letter}_{k}" for k, _ in self.counted)

        @property
        def coefficients(self) -> str:
            return ", ".join(f"c_{k}" for k, _ in self.counted)

    prompt = Prompt(
        en=r"""
        These {{ kind }} are linearly dependent{{ " modulo " ~ prime if prime }}:

        {{ shown | lines }}

        Give {{ "integers" if prime else "rational numbers" }} ${{ coefficients }}${{
        " from 0 to " ~ (prime - 1) if prime }}, in this order and not all 0, such that

        $$ {{ combination }} {{ "\\equiv 0 \\pmod{" ~ prime ~ "}" if prime else "= 0" }} $$

        If there are several choices, any one will do.
        """,
        zh=r"""
        下列{{ {"vectors": "向量", "polynomials": "多项式", "matrices": "矩阵"}[kind] }}{{
        "在模 " ~ prime ~ " 的意义下" if prime }}线性相关：

        {{ shown | lines }}

        请依次给出不全为 0 的{{ " 0 到 " ~ (prime - 1) ~ " 之间的整数" if prime else "有理数" }}
        ${{ coefficients }}$，使得

        $$ {{ combination }} {{ "\\equiv 0 \\pmod{" ~ prime ~ "}" if prime else "= 0" }} $$

        若有多种选法，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Any]:
        count = len(instance.vectors)
        return Sequence(Integer(0, instance.prime - 1), count) if instance.prime else Sequence(Rational(), count)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Any]:
        n, count, span = params.dimension, params.vectors, params.largest
        kinds: list[Kind] = ["vectors"]
        if params.dressed:
            kinds += ["polynomials", *(["matrices"] if n % 2 == 0 else [])]  # type: ignore[list-item]
        kind = rng.choice(kinds)
        prime = rng.choice((5, 7, 11, 13)) if params.modular and rng.randrange(3) == 0 else 0
        rows = [list(row) for row in random_matrix(rng, count, n, 0 if prime else -span, prime - 1 if prime else span)]
        weights = [random_nonzero(rng, params.weight) for _ in range(count)]
        for place in rng.sample(range(count), max(0, (count - 3) // 2)):
            weights[place] = 0  # the relation does without these
        last = rng.choice([place for place in range(count) if weights[place]])
        for j in range(n):
            total = sum(w * row[j] for place, (w, row) in enumerate(zip(weights, rows, strict=True)) if place != last)
            if prime:
                rows[last][j] = -total * pow(weights[last], -1, prime) % prime if weights[last] % prime else 0
            else:
                rows[last][j] = -total // weights[last] if total % weights[last] == 0 else 10**6
        vectors = tuple(map(tuple, rows))
        if any(sum(map(bool, row)) < 2 for row in rows) or max(abs(x) for row in rows for x in row) > 4 * span + 13:
            raise task.Retry
        if prime:
            weights = [w % prime for w in weights]
        own = count - len(rref_modulo(vectors, prime)[1]) if prime else count - rank(vectors)
        if own != 1 or len({abs(w) for w in weights if w}) < 2 or not any(weights):
            raise task.Retry
        instance = self.Instance(kind=kind, vectors=vectors, prime=prime)
        answer: Any = tuple(weights) if prime else tuple(map(Fraction, null_space(list(zip(*vectors, strict=True)))[0]))
        if self.check(instance, answer):
            raise task.Retry
        return instance, answer

    def key(self, instance: Instance) -> object:
        return [sorted(instance.vectors), instance.prime]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        columns, p = list(zip(*instance.vectors, strict=True)), instance.prime
        given = [f"R{k} = {sequence(x % p if p else x for x in row)}" for k, row in enumerate(columns, 1)]
        lines, rows, pivots = row_steps(columns, p)
        free = next(j for j in range(len(columns[0])) if j not in pivots)
        found: list[Any] = [0] * len(columns[0])
        found[free] = 1
        lines.append(f"c{free + 1} = 1")
        for row, pivot in zip(rows, pivots, strict=False):
            found[pivot] = -row[free] % p if p else -row[free]
            shown = f"c{pivot + 1} + {bracketed(row[free])}·c{free + 1} = 0, c{pivot + 1} = {found[pivot]}"
            lines.append(f"{shown} (mod {p})" if p else shown)
        return "\n".join([*given, *lines, f"c: {sequence(found)}"])

    def check(self, instance: Instance, answer: Any) -> str:
        if not any(answer):
            return "all coefficients are 0"
        for place, column in enumerate(zip(*instance.vectors, strict=True), 1):
            total = sum(c * x for c, x in zip(answer, column, strict=True))
            if total % instance.prime if instance.prime else total:
                return f"position {place} of the combination is not zero"
        return ""
