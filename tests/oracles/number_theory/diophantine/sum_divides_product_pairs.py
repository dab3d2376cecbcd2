"""Judge by the greatest common divisor g: a = g x and b = g y, and the condition says which g are allowed for x, y."""

from math import gcd
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    low, high = instance.low, instance.high
    count = 0
    for y in range(2, high + 1):
        for x in range(1, y):
            if gcd(x, y) == 1 and high // y * x >= low:
                divisor = _value(instance.divisor, x, y)
                step = divisor // gcd(divisor, instance.factor * _value(instance.dividend, x, y))
                least = -(-low // x)
                count += max(0, high // y // step - (least - 1) // step)
    return "" if answer == count else f"there are {count} pairs"


def _value(form: str, a: int, b: int) -> int:
    """The dividends have a degree one above that of their divisors."""
    values = {"a + b": a + b, "b - a": b - a, "ab": a * b, "a^2 + b^2": a**2 + b**2, "(a^2 + b^2)": a**2 + b**2}
    longer = {"a^2 + ab + b^2": a**2 + a * b + b**2, "(a^3 + b^3)": a**3 + b**3, "ab(a + b)": a * b * (a + b)}
    return (values | longer)[form]
