"""Judge by adding up all the terms as the prompt writes them, with 60 digits where there are roots."""

import re
from fractions import Fraction
from math import factorial
from typing import Any

from mpmath import mp, mpf, sqrt, workdps

LEVELS = range(1, 7)


def confirm(instance: Any, answer: Fraction) -> str:
    """Say what is wrong with `answer`, or nothing."""
    indices = range(instance.first, instance.last + 1)
    if instance.kind == "roots":
        with workdps(60):
            value = mp.fsum(_root_term(instance.term, k) for k in indices)
            close = abs(value - mpf(answer.numerator) / answer.denominator) < mpf(10) ** -40
        return "" if close else "the sum differs"
    total = sum((_term(instance.term, k) for k in indices), Fraction(0))
    return "" if answer == total else f"the sum is {total}"


def near_misses(instance: Any, answer: Fraction) -> list[Fraction]:
    """The first term left out, and the sign changed."""
    if instance.kind == "roots":
        return [-answer, answer + 1]
    return [-answer, answer - _term(instance.term, instance.first)]


def _linears(text: str, k: int) -> list[int]:
    """Evaluate the bracketed linear expressions of a text."""
    return [_linear(part, k) for part in re.findall(r"\(([^()]*k[^()]*)\)", text)]


def _linear(text: str, k: int) -> int:
    coefficient, constant = re.fullmatch(r"(\d*)k(?: \+ (\d+))?", text).groups()  # type: ignore[union-attr]
    return int(coefficient or 1) * k + int(constant or 0)


def _term(text: str, k: int) -> Fraction:
    sign = (-1) ** k if text.startswith("(-1)^k") else 1
    text = text.removeprefix("(-1)^k ")
    if r"\cdot k!" in text:
        return Fraction(int(text.split("k")[0].strip() or 1) * k * factorial(k))
    top, bottom = re.fullmatch(r"\\frac\{(.*)\}\{(.*)\}", text).groups()  # type: ignore[union-attr]
    if "!" in bottom:
        return Fraction(int(top.strip(" k") or 1) * k, factorial(k + 1))
    value = Fraction(sign * int(re.split(r"\D", top)[0] or 1))
    for factor in _linears(top, k):
        value *= factor
    for factor in _linears(bottom, k):
        value /= factor ** (2 if "^2" in bottom else 1)
    return value


def _root_term(text: str, k: int) -> Any:
    top, x, y = re.fullmatch(r"\\frac\{(\d+)\}\{\\sqrt\{(.*)\} \+ \\sqrt\{(.*)\}\}", text).groups()  # type: ignore[union-attr]
    return int(top) / (sqrt(mpf(_linear(x, k))) + sqrt(mpf(_linear(y, k))))
