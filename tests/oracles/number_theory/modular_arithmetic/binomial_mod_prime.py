"""Judge by the binomial coefficient itself, and for primes by Lucas's theorem."""

from math import comb, prod
from typing import Any

from sympy import isprime

LEVELS = range(1, 7)


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n, k, m = instance.n, instance.k, instance.modulus
    residue = comb(n, k) % m
    if isprime(m):
        pairs = []
        while n:
            pairs.append((n % m, k % m))
            n, k = n // m, k // m
        assert residue == prod(comb(a, b) for a, b in pairs) % m
    return "" if answer == residue else f"the remainder is {residue}"


def near_misses(instance: Any, answer: int) -> list[int]:
    """One more, and a number that is congruent but too large or negative."""
    return [answer + 1, answer + instance.modulus, answer - instance.modulus]
