"""Expressions whose numbers are written as numerals of any kind, and how they are drawn."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import count
from random import Random

from bootcamp import task
from bootcamp.lib import arithmetic
from bootcamp.lib.arithmetic import Binary, Expression, Negative, evaluate, number
from bootcamp.lib.prompts import bracketed


def written(expression: Expression, numerals: Sequence[str]) -> str:
    """Write an expression with these numerals in the place of its numbers, from left to right.

    >>> written(Binary("*", number(5), Binary("-", number(9), number(-2))), ["V", "IX", "T1"])
    'V × (IX - T1)'
    """
    places = count()

    def numbered(part: Expression) -> Expression:
        if isinstance(part, Binary):
            return Binary(part.operator, numbered(part.left), numbered(part.right))
        return Negative(numbered(part.operand)) if isinstance(part, Negative) else number(next(places))

    text = arithmetic.plain(numbered(expression), {"*": "×", "/": "÷"})
    return re.sub(r"\d+", lambda place: numerals[int(place[0])], text)


def draw(rng: Random, operands: int, operators: str, low: int, high: int) -> Expression:
    """Draw an expression of integers whose values, parts included, lie from `low` to `high`; no number is the value."""
    for _ in range(100):
        value = rng.randint(low, high)
        expression = arithmetic.expression_for(rng, value, operands - 1, operators, max(-low, high))
        values = [evaluate(part) for part in arithmetic.subexpressions(expression)]
        if min(values) >= low and max(values) <= high and value not in arithmetic.leaves(expression):
            return expression
    raise task.Retry


def reading(values: Sequence[int], bases: Sequence[int]) -> str:
    """Write how digits, the highest first, give a number; `bases` has for each place what the next one is worth.

    >>> reading([1, 0, -1], [3] * 3)
    '1, 3 × 1 + 0 = 3, 3 × 3 - 1 = 8'
    """
    n, *rest = values
    steps = [str(n)]
    for digit, base in zip(rest, bases[-2::-1], strict=True):
        shown = f"{bracketed(base)} × {bracketed(n)} {'-' if digit < 0 else '+'} {abs(digit)}"
        n = base * n + digit
        steps.append(f"{shown} = {n}")
    return ", ".join(steps)


def writing(n: int, values: Sequence[int], bases: Sequence[int]) -> list[str]:
    """Write the divisions that give the digits of a number, the lowest first.

    >>> writing(8, [1, 0, -1], [3] * 3)
    ['8 = 3 × 3 - 1', '3 = 3 × 1 + 0', '1 = 3 × 0 + 1']
    """
    lines = []
    for digit, base in zip(reversed(values), bases, strict=True):
        rest = (n - digit) // base
        lines.append(f"{n} = {bracketed(base)} × {bracketed(rest)} {'-' if digit < 0 else '+'} {abs(digit)}")
        n = rest
    return lines
