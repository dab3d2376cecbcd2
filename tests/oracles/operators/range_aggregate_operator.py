"""Judge by listing the numbers of each range and reading the printed expression from the inside out."""

import re
from typing import Any

from sympy import divisor_count, isprime

LEVELS = range(1, 11)


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    meanings = {form[2]: text for form, text, _ in instance.definitions}

    def value(found: re.Match[str]) -> str:
        a, sign, b = found.groups()
        return str(_value(meanings[sign], int(a.strip("()")), int(b.strip("()"))))

    text, flat = instance.shown, re.compile(r"(-?\d+|\(-\d+\)) ([^-\d\s()]) (-?\d+|\(-\d+\))")
    nested = re.compile(rf"\({flat.pattern}\)")
    while nested.search(text):
        text = nested.sub(value, text)
    right = int(flat.sub(value, text))
    return "" if answer == right else f"the value is {right}"


def near_misses(instance: Any, answer: int) -> list[int]:
    """The next numbers."""
    return [answer + 1, answer - 1]


def _value(meaning: str, a: int, b: int) -> int:
    low, high = sorted((a, b))
    numbers = [low + i for i in range(high - low + 1)]
    texts = [str(n).lstrip("-") for n in numbers]
    sums = [sum(map(int, text)) for text in texts]
    values: dict[str, Any] = {
        "how many primes": lambda: len([n for n in numbers if n > 1 and isprime(n)]),
        "how many multiples": lambda: high // 3 - (low - 1) // 3,
        "the sum of all digits": lambda: sum(sums),
        "the sum of the even": lambda: sum(n for n in numbers if not n & 1),
        "how many numbers in the range contain": lambda: sum("7" in text for text in texts),
        "how many numbers in the range have an odd": lambda: sum(s & 1 for s in sums),
        "the product": lambda: a * b - (low + high) * len(numbers) // 2,
        "the numbers": lambda: sum(numbers[::2]) - sum(numbers[1::2]),
        "how many positive numbers": lambda: sum(n > 0 and divisor_count(n) == 4 for n in numbers),
        "the sum of the squares": lambda: sum(n**2 for n in numbers if n & 1),
    }
    return int(next(function for start, function in values.items() if meaning.startswith(start))())
