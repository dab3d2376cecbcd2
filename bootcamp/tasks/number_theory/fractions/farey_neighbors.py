"""Find the neighbours of a fraction in a Farey sequence.

Answer: the fraction before and the one after; they are unique.
Harder: longer sequences, larger denominators.
Skills: arithmetic, algebra
Source: original; J. Farey, On a curious property of vulgar fractions, 1816.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.modular_steps import inverse_steps
from bootcamp.lib.numbers import inverse, random_coprime
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Rational, Sequence

Pair = tuple[Fraction, ...]


class FareyNeighbors(Task["FareyNeighbors.Params", "FareyNeighbors.Instance", Pair]):
    version = 1

    class Params(task.Params):
        low: int = knob(
            "the least order of the sequence",
            levels=(6, 12, 40, 80, 200, 500, 2000, 10**4, 10**5, 3 * 10**5),
            ge=4,
            le=10**9,
        )
        high: int = knob(
            "the greatest order of the sequence",
            levels=(12, 40, 80, 200, 500, 2000, 10**4, 10**5, 3 * 10**5, 10**6),
            ge=10,
            le=10**9,
        )
        near: bool = knob("whether the denominator is at least a tenth of the order", levels=(False,) * 4 + (True,) * 6)

    class Instance(task.Instance):
        order: int
        member: Fraction

    answer = Sequence(Rational(), length=2)
    prompt = Prompt(
        en=r"""
        Write down all reduced fractions from 0 to 1 (0/1 and 1/1 included) whose denominator is at most {{ order }},
        in increasing order. Which fraction comes directly before {{ member }}, and which directly after it?
        Give the one before first.
        """,
        zh=r"""
        把从 0 到 1（包括 0/1 和 1/1）且分母不超过 {{ order }} 的所有最简分数从小到大排成一列。
        {{ member }} 的前一个分数和后一个分数分别是什么？先写前一个，再写后一个。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Pair]:
        order = rng.randint(params.low, params.high)
        b = rng.randint(order // 10 if params.near else 3, order)
        instance = self.Instance(order=order, member=Fraction(random_coprime(rng, b, 1, b - 1), b))
        return instance, self.solve(instance)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        (a, b), order = instance.member.as_integer_ratio(), instance.order
        lines, step = inverse_steps(a, b)
        for sign, change, rest in (("-", -1, step), ("+", 1, b - step)):
            if change > 0:
                lines.append(f"{b} - {step} = {rest}")
            d = order - (order - rest) % b
            lines.append(f"{rest} + {(d - rest) // b} × {b} = {d} ≤ {order}")
            lines.append(f"({a} × {d} {sign} 1)/{b} = {a * d + change}/{b} = {(a * d + change) // b}")
        return "\n".join(lines)

    def solve(self, instance: Instance) -> Pair:
        a, b = instance.member.numerator, instance.member.denominator
        step = inverse(a, b)
        before = instance.order - (instance.order - step) % b  # the largest d with a*d = 1 (mod b)
        after = instance.order - (instance.order + step) % b
        return Fraction((a * before - 1) // b, before), Fraction((a * after + 1) // b, after)
