"""Divide integers with remainder.

Answer: quotient and remainder; they are unique.
Harder: longer dividend and divisor, negative numbers.
Skills: arithmetic
Source: original; school arithmetic, with Euclid's convention for negative numbers.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.numbers import random_digits
from bootcamp.lib.prompts import bracketed
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.arithmetic import _school
from bootcamp.verifiers import Integer, Record


class LongDivision(Task["LongDivision.Params", "LongDivision.Instance", dict[str, int]]):
    version = 1

    class Params(task.Params):
        dividend_digits: int = knob(
            "how many digits the dividend has", levels=(2, 3, 4, 5, 6, 8, 11, 15, 21, 30), ge=2, le=100
        )
        divisor_digits: int = knob(
            "how many digits the divisor has", levels=(1, 1, 2, 2, 2, 3, 4, 6, 8, 12), ge=1, le=50
        )
        negatives: bool = knob("whether dividend or divisor may be negative", levels=(False,) * 4 + (True,) * 6)

    class Instance(task.Instance):
        a: int
        b: int

        @property
        def formula(self) -> str:
            return f"{self.a} ÷ {bracketed(self.b)}"

    answer = Record(q=Integer(), r=Integer())
    prompt = Prompt(
        en=r"""
        Divide a by b with remainder: {{ formula }}.
        Give the integers q and r with a = q × b + r and 0 ≤ r < |b|.
        """,
        zh=r"""
        计算 a 除以 b 的带余除法：{{ formula }}。
        求整数 q 和 r，使 a = q × b + r 且 0 ≤ r < |b|。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, int]]:
        signs = rng.choice(((1, 1), (1, -1), (-1, 1), (-1, -1))) if params.negatives else (1, 1)
        a, b = random_digits(rng, params.dividend_digits), random_digits(rng, params.divisor_digits)
        if b == 1:
            raise task.Retry
        instance = self.Instance(a=signs[0] * a, b=signs[1] * b)
        return instance, self.solve(instance)

    def solve(self, instance: Instance) -> dict[str, int]:
        r = instance.a % abs(instance.b)
        return {"q": (instance.a - r) // instance.b, "r": r}

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        a, size = instance.a, abs(instance.b)
        lines = _school.quotient(abs(a), size)
        if a < 0:
            q, r = divmod(-a, size)
            lines.append(f"{a} = {bracketed(-q)} × {size} - {r}")
            if r:
                lines.append(f"{a} = {bracketed(-q - 1)} × {size} + {size - r}")
        if instance.b < 0:
            final = self.solve(instance)
            lines.append(f"{a} = {bracketed(final['q'])} × {bracketed(instance.b)} + {final['r']}")
        return "\n".join(lines)
