"""Find the next palindrome, the k-th one after a number, the nearest one, or the next with a given divisor.

Answer: a numeral in the base of the question; it is unique.
Harder: longer numerals, other bases, a later palindrome, a divisor.
Skills: arithmetic, search
Source: original; palindromic numbers are a classic of recreational arithmetic.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import accumulate, islice, takewhile
from math import gcd
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.numbers import digits, from_digits, random_digits, to_base
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer
from bootcamp.verifiers.base import Format


class NextPalindrome(Task["NextPalindrome.Params", "NextPalindrome.Instance", int]):
    version = 1

    class Params(task.Params):
        length: int = knob("how many digits the number has", levels=(3, 4, 5, 5, 6, 7, 8, 10, 14, 18), ge=2, le=30)
        largest_base: int = knob(
            "the largest base; above 10 for any base from 2 on",
            levels=(10, 10, 10, 10, 12, 12, 16, 16, 16, 16),
            ge=10,
            le=16,
        )
        nearest: bool = knob("whether some cases ask for the nearest palindrome", levels=(False, False) + (True,) * 8)
        latest: int = knob(
            "a bound on k, for the k-th palindrome after the number",
            levels=(1, 1, 1, 9, 20, 50, 100, 200, 500, 1000),
            ge=1,
            le=2000,
        )
        largest_divisor: int = knob(
            "a bound on the divisor; 1 for none", levels=(1, 1, 1, 1, 1, 9, 13, 20, 40, 60), ge=1, le=100
        )

    class Instance(task.Instance):
        n: int
        base: int
        nearest: bool
        k: int
        divisor: int

        @property
        def numeral(self) -> str:
            return to_base(self.n, self.base)

    answer = Integer()
    prompt = Prompt(
        en=r"""
        A palindrome is a positive integer whose numeral{{ " in base %d" % base if base != 10 }} reads the same from
        both ends; a numeral does not start with 0.
        {%- if base > 10 %} Digits above 9 are written as the letters from A on.{% endif %}

        Let N {{ "be the number whose numeral in base %d is" % base if base != 10 else "=" }} {{ numeral }}.
        {% if nearest %}
        Find the palindrome nearest to N but different from N; of two equally near ones, give the smaller.
        {%- else %}
        {{ "Find the smallest" if k == 1 else "In increasing order, find the %s" % (k | ordinal) }} palindrome
        greater than N
        {%- if divisor > 1 %} that is divisible by {{ divisor }}{% endif %}
        {{- " (written in base ten here)" if divisor > 1 and base != 10 }}.
        {%- endif %}
        """,
        zh=r"""
        {{ "用 %d 进制书写时，" % base if base != 10 }}从左往右读与从右往左读都一样的正整数称为回文数，首位不能是 0。
        {%- if base > 10 %}大于 9 的数字依次用字母 A、B、C……表示。{% endif %}

        设 N {{ "的 %d 进制写法为" % base if base != 10 else "=" }} {{ numeral }}。
        {% if nearest %}
        求与 N 不同且最接近 N 的回文数；若有两个同样接近，取较小的一个。
        {%- else %}
        {{ "把" if k > 1 else "求" }}大于 N
        {%- if divisor > 1 %} 且能被 {{ divisor }}{{ "（此处为十进制）" if base != 10 else " " }}整除{% endif %}
        {{- "" if divisor > 1 else " " }}的{{ "回文数从小到大排列，求第 %d 个" % k if k > 1 else "最小回文数" }}。
        {%- endif %}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        base = 10 if params.largest_base == 10 or rng.random() < 0.3 else rng.randint(2, params.largest_base)
        nearest = params.nearest and rng.random() < 0.3
        divisor = rng.randint(2, params.largest_divisor) if params.largest_divisor > 1 and rng.random() < 0.5 else 1
        k = rng.randint(1, params.latest if divisor == 1 else min(params.latest, 3))
        if divisor % base == 0:
            raise task.Retry
        k, divisor = (1, 1) if nearest else (k, divisor)
        n = random_digits(rng, params.length, base)
        instance = self.Instance(n=n, base=base, nearest=nearest, k=k, divisor=divisor)
        return instance, self.solve(instance)

    def format(self, instance: Instance) -> Format[int]:
        return Integer(low=1, base=instance.base)

    def solve(self, instance: Instance) -> int:
        above = islice(_palindromes_above(instance.n, instance.base), 20_000)
        fitting = list(islice((p for p in above if p % instance.divisor == 0), instance.k))
        if len(fitting) < instance.k:
            raise task.Retry
        if instance.nearest:
            return min(_palindrome_below(instance.n, instance.base), fitting[0], key=lambda p: abs(p - instance.n))
        return fitting[-1]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        n, base, divisor = instance.n, instance.base, instance.divisor
        length = len(digits(n, base))
        half, place = n // base ** (length // 2), instance.k - 1
        first, found = _mirrored(half, length, base), next(_palindromes_above(n, base))
        shown = {x: to_base(x, base) for x in (n, half, first, found)}
        sign = ">" if first > n else "<" if first < n else "="
        equals = " = " if base == 10 else ": "
        lines = [f"{shown[half]}: {shown[first]} {sign} {shown[n]}"]
        if divisor > 1:
            return "\n".join([*lines, *_tested(instance, self.solve(instance))])
        half += first <= n
        while half + place >= base ** ((length + 1) // 2):
            end = base ** ((length + 1) // 2)
            lines.append(f"{to_base(end, base)} - {to_base(half, base)}{equals}{to_base(end - half, base)}")
            lines.append(
                f"{to_base(place, base)} - {to_base(end - half, base)}{equals}{to_base(place - end + half, base)}"
            )
            place -= end - half
            half, length = base ** (length // 2), length + 1
        if place:
            half += place
            lines.append(f"{to_base(half - place, base)} + {to_base(place, base)}{equals}{to_base(half, base)}")
        if place or first <= n:
            lines.append(f"{to_base(half, base)}: {to_base(_mirrored(half, length, base), base)}")
        if instance.nearest:
            below = _palindrome_below(n, base)
            top = below // base ** (len(digits(below, base)) // 2)
            lines += [f"{to_base(top, base)}: {to_base(below, base)}"] if below != first else []
            lines.append(f"{shown[found]} - {shown[n]}{equals}{to_base(found - n, base)}")
            lines.append(f"{shown[n]} - {to_base(below, base)}{equals}{to_base(n - below, base)}")
        return "\n".join(lines)


def _tested(instance: NextPalindrome.Instance, last: int) -> Iterator[str]:
    """Write the remainders of the first 1, 2, 3, ... digits of each palindrome up to the last one."""
    base, divisor = instance.base, instance.divisor
    common = gcd(base * base, divisor)  # of the last two digits as well, so that many palindromes can be passed over
    if common > 1:
        yield f"gcd({base * base}, {divisor}) = {common}: d1 + {base}·d2 = 0 (mod {common})"
    for palindrome in takewhile(lambda p: p <= last, _palindromes_above(instance.n, base)):
        if palindrome % common:
            continue
        rests = accumulate(digits(palindrome, base), lambda r, d: (r * base + d) % divisor, initial=0)
        yield f"{to_base(palindrome, base)}: {', '.join(map(str, list(rests)[1:]))}"


def _mirrored(half: int, length: int, base: int) -> int:
    """Give the palindrome of a length whose first digits, the middle one included, are those of `half`."""
    values = digits(half, base)
    return from_digits(values + values[::-1][length % 2 :], base)


def _palindromes_above(n: int, base: int) -> Iterator[int]:
    length = len(digits(n, base))
    while True:
        places = (length + 1) // 2
        first = max(base ** (places - 1), n // base ** (length - places))
        mirrored = (_mirrored(half, length, base) for half in range(first, base**places))
        yield from (p for p in mirrored if p > n)
        length += 1


def _palindrome_below(n: int, base: int) -> int:
    """Give the largest palindrome below a number with at least two digits."""
    length = len(digits(n, base))
    places = (length + 1) // 2
    half = n // base ** (length - places)
    same: list[int] = [_mirrored(top, length, base) for top in (half, half - 1) if top >= base ** (places - 1)]
    shorter: int = base ** (length - 1) - 1
    return max(p for p in [*same, shorter] if p < n)
