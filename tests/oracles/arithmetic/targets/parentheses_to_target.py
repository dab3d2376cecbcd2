"""Judge by Python's parser; list the values of all bracketings of up to seven numbers, interval by interval."""

import ast
import operator
import re
from fractions import Fraction
from typing import Any

from bootcamp.verifiers import Expression

LEVELS = range(1, 11)
OPERATORS = {ast.Add: operator.add, ast.Sub: operator.sub, ast.Mult: operator.mul, ast.Div: operator.truediv}
_EXHAUSTIVE = 7


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if len(instance.numbers) <= _EXHAUSTIVE and instance.target not in _values(instance, 0, len(instance.numbers)):
        return "no bracketing has the value"
    if re.findall(r"\d+|[-+*/]", answer.text) != instance.tokens:
        return "other numbers or operators"
    value = _value(ast.parse(answer.text, mode="eval").body)
    return "" if value == instance.target else f"the value is {value}"


def others(instance: Any, answer: Any) -> list[Any]:
    """The bracketing that the list of all values holds."""
    if len(instance.numbers) > _EXHAUSTIVE:
        return []
    return [Expression().parse(_values(instance, 0, len(instance.numbers))[instance.target])]


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """No parentheses at all, half of the expression, the value alone, and the expression plus zero."""
    bare = "".join(instance.tokens)
    texts = [answer.text + "+0", str(abs(instance.target.numerator))]
    return [answer.left, *map(Expression().parse, texts), *_parsed(bare)]


def _parsed(text: str) -> list[Any]:
    try:
        return [Expression().parse(text)]
    except ValueError:  # it divides by zero
        return []


def _values(instance: Any, start: int, end: int) -> dict[Fraction, str]:
    """Give a fully bracketed text for each value of the numbers from `start` to before `end`."""
    if end - start == 1:
        return {Fraction(instance.numbers[start]): str(instance.numbers[start])}
    found: dict[Fraction, str] = {}
    for cut in range(start + 1, end):
        sign = instance.operators[cut - 1]
        for a, x in _values(instance, start, cut).items():
            for b, y in _values(instance, cut, end).items():
                if sign != "/" or b:
                    value = {"+": a + b, "-": a - b, "*": a * b}[sign] if sign != "/" else a / b
                    found[value] = f"({x}){sign}({y})"
    return found


def _value(node: ast.AST) -> Fraction:
    if isinstance(node, ast.BinOp):
        return Fraction(OPERATORS[type(node.op)](_value(node.left), _value(node.right)))
    assert isinstance(node, ast.Constant)
    return Fraction(str(node.value))
