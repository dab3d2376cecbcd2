"""Multiply integers.

Answer: one integer; it is unique.
Harder: more digits, more factors, negative factors.
Skills: arithmetic
Source: original; school arithmetic.
"""

from __future__ import annotations

from math import prod
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.numbers import random_digits
from bootcamp.lib.prompts import bracketed
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.arithmetic import _school
from bootcamp.verifiers import Integer


class LongMultiplication(Task["LongMultiplication.Params", "LongMultiplication.Instance", int]):
    version = 1

    class Params(task.Params):
        digits: int = knob(
            "how many digits the factors have in all", levels=(3, 4, 5, 6, 8, 10, 13, 17, 22, 28), ge=3, le=100
        )
        most_factors: int = knob("the largest number of factors", levels=(2, 2, 2, 2, 3, 3, 3, 4, 4, 4), ge=2, le=8)
        negatives: bool = knob("whether factors may be negative", levels=(False,) * 3 + (True,) * 7)

    class Instance(task.Instance):
        factors: tuple[int, ...]

        @property
        def formula(self) -> str:
            return " × ".join(map(bracketed, self.factors))

    answer = Integer()
    prompt = Prompt(
        en=r"""
        Calculate the exact product of these {{ factors | length }} factors:

        {{ formula }}
        """,
        zh=r"""
        精确计算下列 {{ factors | length }} 个因数的乘积：

        {{ formula }}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        count = rng.randint(2, params.most_factors)
        sizes = [(params.digits + i) // count for i in range(count)]
        rng.shuffle(sizes)
        signs = [rng.choice((1, 1, -1)) if params.negatives else 1 for _ in sizes]
        factors = tuple(sign * _draw_factor(rng, size) for sign, size in zip(signs, sizes, strict=True))
        return self.Instance(factors=factors), prod(factors)

    def key(self, instance: Instance) -> object:
        return sorted(instance.factors)

    def solve(self, instance: Instance) -> int:
        return prod(instance.factors)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        total, *others = instance.factors
        lines = []
        for factor in others:
            lines += _school.product(total, factor)
            total *= factor
        return "\n".join(lines)


def _draw_factor(rng: Random, digits: int) -> int:
    return rng.randint(2, 9) if digits == 1 else random_digits(rng, digits)
