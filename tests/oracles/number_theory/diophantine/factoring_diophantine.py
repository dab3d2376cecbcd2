"""Judge by trying every x in the range that the equation allows, from its printed text."""

import re
from fractions import Fraction
from functools import cache
from math import isqrt
from typing import Any

LEVELS = range(1, 10)


def confirm(instance: Any, answer: tuple[tuple[int, ...], ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    right = _pairs(instance.equation)
    return "" if answer == right else f"the solutions are {right}"


def near_misses(instance: Any, answer: tuple[tuple[int, ...], ...]) -> list[Any]:
    """A pair left out, the order turned round, x for y, negative numbers."""
    wrong = [tuple((-x, -y) for x, y in answer), (*answer, (0, 0))]
    if len(answer) > 1:
        wrong += [answer[1:], answer[::-1]]
    return wrong


@cache
def _pairs(equation: str) -> tuple[tuple[int, ...], ...]:
    left, right = equation.split(" = ")
    if left == "x^2 - y^2":
        n = int(right)
        squares = ((x, x * x - n) for x in range(1, (n + 1) // 2 + 1))
        return tuple((x, isqrt(s)) for x, s in squares if s > 0 and isqrt(s) ** 2 == s)
    if "/" in left:
        n, m = map(int, re.findall(r"(\d+)/", left))
        k = Fraction(right)
        a, b, c, d = k.numerator, -m * k.denominator, -n * k.denominator, 0
    else:
        a, b, c = (_coefficient(left, name) for name in ("xy", "x", "y"))
        d = int(right)
    found = []
    for x in range(1, abs(a * d + b * c) + abs(c) + 1):
        # (a*x + c)*y = d - b*x
        if a * x + c and (d - b * x) % (a * x + c) == 0 and (d - b * x) // (a * x + c) > 0:
            found.append((x, (d - b * x) // (a * x + c)))
    return tuple(found)


def _coefficient(text: str, name: str) -> int:
    sign, size = re.findall(rf"(^|[+-] )(\d*){name}\b", text)[0]
    return int(size or 1) * (-1 if sign.startswith("-") else 1)
