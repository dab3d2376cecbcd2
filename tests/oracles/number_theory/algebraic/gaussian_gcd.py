"""Judge by complex arithmetic: the quotients are ring numbers, and no number of larger norm divides everything."""

from math import gcd
from typing import Any

from sympy import divisors

LEVELS = range(1, 8)


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if not any(answer) or not _divides(instance, answer):
        return "not a common divisor"
    t, n = instance.trace, instance.unit
    own = _norm(instance, answer)
    common = gcd(*(_norm(instance, number) for number in instance.numbers))
    for size in divisors(common):
        if size <= own:
            continue
        # a^2 + t a b + n b^2 = size, so b^2 (4n - t^2) <= 4 size
        for b in range(int((4 * size / (4 * n - t * t)) ** 0.5) + 2):
            root = (t * b) ** 2 - 4 * (n * b * b - size)
            if root < 0:
                continue
            side = round(root**0.5)
            if side * side != root:
                continue
            for twice in (-t * b + side, -t * b - side):
                if twice % 2 == 0 and _divides(instance, (twice // 2, b)):
                    return f"{twice // 2}, {b} is a greater one"
    return ""


def others(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Unit multiples."""
    a, b = answer
    found: list[tuple[int, ...]] = [(-a, -b)]
    if (instance.trace, instance.unit) == (0, 1):
        found += [(-b, a), (b, -a)]
    if instance.trace == -1:
        found += [(-b, a - b), (b - a, -a)]
    return found


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """A proper divisor, a multiple, and the parts exchanged."""
    a, b = answer
    return [near for near in [(1, 0), (2 * a, 2 * b), (b, a), (0, 0), (a, -b)] if confirm(instance, near)]


def _norm(instance: Any, x: tuple[int, ...]) -> int:
    return x[0] ** 2 + instance.trace * x[0] * x[1] + instance.unit * x[1] ** 2


def _divides(instance: Any, d: tuple[int, ...]) -> bool:
    """Solve d * (u + v w) = x for u and v by Cramer's rule."""
    t, n = instance.trace, instance.unit
    (a, b), size = d, _norm(instance, d)
    for x, y in instance.numbers:
        u = x * (a + t * b) + n * b * y
        v = a * y - b * x
        if u % size or v % size:
            return False
    return True
