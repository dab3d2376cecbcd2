"""Judge by a small recursive reader of the text; list all values of up to four copies to find other answers."""

from __future__ import annotations

import re
from fractions import Fraction
from functools import cache
from math import factorial, isqrt
from typing import Any

from bootcamp.verifiers import Expression

LEVELS = range(1, 11)
_EXHAUSTIVE = 4


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    digits = re.sub(r"\D", "", answer.text)
    if digits != str(instance.digit) * instance.copies:
        return "other digits, or another number of them"
    tokens = re.findall(r"\d+|sqrt|[-+*/^!()]", answer.text)
    if not {token for token in tokens if not token.isdigit()} <= {*instance.signs, "(", ")"}:
        return "an operator is not allowed"
    try:
        value = _Reader(tokens).sum()
    except ArithmeticError as fault:
        return str(fault)
    return "" if value == instance.target else f"the value is {value}"


def others(instance: Any, answer: Any) -> list[Any]:
    """The expression that a list of all values with the four operations holds."""
    if instance.copies > _EXHAUSTIVE:
        return []
    text = _values(instance.digit, instance.copies, instance.signs).get(Fraction(instance.target))
    return [Expression().parse(text)] if text else []


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The target itself, one copy more that changes nothing, and one copy less."""
    d = instance.digit
    texts = (str(instance.target), f"{answer.text}+{d}-{d}", f"({answer.text})*{d}/{d}", f"{d}+{d}")
    return [Expression(operators=("+", "-", "*", "/", *instance.signs)).parse(text) for text in texts]


class _Reader:
    """Evaluate tokens by the rules of the prompt."""

    def __init__(self, tokens: list[str]) -> None:
        self.tokens = tokens

    def next(self) -> str:
        return self.tokens[0] if self.tokens else ""

    def sum(self) -> Fraction:
        value = self.product()
        while self.next() in ("+", "-"):
            value += self.product() if self.tokens.pop(0) == "+" else -self.product()
        return value

    def product(self) -> Fraction:
        value = self.power()
        while self.next() in ("*", "/"):
            value = value * self.power() if self.tokens.pop(0) == "*" else value / self.power()
        return value

    def power(self) -> Fraction:
        base = self.postfix()
        if self.next() != "^":
            return base
        self.tokens.pop(0)
        exponent = self.power()
        if exponent.denominator > 1 or (abs(base) not in (0, 1) and abs(exponent) > 4000):
            raise ArithmeticError("a power is not allowed")
        return Fraction(base**exponent)

    def postfix(self) -> Fraction:
        value = self.atom()
        while self.next() == "!":
            self.tokens.pop(0)
            if value.denominator > 1 or not 0 <= value <= 10:
                raise ArithmeticError("a factorial is not allowed")
            value = Fraction(factorial(int(value)))
        return value

    def atom(self) -> Fraction:
        token = self.tokens.pop(0)
        if token.isdigit():
            return Fraction(int(token))
        root = token == "sqrt"
        if root:
            self.tokens.pop(0)
        value = self.sum()
        self.tokens.pop(0)
        if not root:
            return value
        found = Fraction(isqrt(max(value.numerator, 0)), isqrt(value.denominator))
        if found * found != value:
            raise ArithmeticError("a root is not rational")
        return found


@cache
def _values(digit: int, copies: int, signs: tuple[str, ...]) -> dict[Fraction, str]:
    found = {Fraction(str(digit) * copies): str(digit) * copies}
    for cut in range(1, copies):
        for a, x in _values(digit, cut, signs).items():
            for b, y in _values(digit, copies - cut, signs).items():
                made = {"+": a + b, "-": a - b, "*": a * b} | ({"/": a / b} if b else {})
                for sign in made.keys() & set(signs):
                    found.setdefault(made[sign], f"({x}){sign}({y})")
    return found
