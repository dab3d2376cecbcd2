"""Convert to the factorial number system, or add, subtract and multiply in it.

Answer: the digits of the result, highest place first, joined by colons; they are unique.
Harder: more places, more terms, terms with a factor.
Skills: arithmetic
Source: original; D. E. Knuth, The Art of Computer Programming, section 4.1.
"""

from __future__ import annotations

from math import factorial
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.arithmetic import _school
from bootcamp.tasks.arithmetic.numerals import _numerals
from bootcamp.verifiers import Integer, Sequence


class FactorialBase(Task["FactorialBase.Params", "FactorialBase.Instance", tuple[int, ...]]):
    version = 1

    class Params(task.Params):
        places: int = knob(
            "how many digits the largest numeral has", levels=(5, 6, 7, 6, 7, 8, 10, 12, 14, 16), ge=5, le=24
        )
        terms: int = knob(
            "how many terms are added; a single one is given in decimal",
            levels=(1, 1, 1, 2, 2, 3, 3, 4, 4, 5),
            ge=1,
            le=10,
        )
        largest_factor: int = knob("the largest factor of a term", levels=(1, 1, 1, 1, 4, 5, 6, 8, 10, 12), ge=1, le=20)

    class Instance(task.Instance):
        terms: tuple[tuple[int, int], ...]  # a factor, which may be negative, and a value

        @property
        def direct(self) -> bool:
            return len(self.terms) == 1

        @property
        def formula(self) -> str:
            if self.direct:
                return str(self.terms[0][1])
            text = "".join(f" {'-' if c < 0 else '+'} {_term(abs(c), n)}" for c, n in self.terms)
            return text.removeprefix(" + ")

    answer = Sequence(Integer(low=0), separator=":")
    prompt = Prompt(
        en=r"""
        In the factorial number system the rightmost digit has the place value 1!, the next one 2!, then 3! and so on.
        The digit at the place of k! lies between 0 and k. Digits are written in decimal, with colons between them.

        {% if direct %}
        Write the decimal number {{ formula }} in the factorial number system, without zeros in front.
        {%- else %}
        In this expression the numbers with colons are in the factorial number system, and the others are decimal:

        {{ formula }}

        Calculate it and write the result in the factorial number system, without zeros in front.
        {%- endif %}
        """,
        zh=r"""
        在阶乘进制中，最右一位的位权是 1!，左边一位是 2!，再左边是 3!，依此类推。
        位权为 k! 的那一位数字在 0 到 k 之间。各位数字用十进制书写，之间用冒号隔开。

        {% if direct %}
        请把十进制数 {{ formula }} 写成阶乘进制，前面不写多余的零。
        {%- else %}
        下式中带冒号的数是阶乘进制数，其余的数是十进制数：

        {{ formula }}

        请计算并把结果写成阶乘进制，前面不写多余的零。
        {%- endif %}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[int, ...]]:
        values = [rng.randint(factorial(params.places - 1), factorial(params.places + 1) - 1)]
        values += [rng.randint(factorial(params.places // 2 + 1), values[0]) for _ in range(params.terms - 1)]
        rng.shuffle(values)
        factors = [rng.randint(1, params.largest_factor) * rng.choice((1, 1, -1)) for _ in values]
        terms = (
            tuple(zip([abs(factors[0]), *factors[1:]], values, strict=True)) if len(values) > 1 else ((1, values[0]),)
        )
        if sum(c * n for c, n in terms) < factorial(params.places // 2):
            raise task.Retry
        instance = self.Instance(terms=terms)
        return instance, self.solve(instance)

    def key(self, instance: Instance) -> object:
        return sorted(instance.terms)

    def solve(self, instance: Instance) -> tuple[int, ...]:
        return _digits(sum(c * n for c, n in instance.terms))

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines, total = list[str](), 0
        for place, (factor, value) in enumerate(instance.terms):
            if not instance.direct:
                read = _numerals.reading(_digits(value), range(2, len(_digits(value)) + 2))
                lines.append(f"{_term(1, value)}: {read}")
            if abs(factor) > 1:
                lines += _school.product(abs(factor), value)
            if place:
                lines.append(f"{total} {'-' if factor < 0 else '+'} {abs(factor) * value} = {total + factor * value}")
            total += factor * value
        answer = self.solve(instance)
        return "\n".join([*lines, *_numerals.writing(total, answer, range(2, len(answer) + 2))])


def _digits(n: int) -> tuple[int, ...]:
    """Give the digits of a positive integer, highest place first."""
    places: list[int] = []
    while n:
        n, digit = divmod(n, len(places) + 2)
        places.append(digit)
    return tuple(reversed(places))


def _term(factor: int, value: int) -> str:
    numeral = ":".join(map(str, _digits(value)))
    return numeral if factor == 1 else f"{factor} × {numeral}"
