"""Judge by column addition, digit by digit, of the numbers in the printed line."""

import re
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    columns: dict[int, int] = {}
    for outer, inner, digits in re.findall(r"([+-]?) ?\(?(-?)(\d+)\)?", instance.formula):
        sign = (-1 if outer == "-" else 1) * (-1 if inner else 1)
        for place, digit in enumerate(reversed(digits)):
            columns[place] = columns.get(place, 0) + sign * int(digit)
    value = sum(total * 10**place for place, total in columns.items())
    return "" if value == answer else f"the value is {value}"


def near_misses(instance: Any, answer: int) -> list[int]:
    """One carry off, and the wrong sign."""
    return [answer + 10, answer - 1, *([-answer] if answer else [])]
