"""Judge by sympy; prove by merging fractions in pairs, in every way, that hands of up to four can be solved."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations
from typing import Any

import sympy

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if len(instance.numbers) <= 4 and not _solvable([Fraction(n) for n in instance.numbers], instance.target):
        return "the hand has no solution"
    if Counter(answer.literals()) != Counter(instance.numbers):
        return f"the numbers are {answer.literals()}, not {instance.numbers}"
    value = _value(answer)
    return "" if value == instance.target else f"the value is {value}"


def others(instance: Any, answer: Any) -> Iterator[Any]:
    """The operands of sums and products the other way round."""
    tree = type(answer)
    if tree.__name__ == "Binary" and answer.operator in "+*":
        yield tree(answer.operator, answer.right, answer.left)


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """One number left out, one number used twice, another operator at the root."""
    tree = type(answer)
    yield answer.left
    yield tree("+", tree("-", answer, answer), answer)
    yield tree("-" if answer.operator != "-" else "+", answer.left, answer.right)


def _solvable(numbers: list[Fraction], target: int) -> bool:
    if len(numbers) == 1:
        return numbers[0] == target
    for i, j in combinations(range(len(numbers)), 2):
        rest = [number for place, number in enumerate(numbers) if place not in (i, j)]
        a, b = numbers[i], numbers[j]
        merged = {a + b, a - b, b - a, a * b} | {x / y for x, y in ((a, b), (b, a)) if y}
        if any(_solvable([*rest, value], target) for value in merged):
            return True
    return False


def _value(tree: Any) -> sympy.Rational:
    if not tree.children:
        return sympy.Integer(tree.number)
    left, right = map(_value, tree.children)
    quotient = left / right if right else sympy.zoo
    return {"+": left + right, "-": left - right, "*": left * right, "/": quotient}[tree.operator]
