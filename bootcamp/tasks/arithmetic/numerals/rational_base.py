"""Write a number, or the value of an expression, in a base p/q of exploding dots.

Answer: the digits from the leftmost box to the right, joined by dots; they are unique.
Harder: larger numbers and bases, sums and products of numerals in this base.
Skills: arithmetic, simulation
Source: original; S. Akiyama, C. Frougny and J. Sakarovitch, Powers of rationals modulo 1 and rational base number
    systems, 2008; the dots are J. Tanton's.
"""

from __future__ import annotations

from math import gcd
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import arithmetic
from bootcamp.lib.arithmetic import Expression, evaluate, number
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.arithmetic import _school
from bootcamp.tasks.arithmetic.numerals import _numerals
from bootcamp.verifiers import Integer, Sequence

Digits = tuple[int, ...]


class RationalBase(Task["RationalBase.Params", "RationalBase.Instance", Digits]):
    version = 1

    class Params(task.Params):
        operands: int = knob(
            "how many numbers occur; a single one is given in decimal",
            levels=(1, 1, 1, 1, 2, 2, 2, 3, 3, 4),
            ge=1,
            le=8,
        )
        largest_p: int = knob("the largest p of the base p/q", levels=(5, 5, 5, 7, 5, 7, 9, 9, 11, 11), ge=3, le=20)
        low: int = knob(
            "the smallest value", levels=(6, 20, 100, 1000, 20, 100, 1000, 1000, 10**5, 10**6), ge=1, le=10**9
        )
        high: int = knob(
            "the largest value, and the largest number met",
            levels=(30, 200, 5000, 10**5, 300, 2000, 10**5, 10**6, 10**7, 10**9),
            ge=10,
            le=10**12,
        )

    class Instance(task.Instance):
        expression: Expression
        p: int
        q: int

        @property
        def direct(self) -> bool:
            return isinstance(self.expression, arithmetic.Number)

        @property
        def formula(self) -> str:
            values = [int(n) for n in arithmetic.leaves(self.expression)]
            if self.direct:
                return str(values[0])
            numerals = [".".join(map(str, _digits(n, self.p, self.q))) for n in values]
            return _numerals.written(self.expression, numerals)

    prompt = Prompt(
        en=r"""
        A row of boxes goes on to the left without end. Dots are put into the rightmost box. As long as some box holds
        {{ p }} or more dots, {{ p }} dots are taken out of it and {{ q }} dots are put into the box on its left. When
        no box holds {{ p }} dots any more, the numbers of dots in the boxes, from the leftmost box that is not empty
        to the rightmost box, joined by full stops (as in 2.0.1), are the numeral of the number of dots put in.

        {% if direct %}
        Give the numeral of {{ formula }}.
        {%- else %}
        The numbers in this expression are written as such numerals:

        {{ formula }}

        Give its value as such a numeral.
        {%- endif %}
        """,
        zh=r"""
        有一排格子向左无限延伸。把若干个点放进最右边的格子。只要有格子里的点数不少于 {{ p }}，
        就从该格取走 {{ p }} 个点，并在它左边的格子里放入 {{ q }} 个点。当所有格子里的点数都小于 {{ p }} 时，
        从最左边的非空格到最右边的格，依次写出各格的点数，用小数点隔开（例如 2.0.1），这就是放入的点数的写法。

        {% if direct %}
        请写出 {{ formula }} 的这种写法。
        {%- else %}
        下式中的数都用这种写法书写：

        {{ formula }}

        请把式子的值用这种写法写出来。
        {%- endif %}
        """,
    )

    def format(self, instance: Instance) -> Sequence[int]:
        return Sequence(Integer(low=0, high=instance.p - 1), separator=".")

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Digits]:
        p = rng.randint(3, params.largest_p)
        q = rng.choice([q for q in range(2, p) if gcd(p, q) == 1])
        if params.operands == 1:
            expression: Expression = number(rng.randint(params.low, params.high))
        else:
            expression = _numerals.draw(rng, params.operands, "+*", 2, params.high)
        instance = self.Instance(expression=expression, p=p, q=q)
        answer = self.solve(instance)
        if evaluate(expression) < max(params.low, p) or len(answer) > 40:
            raise task.Retry
        return instance, answer

    def key(self, instance: Instance) -> object:
        return [arithmetic.canonical(instance.expression), instance.p, instance.q]

    def solve(self, instance: Instance) -> Digits:
        return _digits(int(evaluate(instance.expression)), instance.p, instance.q)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        p, q, lines = instance.p, instance.q, list[str]()
        for part in [] if instance.direct else arithmetic.subexpressions(instance.expression):
            if isinstance(part, arithmetic.Number):
                digits = _digits(int(part.value), p, q)
                value, steps = 0, list[str]()
                for digit in digits:
                    if value:
                        steps.append(f"{value}/{q}·{p} + {digit} = {value // q * p + digit}")
                    value = value // q * p + digit
                lines.append(f"{'.'.join(map(str, digits))}: {', '.join(steps) or value}")
        lines += _school.calculation(instance.expression)
        n = int(evaluate(instance.expression))
        for digit in reversed(self.solve(instance)):
            lines.append(f"{n} = {n // p}·{p} + {digit}" + (f", {n // p}·{q} = {n // p * q}" if n >= p else ""))
            n = n // p * q
        return "\n".join(lines)


def _digits(n: int, p: int, q: int) -> Digits:
    """Let all dots of a box explode at once, from the right to the left."""
    digits = []
    while n:
        digits.append(n % p)
        n = n // p * q
    return tuple(digits[::-1])
