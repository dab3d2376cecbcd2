"""Count the digits of a huge number, and find its first ones, from given logarithms.

Answer: the number of digits, with the first digits from level 4 on; they are unique.
Harder: larger numbers, more factors, factorials, a divisor, first digits.
Skills: arithmetic
Source: original; Briggsian logarithms, as in every book of tables.
"""

from __future__ import annotations

from decimal import Context
from fractions import Fraction
from math import factorial, log10, prod
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.numbers import factorize, primes_below
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Record
from bootcamp.verifiers.base import Format


class DigitCountHuge(Task["DigitCountHuge.Params", "DigitCountHuge.Instance", Any]):
    version = 1

    class Params(task.Params):
        factors: int = knob(
            "how many powers and factorials are multiplied", levels=(1, 2, 2, 2, 2, 3, 3, 4, 5, 6), ge=1, le=8
        )
        size: int = knob(
            "the largest number of digits, about",
            levels=(25, 60, 100, 100, 300, 300, 600, 1200, 2500, 5000),
            ge=10,
            le=20_000,
        )
        leading: int = knob("how many first digits are asked", levels=(0, 0, 0, 2, 2, 2, 2, 2, 3, 3), ge=0, le=6)
        factorials: bool = knob("whether one of the factors is a factorial", levels=(False,) * 4 + (True,) * 6)
        divisor: bool = knob("whether the product is divided by a power", levels=(False,) * 5 + (True,) * 5)

    class Instance(task.Instance):
        powers: tuple[tuple[int, int], ...]  # base and exponent, which is negative for a divisor
        factorial: int  # 1 if there is none
        leading: int

        @property
        def formula(self) -> str:
            factors = [f"{b}^{{{e}}}" for b, e in self.powers if e > 0]
            top = r" \cdot ".join([f"{self.factorial}!"] * (self.factorial > 1) + factors)
            bottom = "".join(f"{b}^{{{-e}}}" for b, e in self.powers if e < 0)
            return rf"\frac{{{top}}}{{{bottom}}}" if bottom else top

        @property
        def primes(self) -> list[int]:
            return sorted({*primes_below(self.factorial + 1), *(p for b, _ in self.powers for p in factorize(b))})

        @property
        def logarithms(self) -> list[str]:
            """The logarithm of each prime to 15 places."""
            context = Context(prec=30)
            return [f"log {p} = {context.log10(p):.15f}" for p in self.primes]

    prompt = Prompt(
        en=r"""
        Consider the integer

        $$N = {{ formula }}$$

        These logarithms to base 10 are rounded to 15 decimal places:

        {{ logarithms | lines }}

        {% if leading %}
        What are the first {{ leading }} decimal digits of N, read as one integer (first)?
        {% endif %}
        How many decimal digits does N have{{ " (digits)" if leading else "" }}?
        """,
        zh=r"""
        考虑整数

        $$N = {{ formula }}$$

        下列以 10 为底的对数已舍入到小数点后 15 位：

        {{ logarithms | lines }}

        {% if leading %}
        把 N 写成十进制，它的前 {{ leading }} 位数字连成的整数（first）是多少？
        {% endif %}
        N 写成十进制一共有多少位{{ "（digits）" if leading else "" }}？
        """,
    )

    def format(self, instance: Instance) -> Format[Any]:
        count = Integer(low=1)
        if not instance.leading:
            return count
        return Record(digits=count, first=Integer(low=10 ** (instance.leading - 1), high=10**instance.leading - 1))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Any]:
        bases = rng.sample(range(2, 40), params.factors)
        n = rng.randint(8, 45) if params.factorials else 1
        share = rng.uniform(0.3, 1) * params.size / (params.factors - params.factorials or 1)
        powers = [(b, max(3, int(share / log10(b)))) for b in bases[params.factorials :]]
        if params.divisor:
            powers.append(_draw_divisor(powers, n, rng))
        instance = self.Instance(powers=tuple(powers), factorial=n, leading=params.leading)
        return instance, self.solve(instance)

    def solve(self, instance: Instance) -> Any:
        value = Fraction(prod(Fraction(b) ** e for b, e in instance.powers)) * factorial(instance.factorial)
        digits, first = _digits_and_first(int(value), instance.leading or 1)
        margin = int(value) // 10**9  # the logarithms decide with room to spare
        if any(
            _digits_and_first(n, instance.leading or 1) != (digits, first) for n in (value - margin, value + margin)
        ):
            raise task.Retry
        return {"digits": digits, "first": first} if instance.leading else digits


def _draw_divisor(powers: list[tuple[int, int]], n: int, rng: Random) -> tuple[int, int]:
    """Draw a power that divides the product, with a base that is none of the others, as a negative power."""
    product = Fraction(prod(b**e for b, e in powers) * factorial(n))
    bases = [b for b in range(2, 40) if (product / b).denominator == 1 and b not in dict(powers)]
    if not bases:
        raise task.Retry
    base, exponent = rng.choice(bases), 1
    while (product / base ** (2 * exponent)).denominator == 1:
        exponent *= 2
    return base, -exponent


def _digits_and_first(value: int | Fraction, leading: int) -> tuple[int, int]:
    """Count the digits and give the first ones, without writing the number out."""
    n = int(value)
    digits = int(n.bit_length() * log10(2))
    while 10**digits <= n:
        digits += 1
    return digits, n * 10**leading // 10**digits
