"""Judge by Python's parser; list the values of all parts of up to five numbers to find other equations."""

import ast
import operator
import re
from fractions import Fraction
from itertools import combinations
from typing import Any

from bootcamp.verifiers import Equation

LEVELS = range(1, 11)
OPERATORS = {ast.Add: operator.add, ast.Sub: operator.sub, ast.Mult: operator.mul, ast.Div: operator.truediv}
_EXHAUSTIVE = 5


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    sides = [tree.text for tree in answer]
    used = [int(number) for side in sides for number in re.findall(r"\d+", side)]
    if sorted(used) != sorted(instance.numbers):
        return "other numbers"
    if not set(re.sub(r"[\d()]", "", "".join(sides))) <= set(instance.operators):
        return "an operator is not allowed"
    left, right = (_value(ast.parse(side, mode="eval").body) for side in sides)
    return "" if left == right else f"{left} is not {right}"


def others(instance: Any, answer: Any) -> list[Any]:
    """The sides exchanged, and equations found by trying all of them."""
    found = [(answer[1], answer[0])]
    if len(instance.numbers) <= _EXHAUSTIVE:
        places = tuple(range(len(instance.numbers)))
        for size in range(1, len(places) // 2 + 1):
            for part in combinations(places, size):
                left = _values(instance, part)
                right = _values(instance, tuple(i for i in places if i not in part))
                common = sorted(left.keys() & right.keys())
                found += [Equation().parse(f"{left[value]}={right[value]}") for value in common[:1]]
    return found


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """A trivial equation, both sides the same, and one side with a number more."""
    texts = (f"{answer[0].text}={answer[0].text}", "1=1", f"{answer[0].text}+1={answer[1].text}+1")
    return [Equation().parse(text) for text in texts]


def _values(instance: Any, part: tuple[int, ...]) -> dict[Fraction, str]:
    """Give an expression for every value of the numbers at some places."""
    if len(part) == 1:
        return {Fraction(instance.numbers[part[0]]): str(instance.numbers[part[0]])}
    found: dict[Fraction, str] = {}
    for size in range(1, len(part)):
        for chosen in combinations(part, size):
            rest = _values(instance, tuple(i for i in part if i not in chosen))
            for a, x in _values(instance, chosen).items():
                for b, y in rest.items():
                    made = {"+": a + b, "-": a - b, "*": a * b} | ({"/": a / b} if b else {})
                    for sign in instance.operators:
                        if sign in made:
                            found.setdefault(made[sign], f"({x}){sign}({y})")
    return found


def _value(node: ast.AST) -> Fraction:
    if isinstance(node, ast.BinOp):
        return Fraction(OPERATORS[type(node.op)](_value(node.left), _value(node.right)))
    assert isinstance(node, ast.Constant)
    return Fraction(str(node.value))
