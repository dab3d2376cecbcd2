"""Expressions whose numbers are written as numerals of any kind, and how they are drawn."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import count
from random import Random

from bootcamp import task
from bootcamp.lib import arithmetic
from bootcamp.lib.arithmetic import Binary, Expression, Negative, evaluate, number


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
