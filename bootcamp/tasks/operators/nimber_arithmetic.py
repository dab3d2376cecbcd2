"""Evaluate an expression of nim-sums and nim-products, or solve a linear equation of them.

Answer: one nonnegative integer; it is unique.
Harder: larger numbers, longer expressions, products, equations.
Skills: arithmetic, algebra
Source: original; nimbers are due to J. H. Conway, On Numbers and Games, Academic Press, 1976, chapter 6.
"""

from __future__ import annotations

from functools import cache
from operator import xor
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.operators._postfix import Postfix, draw, evaluate, write
from bootcamp.verifiers import Integer


class NimberArithmetic(Task["NimberArithmetic.Params", "NimberArithmetic.Instance", int]):
    version = 1

    class Params(task.Params):
        bits: int = knob(
            "how many binary digits the numbers have at most", levels=(4, 6, 4, 5, 5, 6, 8, 8, 12, 16), ge=2, le=16
        )
        operations: int = knob(
            "how many operations the expression has", levels=(1, 2, 3, 3, 4, 4, 4, 6, 8, 10), ge=1, le=12
        )
        products: bool = knob("whether numbers are multiplied", levels=(False, False) + (True,) * 8)
        equations: bool = knob("whether an unknown may be asked", levels=(False,) * 5 + (True,) * 5)

    class Instance(task.Instance):
        expression: Postfix
        unknown: tuple[int, int] | None  # (a, b) asks for the x with a ⊗ x ⊕ b equal to the expression

        @property
        def shown(self) -> str:
            return write(self.expression, _FORMS)

        @property
        def multiplies(self) -> bool:
            return "⊗" in self.expression or self.unknown is not None

    answer = Integer(low=0, high=2**16 - 1)
    prompt = Prompt(
        en=r"""
        The nim-sum x ⊕ y of nonnegative integers is found by adding their binary numerals without carries.
        {% if multiplies %}
        The nim-product ⊗ is commutative, associative and distributive over ⊕, with 0 ⊗ x = 0 and 1 ⊗ x = x. For every
        F = 2, 4, 16, 256 (these are 2^1, 2^2, 2^4, 2^8) and every x < F, the nim-product F ⊗ x is the ordinary product
        of F and x, while F ⊗ F is the ordinary product of 3 and F/2. These rules determine all products of numbers
        below 65536.
        {% endif %}

        {% if unknown %}
        Find the only x from 0 to 65535 with

        ({{ unknown[0] }} ⊗ x) ⊕ {{ unknown[1] }} = {{ shown }}
        {%- else %}
        Find the value of

        {{ shown }}
        {%- endif %}
        """,
        zh=r"""
        非负整数的尼姆和 x ⊕ y 是把两数写成二进制后不进位相加的结果。
        {% if multiplies %}
        尼姆积 ⊗ 满足交换律、结合律以及对 ⊕ 的分配律，且 0 ⊗ x = 0，1 ⊗ x = x。
        对 F = 2, 4, 16, 256（即 2^1, 2^2, 2^4, 2^8）和每个 x < F，尼姆积 F ⊗ x 等于 F 与 x 的普通乘积，
        而 F ⊗ F 等于 3 与 F/2 的普通乘积。这些规则确定了小于 65536 的数的所有尼姆积。
        {% endif %}

        {% if unknown %}
        求 0 到 65535 中唯一满足下式的 x：

        ({{ unknown[0] }} ⊗ x) ⊕ {{ unknown[1] }} = {{ shown }}
        {%- else %}
        求下式的值：

        {{ shown }}
        {%- endif %}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        high = 2**params.bits - 1
        forms = {sign: form for sign, form in _FORMS.items() if sign == "⊕" or params.products}
        unknown = (rng.randint(2, high), rng.randint(1, high)) if params.equations and rng.random() < 0.5 else None
        expression = draw(rng, forms, params.operations, lambda: rng.randint(2, high))
        instance = self.Instance(expression=expression, unknown=unknown)
        answer = self.solve(instance)
        if answer < 2 or not forms.keys() <= set(expression):
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> int:
        value = evaluate(instance.expression, _FORMS, {"⊕": xor, "⊗": nim_product}, int)
        if instance.unknown is None:
            return value
        a, b = instance.unknown
        return nim_product(value ^ b, nim_inverse(a))


_FORMS = {"⊕": "{} ⊕ {}", "⊗": "{} ⊗ {}"}


@cache
def nim_product(a: int, b: int) -> int:
    """Multiply by the rules for Fermat powers of two (Conway, On Numbers and Games, chapter 6)."""
    if a < 2 or b < 2:
        return a * b
    half = 8
    while max(a, b) < 1 << half:
        half //= 2
    high, low = divmod(a, 1 << half)
    other_high, other_low = divmod(b, 1 << half)
    lows, highs = nim_product(low, other_low), nim_product(high, other_high)
    crossed = nim_product(high ^ low, other_high ^ other_low)
    return (crossed ^ lows) << half ^ lows ^ nim_product(highs, 1 << (half - 1))


def nim_power(a: int, n: int) -> int:
    """Raise to a power n >= 0."""
    result = 1
    for bit in bin(n)[2:]:
        result = nim_product(result, result)
        result = nim_product(result, a) if bit == "1" else result
    return result


def nim_inverse(a: int) -> int:
    """Invert a nonzero number: the numbers below 2^16 form a field."""
    return nim_power(a, 2**16 - 2)
