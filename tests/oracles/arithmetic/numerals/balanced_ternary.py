"""Judge by reading all numerals by Horner's rule; Python's parser gives the tree of the printed formula."""

import ast
import operator
import re
from fractions import Fraction
from typing import Any

LEVELS = range(1, 11)
OPERATORS = {ast.Add: operator.add, ast.Sub: operator.sub, ast.Mult: operator.mul, ast.Div: operator.truediv}


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if len(answer) > 1 and answer[0] == "0":
        return "zeros in front"
    text = instance.formula.replace("×", "*").replace("÷", "/")
    text = re.sub(r"[T01]+", lambda numeral: f"({_horner(numeral[0])})", text)
    value = _value(ast.parse(text, mode="eval").body)
    return "" if value == _horner(answer) else f"the value is {value}"


def near_misses(instance: Any, answer: str) -> list[str]:
    """The negative, a zero in front or at the end."""
    return [answer.translate(str.maketrans("T1", "1T")), "0" + answer, answer + "0"]


def _horner(numeral: str) -> int:
    value = 0
    for digit in numeral:
        value = 3 * value + {"T": -1, "0": 0, "1": 1}[digit]
    return value


def _value(node: ast.AST) -> Fraction:
    if isinstance(node, ast.BinOp):
        return Fraction(OPERATORS[type(node.op)](_value(node.left), _value(node.right)))
    if isinstance(node, ast.UnaryOp):
        return -_value(node.operand)
    assert isinstance(node, ast.Constant)
    assert isinstance(node.value, int)
    return Fraction(node.value)
