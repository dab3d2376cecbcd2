"""Judge by adding up where the numbers are few, else by the multiplicative formulas, prime power by prime power."""

from fractions import Fraction
from math import gcd, lcm, prod
from typing import Any

from sympy import factorint

LEVELS = range(1, 11)


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n, k = instance.n, instance.power
    if instance.kind == "pairs":
        right = sum(gcd(i, j) for i in range(1, instance.m + 1) for j in range(1, n + 1))
    elif n > 2000:
        right = _gcd_formula(n, k) if instance.kind == "gcd" else _lcm_formula(n)
    else:
        right = sum(gcd(i, n) ** k if instance.kind == "gcd" else lcm(i, n) for i in range(1, n + 1))
    return "" if answer == right else f"the sum is {right}"


def near_misses(instance: Any, answer: int) -> list[int]:
    """The sum without the last number, and a neighbour."""
    return [answer - instance.n**instance.power, answer + 1]


def _gcd_formula(n: int, k: int) -> int:
    """Pillai: for n = p^e there are p^(e-i) - p^(e-i-1) numbers with gcd p^i, and one with gcd p^e."""
    factors = factorint(n).items()
    return prod(sum(p ** (k * i) * (p - 1) * p ** (e - i - 1) for i in range(e)) + p ** (k * e) for p, e in factors)


def _lcm_formula(n: int) -> int:
    """n/2 * (1 + product of (p^(2e+1) + 1)/(p + 1))."""
    parts = prod(Fraction(p ** (2 * e + 1) + 1, p + 1) for p, e in factorint(n).items())
    return int(Fraction(n, 2) * (1 + parts))
