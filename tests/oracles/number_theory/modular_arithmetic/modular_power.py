"""Judge by reading the printed expression and squaring again and again, or multiplying step by step."""

import re
from typing import Any

from sympy import mod_inverse

LEVELS = range(1, 11)


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    m = instance.modulus
    total = 0
    for sign, term in re.findall(r"(^| [+-] )((?:[^ ]+)(?: × [^ ]+)*)", instance.expression):
        product = 1
        for factor in term.split(" × "):
            product = product * _power(factor, m) % m
        total += -product if "-" in sign else product
    return "" if answer == total % m else f"the remainder is {total % m}"


def near_misses(instance: Any, answer: int) -> list[int]:
    """Other numbers of the residue class, the negative residue."""
    wrong = [answer + instance.modulus, answer - instance.modulus]
    return [*wrong, instance.modulus - answer] if 2 * answer != instance.modulus else wrong


def _power(text: str, m: int) -> int:
    base, _, exponent = text.partition("^")
    low, _, high = exponent.strip("()").partition("^")
    size = int(low) ** int(high or 1)
    root = int(mod_inverse(int(base), m)) if size < 0 else int(base)
    if abs(size) <= 10**4:
        result = 1
        for _ in range(abs(size)):
            result = result * root % m
        return result
    result = 1
    for bit in f"{abs(size):b}":
        result = result * result % m
        if bit == "1":
            result = result * root % m
    return result
