"""Recover some numbers from the greatest common divisors of all pairs of them.

Answer: the numbers in any order; they are unique.
Harder: more and larger numbers with many common factors.
Skills: arithmetic, deduction
Source: original; the table of divisors was a problem of the Codeforces round 323 in 2015.
Small: level 1 hides two numbers up to 40.
"""

from __future__ import annotations

from collections import Counter
from math import gcd
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Multiset
from bootcamp.verifiers.base import Format

Numbers = tuple[int, ...]


class GcdTableRecovery(Task["GcdTableRecovery.Params", "GcdTableRecovery.Instance", Numbers]):
    version = 1
    small_levels = (1,)

    class Params(task.Params):
        size: int = knob("how many numbers are hidden", levels=(2, 3, 4, 5, 6, 7, 8, 9, 11, 13), ge=2, le=16)
        largest: int = knob(
            "a bound on the numbers",
            levels=(40, 60, 150, 300, 1000, 3000, 10**4, 3 * 10**4, 10**5, 3 * 10**5),
            ge=20,
            le=10**12,
        )

    class Instance(task.Instance):
        size: int
        divisors: Numbers

    answer = Multiset(Integer(low=1))
    prompt = Prompt(
        en=r"""
        There are {{ size }} hidden positive integers, some of which may be equal. For every ordered pair of them, the
        pairs of each integer with itself included, the greatest common divisor was written down.
        In mixed order, these {{ divisors | length }} numbers are:

        {{ divisors | comma }}

        Find the hidden integers.
        """,
        zh=r"""
        有 {{ size }} 个未知的正整数，其中可以有相等的。对它们组成的每个有序数对（包括每个数与它自己组成的数对），
        写下这一对数的最大公约数。把这 {{ divisors | length }} 个数打乱顺序，得到：

        {{ divisors | comma }}

        求这些未知的整数。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Numbers]:
        numbers = sorted((_draw_smooth(params, rng) for _ in range(params.size)), reverse=True)
        divisors = [gcd(a, b) for a in numbers for b in numbers]
        rng.shuffle(divisors)
        return self.Instance(size=params.size, divisors=tuple(divisors)), tuple(numbers)

    def key(self, instance: Instance) -> object:
        return sorted(instance.divisors)

    def format(self, instance: Instance) -> Format[Numbers]:
        return Multiset(Integer(low=1), size=instance.size)

    def solve(self, instance: Instance) -> Numbers:
        """The largest number left over is hidden; take away its divisors with those found before."""
        left = Counter(instance.divisors)
        numbers: list[int] = []
        while len(numbers) < instance.size:
            largest = max(left.elements())
            left.subtract({largest: 1})
            for number in numbers:
                left.subtract({gcd(largest, number): 2})
            left = +left
            numbers.append(largest)
        return tuple(numbers)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        left, lines, found = Counter(instance.divisors), [], list[int]()
        for number in self.solve(instance):
            counts = sorted(left.items(), reverse=True)
            lines.append(" ".join(f"{value}({count})" if count > 1 else str(value) for value, count in counts))
            lines.append(f"{number}: -1")
            if len(found) == instance.size - 1:
                break
            left[number] -= 1
            for other in found:
                chain = [other, number]
                while chain[-1]:
                    chain.append(chain[-2] % chain[-1])
                lines.append(f"gcd {', '.join(map(str, chain))}; {chain[-2]}: -2")
                left[chain[-2]] -= 2
            left = +left
            found.append(number)
        return "\n".join(lines)


def _draw_smooth(params: GcdTableRecovery.Params, rng: Random) -> int:
    """Multiply primes up to 7 to a number of any size, so that many divisors are larger than some of the numbers."""
    limit = params.largest // 2 ** rng.randint(0, params.size // 2)
    n = 1
    while n * 2 <= limit:
        n *= rng.choice([p for p in (2, 3, 5, 7) if n * p <= limit])
    return n
