"""Judge by dividing the whole number again and again where it is small, else by carries and by counting multiples."""

from math import comb, factorial, prod
from typing import Any

from sympy.ntheory.modular import crt

LEVELS = range(1, 11)


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    kind, p, values = instance.kind, instance.p, instance.values
    if kind == "sum" or (max(values) <= 1500 and kind != "difference"):
        exponent = _divisions(_value(kind, values), p)
    elif kind == "difference":
        exponent = _by_lifting(values[0], values[1], values[2], p)
    elif kind == "binomial":
        exponent = _carries(values[1], values[0] - values[1], p)
    elif kind == "progression":
        exponent = _in_progression(values[0], values[1], values[2], p)
    else:
        n, k, m = (*values, 0, 0)[:3]
        # Legendre: v(n!) = (n - digit sum of n) / (p - 1)
        exponent = (n - _digit_sum(n, p)) // (p - 1) - m * ((k - _digit_sum(k, p)) // (p - 1))
    return "" if answer == exponent else f"the exponent is {exponent}"


def near_misses(instance: Any, answer: int) -> list[int]:
    """One off, and twice as much."""
    return [answer + 1, answer - 1, 2 * answer + 1]


def _value(kind: str, values: tuple[int, ...]) -> int:
    if kind == "factorial":
        return factorial(values[0])
    if kind == "quotient":
        return factorial(values[0]) // factorial(values[1]) ** values[2]
    if kind == "binomial":
        return comb(*values)
    if kind == "sum":
        return comb(*values[:2]) + comb(*values[2:])
    first, step, last = values
    return prod(first + i * step for i in range(last + 1))


def _divisions(n: int, p: int) -> int:
    count = 0
    while n % p == 0:
        n, count = n // p, count + 1
    return count


def _by_lifting(a: int, b: int, n: int, p: int) -> int:
    """Lifting the exponent, from the least power at which p divides the difference."""
    order = next(d for d in range(1, p) if (a**d - b**d) % p == 0)
    if n % order:
        return 0
    if p == 2 and n % 2 == 0:
        return _divisions(a - b, 2) + _divisions(a + b, 2) + _divisions(n, 2) - 1
    return _divisions(a**order - b**order, p) + _divisions(n // order, p)


def _carries(a: int, b: int, p: int) -> int:
    """Kummer: count the carries when a and b are added in base p."""
    count = carry = 0
    while a or b or carry:
        carry = (a % p + b % p + carry) >= p
        count += carry
        a, b = a // p, b // p
    return count


def _in_progression(first: int, step: int, last: int, p: int) -> int:
    """Add up, for each power of p, the terms it divides: those equal to one number modulo step times the power."""
    count, q, end = 0, p, first + last * step
    while q <= end:
        residue, modulus = map(int, crt([step, q], [first % step, 0]))
        count += (end - residue) // modulus - (first - 1 - residue) // modulus
        q *= p
    return count


def _digit_sum(n: int, p: int) -> int:
    return n % p + _digit_sum(n // p, p) if n else 0
