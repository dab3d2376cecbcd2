"""Judge by multiplying sums of single bits over the Fermat powers, and small numbers by the definition with mex."""

import re
from functools import cache
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    value = _value(re.findall(r"\d+|\S", instance.shown))
    if instance.unknown:
        a, b = instance.unknown
        return "" if _product(a, answer) ^ b == value else "the equation fails"
    return "" if answer == value else f"the value is {value}"


def near_misses(instance: Any, answer: int) -> list[int]:
    """A number that differs in one bit."""
    return [answer ^ 1]


def _value(tokens: list[str]) -> int:
    def operand() -> int:
        head = tokens.pop(0)
        if head != "(":
            return int(head)
        value = infix()
        tokens.pop(0)
        return value

    def infix() -> int:
        first = operand()
        if tokens and tokens[0] in "⊕⊗":
            sign, second = tokens.pop(0), operand()
            return first ^ second if sign == "⊕" else _product(first, second)
        return first

    return infix()


def _product(a: int, b: int) -> int:
    return _by_mex(a, b) if max(a, b) < 16 else _by_bits(a, b)


def _by_bits(a: int, b: int) -> int:
    total = 0
    for i in range(16):
        for j in range(16):
            if a >> i & 1 and b >> j & 1:
                total ^= _bits(i, j)
    return total


@cache
def _by_mex(a: int, b: int) -> int:
    found = {_by_mex(x, b) ^ _by_mex(a, y) ^ _by_mex(x, y) for x in range(a) for y in range(b)}
    return next(n for n in range(len(found) + 1) if n not in found)


@cache
def _bits(i: int, j: int) -> int:
    """Multiply 2^i and 2^j; the binary places of i and j name the Fermat powers in them."""
    both, either = i & j, i ^ j
    if not both:
        return 1 << either
    place = next(step for step in (8, 4, 2, 1) if both & step)
    return _by_bits(_bits(i ^ place, j ^ place), (1 << place) ^ (1 << (place - 1)))
