"""Read the printed formula and the answer by Horner's rule in exact pairs of integers, the formula by its signs."""

import re
from typing import Any

LEVELS = range(1, 11)
Pair = tuple[int, int]


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if not re.fullmatch("1[01]*|0", answer):
        return "not a numeral"
    wanted, value = _formula(instance), _horner(answer)
    return "" if value == wanted else f"the value is {value}, not {wanted}"


def near_misses(instance: Any, answer: str) -> list[str]:
    """The last digit changed, the digits backwards, a zero in front."""
    wrong = [answer[:-1] + str(1 - int(answer[-1])), "0" + answer, answer[::-1]]
    return [text for text in wrong if text != answer]


def _formula(instance: Any) -> Pair:
    text = instance.formula
    if len(instance.operands) == 1:
        real, imaginary = 0, 0
        for term in re.findall(r"[+-]?\d*i?", text.replace(" ", "")):
            if term.endswith("i"):
                imaginary = int(term[:-1] + ("1" if term[:-1] in ("", "+", "-") else ""))
            elif term:
                real = int(term)
        return real, imaginary
    real, imaginary = 0, 0
    for term in text.split(" + "):
        a, b = 1, 0
        for factor in term.split(" × "):
            c, d = _horner(factor)
            a, b = a * c - b * d, a * d + b * c
        real, imaginary = real + a, imaginary + b
    return real, imaginary


def _horner(digits: str) -> Pair:
    a, b = 0, 0
    for digit in digits:
        a, b = -a - b + int(digit), a - b
    return a, b
