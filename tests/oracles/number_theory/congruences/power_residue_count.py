"""Judge by the orders of the unit groups, and by trying every x where the modulus is small."""

from math import gcd, prod
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    k, a = instance.exponent, instance.residue
    count = prod(_roots(k, a, p, e) for p, e in instance.factors)
    n = prod(p**e for p, e in instance.factors)
    if n <= 20_000:
        assert count == sum(pow(x, k, n) == a for x in range(n))
    return "" if answer == count else f"there are {count} roots"


def _roots(k: int, a: int, p: int, e: int) -> int:
    a %= p**e
    if a == 0:
        return int(p ** (e - (e + k - 1) // k))
    t = 0
    while a % p == 0:
        a, t = a // p, t + 1
    return int(p ** (t - t // k)) * _unit_roots(k, a, p, e - t) if t % k == 0 else 0


def _unit_roots(k: int, a: int, p: int, e: int) -> int:
    q = p**e
    if p == 2 and e >= 3:
        if k % 2:
            return 1
        d = gcd(k, 2 ** (e - 2))
        return 2 * d if a % 4 == 1 and pow(a, 2 ** (e - 2) // d, q) == 1 else 0
    phi = q // p * (p - 1)
    d = gcd(k, phi)
    return d if pow(a, phi // d, q) == 1 else 0
