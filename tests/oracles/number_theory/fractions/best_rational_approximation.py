"""Judge by trying every denominator where they are few, else by walking down the Stern-Brocot tree."""

from decimal import Decimal, localcontext
from fractions import Fraction
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Fraction) -> str:
    """Say what is wrong with `answer`, or nothing."""
    x, most = _target(instance), instance.largest
    below, above = _around(x, most)
    best = min(below, above, key=lambda fraction: (abs(fraction - x), fraction.denominator))
    if most <= 500:
        tried = (Fraction(p, q) for q in range(1, most + 1) for p in (int(x * q), int(x * q) + 1))
        assert best == min(tried, key=lambda fraction: (abs(fraction - x), fraction.denominator))
    return "" if answer == best else f"the nearest fraction is {best}"


def near_misses(instance: Any, answer: Fraction) -> list[Fraction]:
    """The neighbour on the other side, the target, a rounder fraction."""
    x = _target(instance)
    wrong = [fraction for fraction in _around(x, instance.largest) if fraction != answer]
    return wrong if instance.kind == "root" else [*wrong, x]


def _target(instance: Any) -> Fraction:
    if instance.kind != "root":
        return Fraction(instance.shown)
    with localcontext() as context:
        context.prec = 120
        return Fraction(Decimal(instance.shown).sqrt())


def _around(x: Fraction, most: int) -> tuple[Fraction, Fraction]:
    """The nearest fractions below and above, found by mediants, runs of equal turns at once."""
    a, b, c, d = int(x), 1, int(x) + 1, 1
    while b + d <= most:
        if Fraction(a + c, b + d) <= x:
            steps = min((most - b) // d, int((x * b - a) / (c - x * d)))
            a, b = a + steps * c, b + steps * d
        else:
            exact = (c - x * d) / (x * b - a) if x * b != a else Fraction(most)
            steps = min((most - d) // b, int(exact) if exact != int(exact) else max(1, int(exact) - 1))
            c, d = c + steps * a, d + steps * b
    return Fraction(a, b), Fraction(c, d)
