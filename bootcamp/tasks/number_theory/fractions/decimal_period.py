"""Describe the expansion of a fraction in a given base, or find a far digit of it.

Answer: the numbers of digits before and in the period, or one digit's value, as asked; it is unique.
Harder: larger denominators, bases other than 10, digits at far positions.
Skills: arithmetic, algebra
Source: original; C. F. Gauss, Disquisitiones arithmeticae, 1801.
Small: level 1 asks for denominators up to 50 in base 10.
"""

from __future__ import annotations

from math import gcd
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.numbers import factorize, order, random_coprime
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Record
from bootcamp.verifiers.base import Format


class DecimalPeriod(Task["DecimalPeriod.Params", "DecimalPeriod.Instance", Any]):
    version = 1
    small_levels = (1,)

    class Params(task.Params):
        largest: int = knob(
            "a bound on the denominator",
            levels=(50, 150, 400, 700, 1000, 3000, 20000, 10**6, 3 * 10**7, 10**9),
            ge=30,
            le=10**11,
        )
        largest_base: int = knob(
            "the largest base; 10 asks for base 10 only", levels=(10, 10, 10, 12, 16, 20, 24, 30, 36, 36), ge=10, le=36
        )
        far: int = knob(
            "a bound on the position of a digit asked; 0 for no such cases",
            levels=(0, 0, 0, 0, 100, 10000, 10**6, 10**9, 10**12, 10**15),
            ge=0,
            le=10**18,
        )

    class Instance(task.Instance):
        numerator: int
        denominator: int
        base: int
        position: int | None

    answer = Record(before=Integer(low=0), period=Integer(low=0))
    prompt = Prompt(
        en=r"""
        Written in base {{ base }}, the fraction {{ numerator }}/{{ denominator }} has an infinite expansion
        0.d1 d2 d3 ...
        Behind the point come some digits that do not repeat, as few as possible, then a block that repeats for ever,
        as short as possible.
        {% if position is none %}
        How many digits come before the first block (before), and how many does the block have (period)?
        {%- else %}
        Digits are counted from d1, which stands directly behind the point. What is the value of the digit
        at place {{ position }}? Give it as a number from 0 to {{ base - 1 }} in decimal notation, not as a letter.
        {%- endif %}
        """,
        zh=r"""
        把分数 {{ numerator }}/{{ denominator }} 写成 {{ base }} 进制的无限小数 0.d1 d2 d3 ...，
        小数点后先是若干位不循环的数字（位数尽量少），然后是无限重复的循环节（长度尽量短）。
        {% if position is none %}
        不循环部分有几位（before）？循环节有几位（period）？
        {%- else %}
        小数点后紧接着的 d1 为第一位。第 {{ position }} 位数字的值是多少？
        用 0 到 {{ base - 1 }} 之间的十进制数作答，不用字母。
        {%- endif %}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Any]:
        base = 10 if rng.random() < 0.3 else rng.randint(min(5, params.largest_base), params.largest_base)
        if params.largest_base == 10:
            base = 10
        factor = rng.choice(list(factorize(base))) ** rng.randint(0, 3)
        rest = random_coprime(rng, base, 3, max(6, params.largest // factor))
        denominator = factor * rest
        numerator = random_coprime(rng, denominator, 1, denominator - 1)
        far = rng.randint(params.far // 10, params.far) if params.far and rng.random() < 0.5 else None
        if denominator > params.largest or denominator < params.largest // 8:
            raise task.Retry
        instance = self.Instance(numerator=numerator, denominator=denominator, base=base, position=far)
        return instance, self.solve(instance)

    def format(self, instance: Instance) -> Format[Any]:
        return self.answer if instance.position is None else Integer(low=0, high=instance.base - 1)

    def solve(self, instance: Instance) -> Any:
        base, n = instance.base, instance.denominator
        if instance.position is not None:
            return instance.numerator * pow(base, instance.position - 1, n) % n * base // n
        before = 0
        while (common := gcd(base, n)) > 1:
            n //= common
            before += 1
        return {"before": before, "period": order(base, n)}
