"""Judge by reading the printed numerals with factorials as place values."""

import re
from math import factorial
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if not answer or not answer[0]:
        return "zeros in front"
    if any(not 0 <= digit <= place for place, digit in enumerate(reversed(answer), 1)):
        return "a digit is out of range"
    value = 0
    for sign, factor, numeral in re.findall(r"([+-]?) ?(?:(\d+) × )?(\d+(?::\d+)*)", instance.formula):
        number = _value([int(digit) for digit in numeral.split(":")]) if ":" in numeral else int(numeral)
        value += (-1 if sign == "-" else 1) * int(factor or 1) * number
    return "" if value == _value(answer) else f"the value is {value}"


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """A zero in front or at the end, a digit too large, and the digits backwards."""
    wrong = [(0, *answer), (*answer, 0), (*answer[:-1], answer[-1] + 2), answer[::-1]]
    return [digits for digits in wrong if digits != answer]


def _value(digits: Any) -> int:
    return sum(digit * factorial(place) for place, digit in enumerate(reversed(digits), 1))
