"""Convert a numeral, with or without fractional digits, from one base to another.

Answer: the numeral in the other base, a repeating block in brackets; it is unique.
Harder: more digits, any bases up to 36, fractional digits whose image may repeat.
Skills: arithmetic
Source: original; positional notation.
"""

from __future__ import annotations

from fractions import Fraction
from math import gcd
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.numbers import DIGITS, digits, divisors, expansion, random_coprime, random_digits, to_base
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.arithmetic.numerals import _numerals
from bootcamp.verifiers import Text
from bootcamp.verifiers.base import Format

_LONGEST = 12  # digits before the repeating block, and in it


class BaseConversion(Task["BaseConversion.Params", "BaseConversion.Instance", str]):
    version = 1

    class Params(task.Params):
        digits: int = knob(
            "how many digits the integer part has", levels=(3, 4, 4, 6, 3, 4, 6, 10, 18, 30), ge=2, le=60
        )
        places: int = knob("the most fractional digits", levels=(0, 0, 0, 0, 2, 3, 4, 5, 6, 6), ge=0, le=8)
        any_base: bool = knob(
            "whether all bases from 2 to 36 occur, not only 2, 8, 10 and 16", levels=(False, False) + (True,) * 8
        )

    class Instance(task.Instance):
        numeral: str
        source: int
        target: int

        @property
        def fractional(self) -> bool:
            return "." in self.numeral

    prompt = Prompt(
        en=r"""
        Convert the numeral {{ numeral }} from base {{ source }} to base {{ target }}.
        {%- if source > 10 or target > 10 %} Digits above nine are the letters A (ten), B (eleven) and so on.{% endif %}
        Write no zeros in front{{ ", except one before a point" if fractional }}.{% if fractional %}

        If the digits after the point end, write just these, without zeros at the end. If they never end, write the
        repeating block once, in brackets, with the block and the digits before it as short as possible,
        as in T.U(VW).{% endif %}
        """,
        zh=r"""
        把 {{ source }} 进制数 {{ numeral }} 转换为 {{ target }} 进制。
        {%- if source > 10 or target > 10 %}大于九的数字依次用字母 A（十）、B（十一）等表示。{% endif %}
        前面不写多余的零{{ "，整数部分为零时小数点前写一个零" if fractional }}。{% if fractional %}

        若小数部分有限，就写出这些数字，末尾不带零。
        若无限循环，把循环节写一次并用括号括起，循环节及其前面的部分都要尽可能短，形如 T.U(VW)。{% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[str]:
        return Text(alphabet=DIGITS[: instance.target] + ".()" * instance.fractional)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        source, target = rng.sample(range(2, 37) if params.any_base else (2, 8, 10, 16), 2)
        whole = random_digits(rng, params.digits, source)
        value = whole + (_draw_fraction(rng, source, target, params.places) if params.places else 0)
        instance = self.Instance(numeral=_numeral(value, source), source=source, target=target)
        return instance, _numeral(value, target)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        whole, _, fraction = instance.numeral.partition(".")
        source, target, n = instance.source, instance.target, int(whole, instance.source)
        lines = []
        if source != 10:
            lines.append(f"{whole}: {_numerals.reading([int(d, source) for d in whole], [source] * len(whole))}")
        if target != 10:
            lines += _numerals.writing(n, digits(n, target), [target] * len(digits(n, target)))
        if fraction:
            lines += _fraction_lines(fraction, source, target)
        return "\n".join(lines)


def _fraction_lines(fraction: str, source: int, target: int) -> list[str]:
    """Multiply by the target base again and again, until nothing is left or the same is left as before."""
    rest, whole = int(fraction, source), source ** len(fraction)
    lines, seen = [f"0.{fraction} = {rest}/{whole}"], list[int]()
    if len(fraction) > 1:
        values = _numerals.reading([int(d, source) for d in fraction], [source] * len(fraction))
        lines = [f"{fraction}: {values}", *lines]
    while rest and rest not in seen:
        seen.append(rest)
        digit, after = divmod(rest * target, whole)
        lines.append(f"{rest} × {target} = {rest * target} = {digit} × {whole} + {after}")
        rest = after
    return lines


def _draw_fraction(rng: Random, source: int, target: int, places: int) -> Fraction:
    """Draw a fraction in (0, 1) that ends in the source base and ends or soon repeats in the target base."""
    denominators = [d for d in divisors(source**places) if d > 1 and _is_short(d, target)]
    if not denominators:
        raise task.Retry
    denominator = rng.choice(denominators)
    return Fraction(random_coprime(rng, denominator, 1, denominator - 1), denominator)


def _is_short(denominator: int, base: int) -> bool:
    for _ in range(_LONGEST):
        denominator //= gcd(denominator, base)
    return any((base**period - 1) % denominator == 0 for period in range(1, _LONGEST + 1))


def _numeral(value: Fraction | int, base: int) -> str:
    whole, before, period = expansion(Fraction(value), base)
    start, block = ("".join(DIGITS[d] for d in part) for part in (before, period))
    point = "." if start or block else ""
    return to_base(whole, base) + point + start + (f"({block})" if block else "")
