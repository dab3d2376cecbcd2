"""Judge by sympy's reduced totient, by the orders of all units where n is small, and by trying smaller exponents."""

from math import gcd
from typing import Any

from sympy import factorint, n_order, reduced_totient

LEVELS = range(1, 11)


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n = instance.n
    least = int(reduced_totient(n))
    units = [a for a in range(1, min(n, 300)) if gcd(a, n) == 1]
    assert all(pow(a, least, n) == 1 for a in units)
    if n <= 300:
        assert all(least // f == 0 or any(pow(a, least // f, n) != 1 for a in units) for f in factorint(least))
        assert all(least % n_order(a, n) == 0 for a in units if a > 1)
    return "" if answer == least else f"the least exponent is {least}"


def near_misses(instance: Any, answer: int) -> list[int]:
    """Twice the exponent, half of it, and one more."""
    return [2 * answer, answer // 2, answer + 1]
