"""Judge by comparing the numbers pair by pair with a comparator that reads the printed lines."""

from functools import cmp_to_key
from math import prod
from typing import Any

from sympy import divisors, isprime

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""

    def compare(a: int, b: int) -> int:
        if instance.exceptions and isprime(a) != isprime(b):
            return -1 if isprime(a) else 1
        tens = [str(n).endswith("0") for n in (a, b)]
        if instance.exceptions > 1 and tens[0] != tens[1]:
            return 1 if tens[0] else -1
        for text, _, down in instance.lines:
            x, y = _value(text, a), _value(text, b)
            if x != y:
                return -1 if (x > y) == down else 1
        return a - b

    right = sorted(instance.numbers, key=cmp_to_key(compare))
    return "" if list(answer) == right else f"the order is {right}"


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The reversed order, and two neighbours exchanged."""
    return [answer[::-1], (answer[1], answer[0], *answer[2:])]


def _value(text: str, n: int) -> int:
    digits = [int(digit) for digit in str(n)]
    if text.startswith("the remainder"):
        return n - n // int(text.split()[-1]) * int(text.split()[-1])
    return int(
        {
            "how many odd digits it has": lambda: len([d for d in digits if d in (1, 3, 5, 7, 9)]),
            "its largest digit": lambda: sorted(digits)[-1],
            "how many positive divisors it has": lambda: len(divisors(n)),
            "its last digit": lambda: digits[-1],
            "the sum of its digits": lambda: sum(digits),
            "the product of its digits other than 0": lambda: prod(filter(None, digits)),
            "the number read backwards, zeros in front dropped": lambda: int("".join(map(str, digits[::-1]))),
        }[text]()
    )
