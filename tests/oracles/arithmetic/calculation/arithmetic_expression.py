"""Judge by Python's parser, whose powers and unary minus follow the rules of the prompt; the tree is walked."""

import ast
import operator
from fractions import Fraction
from typing import Any

LEVELS = range(1, 11)
OPERATORS = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.Div: operator.truediv,
    ast.Pow: operator.pow,
}


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    text = instance.formula.replace("×", "*").replace("÷", "/").replace("^", "**")
    value = _value(ast.parse(text, mode="eval").body)
    return "" if value == answer else f"the value is {value}"


def near_misses(instance: Any, answer: int) -> list[int]:
    """One off, and the wrong sign."""
    return [answer + 1, -answer]


def _value(node: ast.AST) -> Fraction:
    if isinstance(node, ast.BinOp):
        value = Fraction(OPERATORS[type(node.op)](_value(node.left), _value(node.right)))
        assert value.denominator == 1
        return value
    if isinstance(node, ast.UnaryOp):
        return -_value(node.operand)
    assert isinstance(node, ast.Constant)
    assert isinstance(node.value, int)
    return Fraction(node.value)
