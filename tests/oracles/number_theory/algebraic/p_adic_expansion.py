"""Judge by dividing digit by digit, and for square roots by trying every next digit."""

from fractions import Fraction
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    p, k, x, y = instance.p, instance.k, instance.first, instance.second
    if instance.unit:
        x = Fraction(_root(p, k, x, instance.unit))
    value = {"": x, "+": x + y, "-": x - y, "×": x * y}[instance.operator]
    right = _digits(value, p, k)
    return "" if answer == right else f"the digits are {right}"


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The digits of the opposite number, or the order turned round."""
    value = sum(digit * instance.p**i for i, digit in enumerate(answer))
    wrong = [_digits(Fraction(-value), instance.p, instance.k), answer[::-1]]
    return [digits for digits in wrong if digits != answer]


def _root(p: int, k: int, x: Fraction, unit: int) -> int:
    root = unit
    for i in range(1, k):
        steps = (root + digit * p**i for digit in range(p))
        (root,) = (s for s in steps if (s * s * x.denominator - x.numerator) % p ** (i + 1) == 0)
    return root


def _digits(value: Fraction, p: int, k: int) -> tuple[int, ...]:
    found = []
    for _ in range(k):
        digit = next(d for d in range(p) if (value - d).numerator % p == 0)
        found.append(digit)
        value = (value - digit) / p
    return tuple(found)
