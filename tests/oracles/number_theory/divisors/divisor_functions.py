"""Judge by trying every divisor up to the root of n, or by sympy's list, with the conditions put another way."""

from math import gcd, isqrt, lcm
from typing import Any

from sympy import divisor_count, divisor_sigma, divisors

LEVELS = range(1, 11)


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n, power = instance.n, instance.power
    if n <= 10**8:
        small = [d for d in range(1, isqrt(n) + 1) if n % d == 0]
        every = {*small, *(n // d for d in small)}
    else:
        every = set(divisors(n))
    total = sum(d**power for d in every if all(_meets(d, n, *condition) for condition in instance.conditions))
    if not instance.conditions:
        assert total == (divisor_sigma(n, power) if power else divisor_count(n))
    return "" if answer == total else f"the result is {total}"


def near_misses(instance: Any, answer: int) -> list[int]:
    """The result without one divisor, with one too many, and that over all divisors."""
    n, power = instance.n, instance.power
    every = int(divisor_sigma(n, power))
    return [answer - 1, answer + 1, *([every] if every != answer else [])]


def _meets(d: int, n: int, kind: str, m: int) -> bool:
    other = n // d
    return {
        "odd": gcd(d, 2) == 1,
        "square": isqrt(d) * isqrt(d) == d,
        "multiple": gcd(d, m) == m,
        "coprime": lcm(d, m) == d * m,
        "even quotient": n % (2 * d) == 0,
        "below": other * m > n,
    }[kind]
