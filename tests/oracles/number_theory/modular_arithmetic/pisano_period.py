"""Judge by running the sequence until it returns, or, where that is long, by powers of its matrix."""

from math import gcd
from typing import Any

from sympy import factorint

LEVELS = range(1, 11)
LONGEST = 20_000


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if answer < 1:
        return "not positive"
    m = instance.modulus
    assert gcd(instance.q, m) == 1
    u, v = 0, 1
    for k in range(1, LONGEST):
        u, v = v, (instance.p * v - instance.q * u) % m
        if u == 0 and (instance.rank or v == 1 % m):
            return "" if answer == k else f"it returns at {k}"
    if not _returns(instance, answer):
        return "it does not return there"
    # the returns are the multiples of the first one
    return "it returns earlier" if any(_returns(instance, answer // f) for f in factorint(answer)) else ""


def near_misses(instance: Any, answer: int) -> list[int]:
    """A later return, and numbers next to the first one."""
    return [2 * answer, answer + 1, answer - 1]


def _returns(instance: Any, k: int) -> bool:
    m, p, q = instance.modulus, instance.p, instance.q
    result, square = ((1, 0), (0, 1)), ((p, -q), (1, 0))
    while k:
        if k & 1:
            result = _product(result, square, m)
        square = _product(square, square, m)
        k >>= 1
    return result[1][0] == 0 and (instance.rank or result[1][1] % m == 1 % m == result[0][0] % m)


def _product(a: Any, b: Any, m: int) -> Any:
    return tuple(tuple(sum(a[i][k] * b[k][j] for k in (0, 1)) % m for j in (0, 1)) for i in (0, 1))
