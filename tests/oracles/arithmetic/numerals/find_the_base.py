"""Judge by place values; for up to two letters every choice of bases is tried, to see that there is no other."""

from itertools import product
from typing import Any

LEVELS = range(1, 11)
DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def confirm(instance: Any, answer: dict[str, int]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    fault = _fault(instance, answer)
    if not fault and len(instance.letters) <= 2:
        choices = product(range(2, 37), repeat=len(instance.letters))
        fits = [c for c in choices if not _fault(instance, dict(zip(instance.letters, c, strict=True)))]
        assert len(fits) == 1
    return fault


def near_misses(instance: Any, answer: dict[str, int]) -> list[dict[str, int]]:
    """One base changed."""
    return [answer | {k: n + step} for k, n in answer.items() for step in (1, -1) if 2 <= n + step <= 36]


def _fault(instance: Any, bases: dict[str, int]) -> str:
    for sign, numerals in instance.equations:
        values = []
        for numeral, letter in numerals:
            places = [DIGITS.index(digit) for digit in reversed(numeral)]
            if max(places) >= bases[letter]:
                return "a digit is too large"
            values.append(sum(digit * bases[letter] ** k for k, digit in enumerate(places)))
        a, b, c = values
        if c != (a + b if sign == "+" else a * b):
            return "an equation does not hold"
    return ""
