"""Write a number as a sum of at most three palindromes.

Answer: the palindromes in any order; many answers are right.
Harder: longer numbers, other bases.
Skills: arithmetic, search
Source: original; J. Cilleruelo, F. Luca and L. Baxter, Every positive integer is a sum of three palindromes, 2018.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.numbers import digits, from_digits, is_palindrome, random_digits, to_base
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Multiset
from bootcamp.verifiers.base import Format

Numbers = tuple[int, ...]

_DRAWS = 100


class ThreePalindromes(Task["ThreePalindromes.Params", "ThreePalindromes.Instance", Numbers]):
    version = 1

    class Params(task.Params):
        length: int = knob("how many digits the number has", levels=(3, 4, 5, 6, 7, 8, 10, 12, 16, 20), ge=3, le=40)
        largest_base: int = knob(
            "the largest base; 10 for base 10 only", levels=(10, 10, 10, 10, 12, 12, 14, 16, 16, 16), ge=10, le=16
        )

    class Instance(task.Instance):
        n: int
        base: int

        @property
        def numeral(self) -> str:
            return to_base(self.n, self.base)

    answer = Multiset(Integer(low=0))
    prompt = Prompt(
        en=r"""
        {% if base == 10 %}
        Write {{ numeral }} as a sum of at most three palindromes: numbers whose digits read the same from both ends.
        {% else %}
        The number N is written {{ numeral }} in base {{ base }}
        {%- if base > 10 %} (digits above 9 are the letters from A on){% endif %}. Write N as a sum of at most three
        palindromes: numbers whose digits in base {{ base }} read the same from both ends.
        {% endif %}
        They may be equal, and numbers of one digit are palindromes. A palindrome is written without zeros in front.
        Any such sum counts.
        """,
        zh=r"""
        {% if base == 10 %}
        把 {{ numeral }} 写成至多三个回文数之和。回文数是指各位数字从左往右读与从右往左读都一样的数。
        {% else %}
        数 N 的 {{ base }} 进制写法为 {{ numeral }}
        {%- if base > 10 %}（大于 9 的数字依次用字母 A、B、C……表示）{% endif %}。把 N 写成至多三个回文数之和。
        回文数是指 {{ base }} 进制各位数字从左往右读与从右往左读都一样的数。
        {% endif %}
        这些数可以相同，一位数也是回文数；回文数前面不能添零。任意一种写法都算对。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Numbers]:
        base = 10 if params.largest_base == 10 or rng.random() < 0.4 else rng.randint(5, params.largest_base)
        for _ in range(_DRAWS):
            first = params.length - rng.randint(0, 1)
            lengths = [first, rng.randint(1, first), rng.randint(1, first)]
            palindromes = tuple(_draw_palindrome(length, base, rng) for length in lengths)
            n = sum(palindromes)
            if len(digits(n, base)) != params.length or is_palindrome(n, base):
                continue
            rest = n
            for _ in range(3):
                rest -= _below(rest, base)
            if rest or params.length < 5:  # else it is enough to take the largest palindrome three times
                return self.Instance(n=n, base=base), palindromes
        raise task.Retry

    def format(self, instance: Instance) -> Format[Numbers]:
        return Multiset(Integer(low=0, base=instance.base))

    def check(self, instance: Instance, answer: Numbers) -> str:
        if not 1 <= len(answer) <= 3:
            return f"there are {len(answer)} numbers, not one to three"
        bad = [to_base(n, instance.base) for n in answer if not is_palindrome(n, instance.base)]
        if bad:
            return f"{bad[0]} is not a palindrome"
        total = sum(answer)
        return "" if total == instance.n else f"the sum is {to_base(total, instance.base)}"


def _below(n: int, base: int) -> int:
    """Find the largest palindrome up to n."""
    length = len(digits(n, base))
    half = n // base ** (length // 2)
    for head in (half, half - 1):
        front = digits(head, base)
        palindrome = from_digits(front + front[::-1][length % 2 :], base)
        if palindrome <= n and 2 * len(front) - length % 2 == length and (head or length == 1):
            return palindrome
    return int(base ** (length - 1)) - 1


def _draw_palindrome(length: int, base: int, rng: Random) -> int:
    half = digits(random_digits(rng, (length + 1) // 2, base), base)
    return from_digits(half + half[::-1][length % 2 :], base)
