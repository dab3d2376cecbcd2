"""Judge by following the money in integers over a common scale; a start is least if one less does not suffice."""

from fractions import Fraction
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if instance.start is not None:
        left = _left(instance, instance.start)
        return "" if left == answer else f"{left} is left"
    if _left(instance, answer) is None:
        return "the money does not suffice"
    smaller = range(answer) if answer < 300 else (answer - 1, answer - 2, answer // 2)
    return "less would suffice" if any(_left(instance, start) is not None for start in smaller) else ""


def near_misses(instance: Any, answer: int) -> list[int]:
    """One more, one less, twice as much."""
    return [answer + 1, answer - 1, 2 * answer]


def _left(instance: Any, money: int) -> int | None:
    """Give the money left, or None if it does not suffice."""
    pays = Fraction(1)
    for unit, desk, paid, _ in instance.stops:
        _, rate, flat = instance.desks[desk]
        value = money * pays
        rest = value - value * rate / 100 - flat
        _, pays, takes = instance.currencies[unit]
        money = rest.numerator * takes.denominator // (rest.denominator * takes.numerator) - paid
        if rest < 0 or money < 0:
            return None
    return money
