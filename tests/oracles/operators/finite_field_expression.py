"""Judge by reading the printed expression, with products reduced by hand and quotients found by linear algebra."""

import re
from typing import Any

from sympy import GF, Poly, invert, symbols

LEVELS = range(1, 8)
T = symbols("t")


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    field = GF(instance.p)
    modulus = Poly(instance.modulus[::-1], T, domain=field)
    names = {x: Poly(e[::-1], T, domain=field) for x, e in zip("ABCDEF", instance.elements, strict=False)}

    def power(a: Any, n: int) -> Any:
        if n == 0:
            return Poly(1, T, domain=field)
        half = power(a, n // 2)
        return (half * half * (a if n % 2 else 1)).rem(modulus)

    def total(tokens: list[str]) -> Any:
        value = product(tokens)
        while tokens and tokens[0] in "+-":
            value = value + product(tokens) if tokens.pop(0) == "+" else value - product(tokens)
        return value

    def product(tokens: list[str]) -> Any:
        value = factor(tokens)
        while tokens and tokens[0] in "×/":
            sign, other = tokens.pop(0), factor(tokens)
            value = (value * (other if sign == "×" else Poly(invert(other, modulus), T, domain=field))).rem(modulus)
        return value

    def factor(tokens: list[str]) -> Any:
        head = tokens.pop(0)
        if head == "(":
            value = total(tokens)
            tokens.pop(0)
        else:
            value = names[head]
        if tokens and tokens[0] == "^":
            tokens.pop(0)
            value = power(value, int(tokens.pop(0)))
        return value

    value = total(re.findall(r"\d+|\S", instance.shown)).rem(modulus)
    right = [int(c) % instance.p for c in value.all_coeffs()[::-1]]
    right += [0] * (instance.degree - len(right))
    return "" if list(answer) == right else f"the element is {right}"


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The constant term one off, and the highest coefficient first."""
    return [((answer[0] + 1) % instance.p, *answer[1:]), *([answer[::-1]] if answer[::-1] != answer else [])]
