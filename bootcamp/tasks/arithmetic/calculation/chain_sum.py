"""Add and subtract a chain of integers.

Answer: one integer; it is unique.
Harder: more and longer numbers, negative numbers in brackets.
Skills: arithmetic
Source: original; school arithmetic.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.numbers import random_digits
from bootcamp.lib.prompts import bracketed
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer


class ChainSum(Task["ChainSum.Params", "ChainSum.Instance", int]):
    version = 1

    class Params(task.Params):
        terms: int = knob("how many numbers occur", levels=(2, 3, 3, 4, 6, 8, 12, 18, 26, 40), ge=2, le=100)
        digits: int = knob("the most digits of a number", levels=(2, 2, 3, 3, 4, 6, 7, 9, 12, 15), ge=1, le=30)
        negatives: bool = knob("whether negative numbers occur, in brackets", levels=(False,) * 3 + (True,) * 7)

    class Instance(task.Instance):
        first: int
        terms: tuple[tuple[str, int], ...]  # an operator, + or -, and a number

        @property
        def formula(self) -> str:
            return " ".join([str(self.first), *(f"{sign} {bracketed(n)}" for sign, n in self.terms)])

    answer = Integer()
    prompt = Prompt(
        en=r"""
        Calculate exactly:

        {{ formula }}
        """,
        zh=r"""
        精确计算：

        {{ formula }}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        first, *rest = (_draw_number(params, rng) for _ in range(params.terms))
        terms = tuple((rng.choice("+-"), n) for n in rest)
        if params.terms > 2 and all(sign == "+" for sign, _ in terms):
            raise task.Retry
        instance = self.Instance(first=first, terms=terms)
        return instance, self.solve(instance)

    def key(self, instance: Instance) -> object:
        return sorted([("+", instance.first), *instance.terms])

    def solve(self, instance: Instance) -> int:
        return instance.first + sum(n if sign == "+" else -n for sign, n in instance.terms)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        total, lines = instance.first, []
        for sign, n in instance.terms:
            value = total + n if sign == "+" else total - n
            lines.append(f"{total} {sign} {bracketed(n)} = {value}")
            total = value
        return "\n".join(lines)


def _draw_number(params: ChainSum.Params, rng: Random) -> int:
    number = random_digits(rng, rng.randint((params.digits + 1) // 2, params.digits))
    return -number if params.negatives and rng.random() < 0.3 else number
