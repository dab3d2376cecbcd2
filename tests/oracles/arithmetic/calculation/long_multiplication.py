"""Judge by school multiplication on lists of digits, and by casting out 9, 11 and 101."""

import re
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    product, negative = [1], False
    for sign, digits in re.findall(r"(-?)(\d+)", instance.formula):
        product = _times(product, [int(digit) for digit in reversed(digits)])
        negative ^= bool(sign)
    value = int("".join(map(str, reversed(product)))) * (-1 if negative else 1)
    for modulus in (9, 11, 101):
        residue = 1
        for factor in instance.factors:
            residue = residue * (factor % modulus) % modulus
        assert value % modulus == residue
    return "" if value == answer else f"the product is {value}"


def near_misses(instance: Any, answer: int) -> list[int]:
    """One carry off, the wrong sign, one place too many."""
    return [answer + 10, -answer, answer * 10]


def _times(a: list[int], b: list[int]) -> list[int]:
    """Multiply numbers given by their digits, lowest place first."""
    result = [0] * (len(a) + len(b))
    for i, x in enumerate(a):
        carry = 0
        for j, y in enumerate(b):
            carry, result[i + j] = divmod(result[i + j] + x * y + carry, 10)
        result[i + len(b)] += carry
    return result
