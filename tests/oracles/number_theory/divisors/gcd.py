"""Judge by the prime factors that sympy finds in the printed numbers, and by Euclid's algorithm in `math`."""

import math
import re
from typing import Any

from sympy import factorint

LEVELS = range(1, 11)


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    numbers = [_read(text) for text in instance.numbers]
    greatest = math.gcd(*numbers)
    exponents = [factorint(greatest)] if max(numbers) > 10**12 else [factorint(number) for number in numbers]
    shared = math.prod(p ** min(e.get(p, 0) for e in exponents) for p in exponents[0])
    assert shared == greatest
    return "" if answer == greatest else f"the greatest common divisor is {greatest}"


def near_misses(instance: Any, answer: int) -> list[int]:
    """A smaller common divisor, 1, a multiple, the negative."""
    least = min(factorint(answer))
    return [answer // least, answer * 2, -answer]


def _read(text: str) -> int:
    """Evaluate ``n``, ``n!``, ``a^n - 1`` or a product of powers."""
    if text.endswith("!"):
        return math.factorial(int(text[:-1]))
    if difference := re.fullmatch(r"(\d+)\^(\d+) - 1", text):
        return int(difference[1]) ** int(difference[2]) - 1
    powers = (part.partition("^") for part in text.split(" × "))
    return math.prod(int(base) ** int(exponent or 1) for base, _, exponent in powers)
