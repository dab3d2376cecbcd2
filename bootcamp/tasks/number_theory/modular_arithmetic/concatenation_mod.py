"""Find the remainder of the number made by writing a run of integers one after the other.

Answer: one residue; it is unique.
Harder: longer runs, larger moduli, runs with steps, bases other than ten.
Skills: arithmetic, algebra
Source: original; F. Smarandache's consecutive numbers in R. K. Guy, Unsolved Problems in Number Theory.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.matrix import multiply, power
from bootcamp.lib.numbers import digits, to_base
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer
from bootcamp.verifiers.base import Format


class ConcatenationMod(Task["ConcatenationMod.Params", "ConcatenationMod.Instance", int]):
    version = 1

    class Params(task.Params):
        largest_first: int = knob(
            "a bound on the first integer", levels=(9, 20, 50, 99, 200, 500, 1000, 10**4, 10**5, 10**6), ge=1, le=10**7
        )
        low: int = knob("the fewest integers", levels=(4, 5, 6, 10, 20, 60, 300, 10**4, 10**7, 10**11), ge=4, le=10**12)
        high: int = knob(
            "the most integers", levels=(6, 8, 10, 20, 60, 300, 2000, 10**6, 10**9, 10**12), ge=5, le=10**13
        )
        largest_modulus: int = knob(
            "a bound on the modulus", levels=(13, 20, 50, 99, 150, 999, 5000, 10**5, 10**7, 10**9), ge=7, le=10**10
        )
        largest_step: int = knob("the largest step", levels=(1, 1, 2, 2, 3, 4, 5, 7, 8, 9), ge=1, le=20)
        largest_base: int = knob(
            "the largest base; 10 for base 10 only", levels=(10, 10, 10, 10, 10, 12, 12, 14, 16, 16), ge=10, le=16
        )

    class Instance(task.Instance):
        first: int
        last: int
        step: int
        base: int
        modulus: int

        @property
        def beginning(self) -> str:
            numbers = range(self.first, self.last + 1, self.step)[:3]
            return " ".join(to_base(number, self.base) for number in numbers)

    answer = Integer()
    prompt = Prompt(
        en=r"""
        Write the integers {{ first }}, {{ first + step }}, {{ first + 2 * step }}, ..., {{ last }}
        {%- if step > 1 %} (in steps of {{ step }}){% endif %} one after the other without gaps, each in base {{ base }}
        {%- if base > 10 %} with the letters A, B, ... for digits above 9{% endif %}.
        Read the whole as the numeral of a number N in base {{ base }}.
        It begins with {{ beginning }} (spaces added here).

        Find the remainder, from 0 to {{ modulus - 1 }}, of N divided by {{ modulus }}.
        {%- if base != 10 %}

        The remainder, and all numbers in this question but the beginning of N, are written in the usual decimal way.
        {%- endif %}
        """,
        zh=r"""
        把整数 {{ first }}、{{ first + step }}、{{ first + 2 * step }}、……、{{ last }}
        {{- "（依次相差 %s）" | format(step) if step > 1 else " " }}都写成 {{ base }} 进制
        {%- if base > 10 %}（大于 9 的数字用字母 A、B……表示）{% endif %}，一个接一个不留空隙地写下去，
        所得整体看作 {{ base }} 进制数 N，它以 {{ beginning }} 开头（空格是这里另加的）。

        求 N 除以 {{ modulus }} 的余数（0 到 {{ modulus - 1 }} 之间）。
        {%- if base != 10 %}

        除 N 的开头外，题中所有的数以及所求的余数都按通常的十进制书写。
        {%- endif %}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        base = rng.choice([10, rng.randint(min(5, params.largest_base), params.largest_base)])
        base = 10 if params.largest_base == 10 else base
        modulus = rng.randint(params.largest_modulus // 3, params.largest_modulus)
        if base**40 % modulus == 0:
            raise task.Retry
        first, step = rng.randint(1, params.largest_first), rng.randint(1, params.largest_step)
        last = first + (rng.randint(params.low, params.high) - 1) * step
        instance = self.Instance(first=first, last=last, step=step, base=base, modulus=modulus)
        return instance, self.solve(instance)

    def format(self, instance: Instance) -> Format[int]:
        return Integer(low=0, high=instance.modulus - 1)

    def solve(self, instance: Instance) -> int:
        """Appending a number is linear in (N, number, 1), with one matrix for all numbers of a length."""
        step, base, modulus = instance.step, instance.base, instance.modulus
        residue, number = 0, instance.first
        while number <= instance.last:
            length = len(digits(number, base))
            count = (min(base**length - 1, instance.last) - number) // step + 1
            append = ((base**length, 1, 0), (0, 1, step), (0, 0, 1))
            column = multiply(power(append, count, modulus), ((residue,), (number,), (1,)), modulus)
            residue, number = int(column[0][0]), number + count * step
        return residue
