"""Write a Gaussian integer, or the value of an expression, in base -1+i.

Answer: a string of the digits 0 and 1; it is unique.
Harder: larger numbers, sums and products of numerals in this base.
Skills: arithmetic
Source: original; W. Penney, A "binary" system for complex numbers, Journal of the ACM 12, 1965.
Small: level 1 asks for numbers with parts from -3 to 3.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.prompts import bracketed
from bootcamp.lib.shown_work import products
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Text

Gaussian = tuple[int, int]  # real and imaginary part


class ComplexBase(Task["ComplexBase.Params", "ComplexBase.Instance", str]):
    version = 1
    small_levels = (1,)

    class Params(task.Params):
        operands: int = knob(
            "how many numbers occur; a single one is given as a + bi", levels=(1, 1, 1, 2, 1, 2, 2, 3, 3, 3), ge=1, le=5
        )
        product: bool = knob(
            "whether the first two numbers may be multiplied, not only added", levels=(False,) * 5 + (True,) * 5
        )
        size: int = knob(
            "the largest real or imaginary part of a number given",
            levels=(3, 8, 60, 12, 4000, 40, 200, 200, 1000, 4000),
            ge=2,
            le=10**9,
        )

    class Instance(task.Instance):
        operands: tuple[Gaussian, ...]
        product: bool  # whether the first two are multiplied; all others are added

        @property
        def formula(self) -> str:
            if len(self.operands) == 1:
                return _standard(*self.operands[0])
            first, *others = map(_numeral, self.operands)
            return f"{first} {'×' if self.product else '+'} {' + '.join(others)}"

    answer = Text(alphabet="01")
    prompt = Prompt(
        en=r"""
        In base -1+i, where i is the imaginary unit, the place values from the right are the powers 1, -1+i, (-1+i)^2,
        (-1+i)^3 and so on, and the only digits are 0 and 1. Every number a + bi with integers a and b has exactly one
        numeral in this base without zeros in front.

        {% if operands | length == 1 %}
        Write the number {{ formula }} in base -1+i.
        {%- else %}
        The numbers in this expression are written in base -1+i:

        {{ formula }}

        Write its value in base -1+i.
        {%- endif %}
        """,
        zh=r"""
        在 -1+i 进制中（i 是虚数单位），各位的位权从右往左依次是 1、-1+i、(-1+i)^2、(-1+i)^3 等各次幂，
        数字只有 0 和 1。每个 a + bi（a、b 为整数）在此进制中都有唯一的、前面没有多余的 0 的写法。

        {% if operands | length == 1 %}
        请把 {{ formula }} 写成 -1+i 进制。
        {%- else %}
        下式中的数都用 -1+i 进制书写：

        {{ formula }}

        请把式子的值写成 -1+i 进制。
        {%- endif %}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        low, high = -params.size, params.size
        operands = tuple((rng.randint(low, high), rng.randint(low, high)) for _ in range(params.operands))
        instance = self.Instance(
            operands=operands, product=params.product and params.operands > 1 and rng.random() < 0.6
        )
        value = _value(instance)
        if max(map(abs, value)) < 2 or any(operand in ((0, 0), (1, 0)) for operand in operands):
            raise task.Retry
        return instance, _numeral(value)

    def key(self, instance: Instance) -> object:
        joined = 2 if instance.product else 0
        return [sorted(instance.operands[:joined]), sorted(instance.operands[joined:])]

    def solve(self, instance: Instance) -> str:
        return _numeral(_value(instance))

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines = []
        for number in instance.operands if len(instance.operands) > 1 else ():
            a, b = 0, 0
            for sign in _numeral(number):
                a, b = int(sign) - a - b, a - b
                lines.append(f"{sign}: {_standard(a, b)}")
        first, *others = instance.operands
        if instance.product:
            (a, b), (c, d) = first, others.pop(0)
            first = a * c - b * d, a * d + b * c
            lines += [f"{products([(a, c), (-b, d)])} = {first[0]}", f"{products([(a, d), (b, c)])} = {first[1]}"]
        for c, d in others:
            a, b = first
            first = a + c, b + d
            lines.append(f"{a} + {bracketed(c)} = {a + c}, {b} + {bracketed(d)} = {b + d}")
        a, b = first
        while (a, b) != (0, 0):
            digit = (a + b) % 2
            doubled = b - a + digit, digit - a - b
            lines.append(f"{_standard(a, b)}: {digit}, ({_standard(*doubled)})/2")
            a, b = doubled[0] // 2, doubled[1] // 2
        return "\n".join(lines)


def _value(instance: ComplexBase.Instance) -> Gaussian:
    first, *others = instance.operands
    if instance.product:
        (a, b), (c, d) = first, others.pop(0)
        first = a * c - b * d, a * d + b * c
    return sum((a for a, _ in others), first[0]), sum((b for _, b in others), first[1])


def _numeral(number: Gaussian) -> str:
    """Divide by -1+i again and again: the remainder is 1 if a + b is odd."""
    a, b = number
    text = ""
    while (a, b) != (0, 0):
        digit = (a + b) % 2
        a, b = (b - a + digit) // 2, (digit - a - b) // 2
        text = str(digit) + text
    return text or "0"


def _standard(a: int, b: int) -> str:
    """Write a + bi in the usual way."""
    if b == 0:
        return str(a)
    imaginary = "i" if abs(b) == 1 else f"{abs(b)}i"
    if a == 0:
        return f"{'-' if b < 0 else ''}{imaginary}"
    return f"{a} {'-' if b < 0 else '+'} {imaginary}"
