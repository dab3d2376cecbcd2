"""Find the smallest number that is multiplied by moving its last digits to the front.

Answer: a numeral in the base asked; it is unique.
Harder: other bases, several digits moved, ratios that are no integers, longer numerals.
Skills: algebra, arithmetic
Source: original; F. J. Dyson's and M. Gardner's puzzle of 105263157894736842; the name is C. A. Pickover's, 2000.
Small: levels 1 and 2 move one digit in base ten.
"""

from __future__ import annotations

from math import gcd
from random import Random

from bootcamp import task
from bootcamp.lib.numbers import digits, to_base
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer
from bootcamp.verifiers.base import Format

DRAWS = 20
LONGEST = 80
"""A bound on the digits that stay in place."""


class ParasiticNumber(Task["ParasiticNumber.Params", "ParasiticNumber.Instance", int]):
    version = 1
    small_levels = (1, 2)

    class Params(task.Params):
        largest_base: int = knob(
            "the largest base; 10 for base 10 only", levels=(10, 10, 16, 16, 16, 16, 16, 16, 16, 16), ge=10, le=16
        )
        top: int = knob(
            "a bound on the numerator of the ratio", levels=(10, 10, 20, 20, 20, 20, 20, 20, 20, 20), ge=2, le=30
        )
        bottom: int = knob(
            "a bound on the denominator of the ratio", levels=(5, 5, 12, 12, 12, 12, 12, 12, 12, 12), ge=1, le=15
        )
        moved: int = knob("the most digits moved", levels=(1, 1, 3, 3, 4, 4, 4, 4, 4, 4), ge=1, le=5)
        low: int = knob("the fewest digits of the number", levels=(2, 3, 4, 5, 6, 8, 10, 14, 20, 28), ge=2, le=80)
        high: int = knob("the most digits of the number", levels=(4, 8, 14, 18, 22, 26, 32, 40, 50, 60), ge=4, le=100)

    class Instance(task.Instance):
        base: int
        top: int
        bottom: int
        moved: int
        last: int

        @property
        def ratio(self) -> str:
            return f"{self.top}/{self.bottom}" if self.bottom > 1 else str(self.top)

        @property
        def last_digit(self) -> str:
            return to_base(self.last, self.base)

    answer = Integer(low=1)
    prompt = Prompt(
        en=r"""
        A positive integer is written in base {{ base }}
        {%- if base > 10 %} (with the letters A, B, ... for digits above 9){% endif %} without zeros in front.
        Its last digit is {{ last_digit }}.
        If its last {{ "digit is" if moved == 1 else "%d digits are" % moved }} moved to the front of the others
        {{- ", in the same order" if moved > 1 }}, the resulting numeral does not begin with 0 either, and its value is
        exactly {{ ratio }} times the integer.

        What is the smallest such integer with more than {{ moved }} digit{{ "s" if moved > 1 }}?
        Give its numeral in base {{ base }}.
        """,
        zh=r"""
        一个正整数写成 {{ base }} 进制数
        {%- if base > 10 %}（大于 9 的数字用字母 A、B……表示）{% endif %}，前面不添零，末位数字是 {{ last_digit }}。
        把它末尾的 {{ moved }} 位数字{{ "按原来的顺序" if moved > 1 }}移到其余各位数字的前面，
        所得的数首位也不是 0，而且它的值恰好是原数的 {{ ratio }} 倍。

        位数多于 {{ moved }} 位的这样的正整数中，最小的是哪个？请用 {{ base }} 进制写出。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        for _ in range(DRAWS):
            base = 10 if params.largest_base == 10 else rng.randint(6, params.largest_base)
            top, bottom = rng.randint(1, params.top), rng.randint(1, params.bottom)
            moved, last = rng.randint(1, params.moved), rng.randrange(base)
            if top == bottom or gcd(top, bottom) > 1:
                continue
            instance = self.Instance(base=base, top=top, bottom=bottom, moved=moved, last=last)
            number = self.solve(instance)
            if params.low <= len(digits(number, base)) <= params.high:
                return instance, number
        raise task.Retry

    def format(self, instance: Instance) -> Format[int]:
        return Integer(low=1, base=instance.base)

    def solve(self, instance: Instance) -> int:
        """Write the number as rest*base^moved + end: then rest*divisor = end*factor. Give 0 if none is short enough."""
        base, top, bottom = instance.base, instance.top, instance.bottom
        shift: int = base**instance.moved
        divisor = top * shift - bottom
        for length in range(1, LONGEST if divisor > 0 else 1):
            factor = bottom * base**length - top
            step = divisor // gcd(factor, divisor)
            for end in range(-(-shift // base // step) * step, shift, step):
                rest: int = end * factor // divisor
                if end % base == instance.last and base ** (length - 1) <= rest < base**length:
                    return rest * shift + end
        return 0
