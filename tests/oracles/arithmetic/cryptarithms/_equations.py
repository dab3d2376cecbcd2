"""Equations as text, read by Python's own grammar."""

import ast
import re
from fractions import Fraction
from typing import Any


def text_of(answer: Any) -> str:
    """Write both sides of an answer."""
    return "=".join(side.text for side in answer)


def fault(text: str) -> str:
    """Say what is wrong with an equation, or nothing."""
    if any(len(number) > 1 and number[0] == "0" for number in re.findall(r"\d+", text)):
        return "zero in front"
    left, right = (ast.parse(side, mode="eval").body for side in text.split("="))
    try:
        return "" if _value(left) == _value(right) else "it is false"
    except ZeroDivisionError:
        return "a division by zero"


def _value(node: ast.AST) -> Fraction:
    if isinstance(node, ast.BinOp):
        a, b = _value(node.left), _value(node.right)
        if isinstance(node.op, ast.Div):
            return a / b
        return a + b if isinstance(node.op, ast.Add) else a - b if isinstance(node.op, ast.Sub) else a * b
    assert isinstance(node, ast.Constant)
    assert isinstance(node.value, int)
    return Fraction(node.value)
