"""Write the greatest common divisor of several integers as a sum of multiples of them.

Answer: one coefficient for each number; every choice within the stated bound is right.
Harder: more and larger numbers, a bound on the coefficients that few choices keep.
Skills: arithmetic, search
Source: original; E. Bézout, Théorie générale des équations algébriques, 1779.
"""

from __future__ import annotations

from math import gcd
from random import Random

from bootcamp import task
from bootcamp.lib.numbers import inverse
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Sequence
from bootcamp.verifiers.base import Format

Coefficients = tuple[int, ...]


class BezoutCoefficients(Task["BezoutCoefficients.Params", "BezoutCoefficients.Instance", Coefficients]):
    version = 1

    class Params(task.Params):
        count: int = knob("how many numbers are given", levels=(2, 2, 2, 3, 3, 3, 4, 4, 5, 6), ge=2, le=8)
        largest: int = knob(
            "a bound on the numbers",
            levels=(50, 200, 2000, 2000, 10**4, 10**5, 10**5, 10**6, 10**7, 10**9),
            ge=50,
            le=10**12,
        )
        bound: int = knob(
            "the size of coefficients allowed; 0 for no bound",
            levels=(0, 0, 0, 0, 250, 500, 80, 120, 80, 60),
            ge=0,
            le=10**6,
        )

    class Instance(task.Instance):
        numbers: tuple[int, ...]
        bound: int

        @property
        def greatest(self) -> int:
            return gcd(*self.numbers)

    answer = Sequence(Integer())
    prompt = Prompt(
        en=r"""
        The greatest common divisor of {{ numbers | listed(language) }} is {{ greatest }}.
        Find integers, one for each of these numbers in this order, such that the products of the numbers
        with their integers add up to {{ greatest }}.
        {% if bound %}
        Each integer must be at least {{ -bound }} and at most {{ bound }}.
        {% else %}
        The integers may be negative.
        {% endif %}
        Any such integers will do.
        """,
        zh=r"""
        {{ numbers | listed(language) }} 的最大公约数是 {{ greatest }}。
        按给出的顺序为每个数找一个整数作系数，使各数与其系数的乘积之和等于 {{ greatest }}。
        {% if bound %}
        每个系数都必须不小于 {{ -bound }} 且不大于 {{ bound }}。
        {% else %}
        系数可以是负数。
        {% endif %}
        任何一组满足要求的系数都可以。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Coefficients]:
        coefficients = _draw_coefficients(params, rng)
        numbers = _numbers_for(params, coefficients, rng)
        if gcd(*numbers) in numbers or len(set(numbers)) < len(numbers):
            raise task.Retry
        bound = max(map(abs, coefficients)) if params.bound else 0
        return self.Instance(numbers=numbers, bound=bound), coefficients

    def key(self, instance: Instance) -> object:
        return [sorted(instance.numbers), instance.bound]

    def format(self, instance: Instance) -> Format[Coefficients]:
        return Sequence(Integer(), length=len(instance.numbers))

    def check(self, instance: Instance, answer: Coefficients) -> str:
        if instance.bound and max(map(abs, answer)) > instance.bound:
            return f"{max(answer, key=abs)} is not within the bound {instance.bound}"
        total = sum(a * x for a, x in zip(instance.numbers, answer, strict=True))
        return "" if total == instance.greatest else f"the sum is {total}, not {instance.greatest}"


def _draw_coefficients(params: BezoutCoefficients.Params, rng: Random) -> Coefficients:
    """Draw the coefficients of the reference; the last two are coprime and have different signs."""
    size = params.bound or params.largest // 4
    free = [rng.randint(-size, size) for _ in range(params.count - 2)]
    last, other = rng.randint(1, size), -rng.randint(1, size)
    if gcd(last, other) != 1:
        raise task.Retry
    return (*free, *rng.sample([last, other], 2))


def _numbers_for(params: BezoutCoefficients.Params, coefficients: Coefficients, rng: Random) -> tuple[int, ...]:
    """Draw numbers whose sum with these coefficients is their greatest common divisor."""
    common = rng.choice([1, 1, rng.randint(2, 12)])
    largest = params.largest // common
    *free, x, y = coefficients
    numbers = [rng.randint(largest // 4, largest) for _ in free]
    rest = 1 - sum(a * c for a, c in zip(numbers, free, strict=True))
    a = rest * inverse(x, abs(y)) % abs(y) + abs(y) * rng.randint(0, largest // abs(y))
    b = (rest - a * x) // y
    if not (1 <= a <= largest and 1 <= b <= largest):
        raise task.Retry
    return tuple(common * number for number in (*numbers, a, b))
