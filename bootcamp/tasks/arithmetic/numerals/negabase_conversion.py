"""Write an integer, or the value of an expression, in a negative base.

Answer: a numeral in the negative base, without sign; it is unique.
Harder: larger numbers and bases, expressions of numerals in the negative base.
Skills: arithmetic
Source: original; V. Grünwald, Intorno all'aritmetica dei sistemi numerici a base negativa, 1885.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import arithmetic
from bootcamp.lib.arithmetic import Expression, evaluate, number
from bootcamp.lib.numbers import DIGITS
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.arithmetic import _school
from bootcamp.tasks.arithmetic.numerals import _numerals
from bootcamp.verifiers import Text
from bootcamp.verifiers.base import Format


class NegabaseConversion(Task["NegabaseConversion.Params", "NegabaseConversion.Instance", str]):
    version = 1

    class Params(task.Params):
        operands: int = knob(
            "how many numbers occur; a single one is given in decimal",
            levels=(1, 1, 1, 2, 2, 3, 3, 3, 4, 5),
            ge=1,
            le=10,
        )
        largest_base: int = knob(
            "the largest size of the base", levels=(3, 5, 9, 4, 8, 10, 12, 16, 16, 16), ge=2, le=16
        )
        largest: int = knob(
            "the largest size of a value met",
            levels=(60, 500, 10**5, 200, 2000, 10**4, 10**6, 10**8, 10**11, 10**15),
            ge=50,
            le=10**20,
        )

    class Instance(task.Instance):
        expression: Expression
        base: int

        @property
        def direct(self) -> bool:
            return isinstance(self.expression, arithmetic.Number)

        @property
        def formula(self) -> str:
            values = [int(n) for n in arithmetic.leaves(self.expression)]
            return (
                str(values[0])
                if self.direct
                else _numerals.written(self.expression, [_numeral(n, self.base) for n in values])
            )

    prompt = Prompt(
        en=r"""
        In base -{{ base }} the place values are the powers of -{{ base }}, and the digits have the values from 0 to
        {{ base - 1 }}{{ "; digits above nine are the letters A (ten), B (eleven) and so on" if base > 10 }}.
        No numeral has a sign.

        {% if direct %}
        Write the decimal number {{ formula }} in base -{{ base }}, without zeros in front.
        {%- else %}
        The numbers in this expression are written in base -{{ base }}:

        {{ formula }}

        Write its value in base -{{ base }}, without zeros in front.
        {%- endif %}
        """,
        zh=r"""
        在 -{{ base }} 进制中，位权是 -{{ base }} 的各次幂，每位数字的值从 0 到 {{ base - 1 }}
        {{- "；大于九的数字依次用字母 A（十）、B（十一）等表示" if base > 10 }}。数的前面没有正负号。

        {% if direct %}
        请把十进制数 {{ formula }} 写成 -{{ base }} 进制，前面不写多余的零。
        {%- else %}
        下式中的数都用 -{{ base }} 进制书写：

        {{ formula }}

        请把式子的值写成 -{{ base }} 进制，前面不写多余的零。
        {%- endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[str]:
        return Text(alphabet=DIGITS[: instance.base])

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        if params.operands == 1:
            expression: Expression = number(rng.randint(-params.largest, params.largest))
        else:
            expression = _numerals.draw(rng, params.operands, "+-*", -params.largest, params.largest)
        instance = self.Instance(expression=expression, base=rng.randint(2, params.largest_base))
        if abs(evaluate(expression)) <= instance.base or 0 in arithmetic.leaves(expression):
            raise task.Retry
        return instance, self.solve(instance)

    def key(self, instance: Instance) -> object:
        return [arithmetic.canonical(instance.expression), instance.base]

    def solve(self, instance: Instance) -> str:
        return _numeral(int(evaluate(instance.expression)), instance.base)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        bases = [-instance.base] * 100
        numerals = [_numeral(int(n), instance.base) for n in arithmetic.leaves(instance.expression)]
        lines = [f"{n}: {_numerals.reading(_values(n), bases[: len(n)])}" for n in numerals if not instance.direct]
        value, answer = int(evaluate(instance.expression)), _values(self.solve(instance))
        lines += _school.calculation(instance.expression)
        return "\n".join([*lines, *_numerals.writing(value, answer, bases[: len(answer)])])


def _values(numeral: str) -> list[int]:
    return [int(digit, 16) for digit in numeral]


def _numeral(n: int, base: int) -> str:
    """Write a nonzero integer in the base of this size that is negative."""
    text = ""
    while n:
        text, n = DIGITS[n % base] + text, -(n // base)
    return text
