"""Judge by Python's parser: the printed numerals are read by int(text, base) and the tree is walked."""

import ast
import operator
import re
from fractions import Fraction
from typing import Any

LEVELS = range(1, 11)
OPERATORS = {ast.Add: operator.add, ast.Sub: operator.sub, ast.Mult: operator.mul, ast.Div: operator.truediv}


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""

    def read(numeral: re.Match[str]) -> str:
        text, _, base = numeral[0].partition("_")
        return str(int(text, int(base or instance.bases[0])))

    text = re.sub(r"\w+", read, instance.formula.replace("×", "*").replace("÷", "/"))
    value = _value(ast.parse(text, mode="eval").body)
    return "" if value == answer else f"the value is {value}"


def near_misses(instance: Any, answer: int) -> list[int]:
    """One off, and one place too many."""
    return [answer + 1, -answer, answer * instance.target]


def _value(node: ast.AST) -> Fraction:
    if isinstance(node, ast.BinOp):
        return Fraction(OPERATORS[type(node.op)](_value(node.left), _value(node.right)))
    assert isinstance(node, ast.Constant)
    assert isinstance(node.value, int)
    return Fraction(node.value)
