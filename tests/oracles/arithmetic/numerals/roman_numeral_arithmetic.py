"""Judge by reading the printed formula: numerals by a table of signs, precedence by splitting the text."""

import re
from fractions import Fraction
from typing import Any

LEVELS = range(1, 11)
VALUES = {"I": 1, "V": 5, "X": 10, "L": 50, "C": 100, "D": 500, "M": 1000}
STANDARD = re.compile(r"M{0,3}(CM|CD|D?C{0,3})(XC|XL|L?X{0,3})(IX|IV|V?I{0,3})")


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if not STANDARD.fullmatch(answer):
        return "not a numeral in standard form"
    value = _value(instance.formula)
    return "" if value == _roman(answer) else f"the value is {value}"


def near_misses(instance: Any, answer: str) -> list[str]:
    """One more, the numeral backwards, and the numeral twice."""
    wrong = [answer + "I", answer[::-1], answer * 2]
    return [text for text in wrong if text != answer]


def _roman(numeral: str) -> int:
    values = [VALUES[sign] for sign in numeral]
    return sum(-v if any(w > v for w in values[i + 1 :]) else v for i, v in enumerate(values))


def _value(text: str) -> Fraction:
    """Evaluate innermost brackets first, products before sums, from left to right."""
    text = re.sub(r"[IVXLCDM]+", lambda numeral: str(_roman(numeral[0])), text)
    while "(" in text:
        text = re.sub(r"\(([^()]*)\)", lambda part: str(_flat(part[1])), text)
    return _flat(text)


def _flat(text: str) -> Fraction:
    tokens = text.split()
    total, sign, product = Fraction(0), "+", Fraction(tokens[0])
    for operator, number in zip(tokens[1::2], tokens[2::2], strict=True):
        if operator in "×÷":
            product = product * Fraction(number) if operator == "×" else product / Fraction(number)
        else:
            total, sign, product = (total + product if sign == "+" else total - product), operator, Fraction(number)
    return total + product if sign == "+" else total - product
