"""Compute a power of an integer, a decimal or a fraction, or a product of such powers.

Answer: an integer, a fraction or a terminating decimal, exact; it is unique.
Harder: more digits, larger exponents, decimals and fractions, negative exponents, products of powers.
Skills: arithmetic
Source: original; school arithmetic.
Small: at level 1 there are only 66 powers.
"""

from __future__ import annotations

from fractions import Fraction
from math import gcd, prod
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.numbers import decimal
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Rational

Power = tuple[Fraction, bool, int]
"""A base, whether it is written as a decimal, and its exponent."""


class PowerFunction(Task["PowerFunction.Params", "PowerFunction.Instance", Fraction]):
    version = 1
    small_levels = (1,)

    class Params(task.Params):
        factors: int = knob("how many powers are multiplied", levels=(1, 1, 1, 1, 1, 1, 2, 2, 3, 4), ge=1, le=6)
        largest: int = knob(
            "the largest integer, numerator or row of decimal digits",
            levels=(12, 60, 99, 99, 99, 999, 99, 999, 9999, 99999),
            ge=9,
            le=10**6,
        )
        exponent: int = knob("the largest exponent in size", levels=(4, 3, 4, 5, 6, 7, 6, 8, 10, 12), ge=2, le=20)
        places: int = knob("how many decimal places a base may have", levels=(0, 1, 2, 2, 3, 3, 3, 4, 4, 5), ge=0, le=6)
        fractions: bool = knob("whether a base may be a fraction", levels=(False, False) + (True,) * 8)
        inverse: bool = knob("whether exponents may be negative", levels=(False,) * 4 + (True,) * 6)
        digits: int = knob(
            "how long the numerator or the denominator of the value may be",
            levels=(8, 8, 10, 12, 16, 24, 30, 40, 60, 90),
            ge=5,
            le=300,
        )

    class Instance(task.Instance):
        powers: tuple[Power, ...]

        @property
        def formula(self) -> str:
            return r" \times ".join(map(_latex, self.powers))

    answer = Rational()
    prompt = Prompt(
        en=r"""
        Calculate the exact value of

        $${{ formula }}$$
        """,
        zh=r"""
        计算下式的精确值：

        $${{ formula }}$$
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Fraction]:
        for _ in range(200):
            instance = self.Instance(powers=tuple(_draw_power(params, rng) for _ in range(params.factors)))
            value = self.solve(instance)
            if params.digits // 3 <= len(str(max(abs(value.numerator), value.denominator))) <= params.digits:
                return instance, value
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return sorted((str(base), exponent) for base, _, exponent in instance.powers)

    def solve(self, instance: Instance) -> Fraction:
        return prod((base**exponent for base, _, exponent in instance.powers), start=Fraction(1))

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines, totals, negative = [], [1, 1], 0
        for base, as_decimal, exponent in instance.powers:
            size = abs(base)
            parts = [size.numerator, size.denominator]
            if as_decimal and size.denominator > 1:
                places = len(decimal(size).partition(".")[2])
                parts = [int(size * 10**places), 10**places]
                lines.append(f"{decimal(size)} = {parts[0]}/{parts[1]}")
            if exponent < 0:
                top, bottom = (f"1/{parts[0]}" if parts[1] == 1 else f"{parts[1]}/{parts[0]}"), f"{parts[0]}/{parts[1]}"
                lines.append(f"({bottom})^({exponent}) = ({top})^{-exponent}")
                parts.reverse()
            negative += abs(exponent) if base < 0 else 0
            for side, factor in enumerate(parts):
                for _ in range(abs(exponent)):
                    if factor > 1 < totals[side]:
                        lines.append(f"{totals[side]}·{factor} = {totals[side] * factor}")
                    totals[side] *= factor
        word, sign = {"en": "value: ", "zh": "值："}[language], "-" if negative % 2 else ""
        lines += [f"(-1)^{negative} = {(-1) ** negative}"] if negative else []
        return "\n".join([*lines, f"{word}{sign}{totals[0]}" + (f"/{totals[1]}" if totals[1] > 1 else "")])


def _draw_power(params: PowerFunction.Params, rng: Random) -> Power:
    """Draw a base of a random kind, negative in one case out of two, and an exponent."""
    exponent = rng.randint(2, params.exponent) * (-1 if params.inverse and rng.random() < 0.4 else 1)
    top, sign = rng.randint(2, params.largest), rng.choice((1, -1))
    if params.fractions and rng.random() < 0.5:
        bottom = rng.randint(2, params.largest)
        common = gcd(top, bottom)
        if bottom > common:
            return Fraction(sign * top, bottom), False, exponent
    return Fraction(sign * top, 10 ** rng.randint(0, params.places)), True, exponent


def _latex(power: Power) -> str:
    base, as_decimal, exponent = power
    size = decimal(abs(base)) if as_decimal else rf"\frac{{{abs(base.numerator)}}}{{{base.denominator}}}"
    if base > 0 and as_decimal:
        return f"{size}^{{{exponent}}}"
    return rf"\left({'-' if base < 0 else ''}{size}\right)^{{{exponent}}}"
