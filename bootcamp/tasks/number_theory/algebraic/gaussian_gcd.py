"""Find a greatest common divisor of Gaussian integers, or in another Euclidean ring of quadratic integers.

Answer: the two parts of the divisor; every unit multiple is right.
Harder: larger numbers, three of them, other rings.
Skills: algebra, arithmetic
Source: original; C. F. Gauss, Theoria residuorum biquadraticorum, 1832.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.prompts import linear
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.number_theory.algebraic._quadratic import GAUSS, Number, Ring
from bootcamp.verifiers import Integer, Sequence

_RINGS = (GAUSS, Ring(0, 2), Ring(-1, 1))


class GaussianGcd(Task["GaussianGcd.Params", "GaussianGcd.Instance", Number]):
    version = 1

    class Params(task.Params):
        divisor: int = knob(
            "a bound on the parts of the planted common divisor",
            levels=(3, 4, 6, 8, 10, 12, 20, 50, 300, 3000),
            ge=2,
            le=10**6,
        )
        cofactor: int = knob(
            "a bound on the parts of its cofactors", levels=(3, 4, 6, 8, 12, 20, 50, 200, 10**4, 10**5), ge=2, le=10**6
        )
        numbers: int = knob("how many numbers there are at the most", levels=(2, 2, 2, 2, 3, 3, 3, 3, 3, 3), ge=2, le=5)
        rings: int = knob(
            "how many rings occur, Gaussian integers first", levels=(1, 1, 1, 1, 1, 2, 3, 3, 3, 3), ge=1, le=3
        )

    class Instance(task.Instance):
        trace: int
        unit: int
        numbers: tuple[tuple[int, int], ...]

        @property
        def ring(self) -> Ring:
            return Ring(self.trace, self.unit)

        @property
        def shown(self) -> list[str]:
            names = ("", "i" if self.ring == GAUSS else "w")
            return [linear(zip(number, names, strict=True)) for number in self.numbers]

    answer = Sequence(Integer(), length=2)
    prompt = Prompt(
        en=r"""
        {% if trace == 0 and unit == 1 %}
        In the Gaussian integers a + bi (a and b integers, i^2 = -1)
        {%- elif trace == 0 %}
        In the ring of the numbers a + bw (a and b integers) with w^2 = -2
        {%- else %}
        In the ring of the numbers a + bw (a and b integers) with w^2 = -w - 1
        {%- endif %}, find a greatest common divisor of these numbers: a common divisor that every other common divisor
        divides.

        {{ shown | lines }}

        Give it as [a, b]. It is unique up to units of the ring; any unit multiple counts.
        """,
        zh=r"""
        {% if trace == 0 and unit == 1 %}
        考虑高斯整数 a + bi（a、b 为整数，i^2 = -1）
        {%- elif trace == 0 %}
        考虑由形如 a + bw（a、b 为整数，w^2 = -2）的数组成的环
        {%- else %}
        考虑由形如 a + bw（a、b 为整数，w^2 = -w - 1）的数组成的环
        {%- endif %}，求下列各数的一个最大公因子，即能被其他每个公因子整除的公因子。

        {{ shown | lines }}

        按 [a, b] 的形式作答。它在相差单位的意义下唯一，乘以任意单位后的结果都算对。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Number]:
        ring = rng.choice(_RINGS[: params.rings])
        common, *cofactors = (
            (rng.randint(-size, size), rng.randint(-size, size))
            for size in [params.divisor, *[params.cofactor] * rng.randint(2, params.numbers)]
        )
        products = [ring.multiply(common, cofactor) for cofactor in cofactors]
        numbers = tuple((a, b) for a, b in products)
        if any(0 in number for number in numbers) or len(set(numbers)) < len(numbers):
            raise task.Retry
        instance = self.Instance(trace=ring.trace, unit=ring.unit, numbers=numbers)
        divisor = self.solve(instance)
        if ring.norm(divisor) < 2 or ring.norm(divisor) in map(ring.norm, numbers):
            raise task.Retry
        return instance, divisor

    def key(self, instance: Instance) -> object:
        return [instance.trace, instance.unit, sorted(instance.numbers)]

    def check(self, instance: Instance, answer: Number) -> str:
        ring = instance.ring
        if not any(answer):
            return "0 divides none of the numbers"
        rests = [ring.divide(number, answer)[1] for number in instance.numbers]
        if any(map(any, rests)):
            return "it does not divide all of the numbers"
        return "" if ring.norm(answer) == ring.norm(self.solve(instance)) else "there is a greater common divisor"

    def solve(self, instance: Instance) -> Number:
        divisor: Number = (0, 0)
        for number in instance.numbers:
            x: Number = number
            while any(divisor):
                x, divisor = divisor, instance.ring.divide(x, divisor)[1]
            divisor = x
        return divisor

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        ring, lines = instance.ring, list[str]()
        divisor: Number = min(instance.numbers, key=ring.norm)
        for number in instance.numbers:
            x: Number = number
            while any(divisor) and x != divisor:
                (a, b), size = ring.multiply(x, (divisor[0] + ring.trace * divisor[1], -divisor[1])), ring.norm(divisor)
                q, rest = ring.divide(x, divisor)
                times = list(ring.multiply(q, divisor))
                shown = f"{list(x)}: {[a, b]}/{size}, {list(q)}·{list(divisor)} = {times}"
                line = f"{shown}, {list(rest)}"
                lines += [line] * (line not in lines)
                x, divisor = divisor, rest
            divisor = x
        return "\n".join([*lines, f"gcd: {list(divisor)}"])
