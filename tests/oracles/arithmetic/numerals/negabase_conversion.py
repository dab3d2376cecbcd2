"""Judge by reading all numerals by Horner's rule; Python's parser gives the tree of the printed formula."""

import ast
import operator
import re
from typing import Any

LEVELS = range(1, 11)
OPERATORS = {ast.Add: operator.add, ast.Sub: operator.sub, ast.Mult: operator.mul}


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if answer[0] == "0" and answer != "0":
        return "zeros in front"
    if any(int(digit, 36) >= instance.base for digit in answer):
        return "a digit is out of range"
    value = int(instance.formula) if instance.direct else _expression(instance)
    return "" if value == _horner(answer, instance.base) else f"the value is {value}"


def near_misses(instance: Any, answer: str) -> list[str]:
    """A zero in front or at the end, and the digits backwards."""
    return [text for text in ("0" + answer, answer + "0", answer[::-1]) if text != answer]


def _expression(instance: Any) -> int:
    text = instance.formula.replace("×", "*")
    text = re.sub(r"\w+", lambda numeral: f"({_horner(numeral[0], instance.base)})", text)
    return _value(ast.parse(text, mode="eval").body)


def _horner(numeral: str, base: int) -> int:
    value = 0
    for digit in numeral:
        value = -base * value + int(digit, 36)
    return value


def _value(node: ast.AST) -> int:
    if isinstance(node, ast.BinOp):
        return int(OPERATORS[type(node.op)](_value(node.left), _value(node.right)))
    if isinstance(node, ast.UnaryOp):
        return -_value(node.operand)
    assert isinstance(node, ast.Constant)
    assert isinstance(node.value, int)
    return int(node.value)
