"""Judge by sympy, which evaluates the printed formula after a small reader of LaTeX has rewritten it."""

import ast
import operator
import re
from fractions import Fraction
from typing import Any

from sympy import Rational

LEVELS = range(1, 11)
OPERATORS = {ast.Add: operator.add, ast.Sub: operator.sub, ast.Mult: operator.mul, ast.Div: operator.truediv}


def confirm(instance: Any, answer: Fraction) -> str:
    """Say what is wrong with `answer`, or nothing."""
    value = _value(ast.parse(_plain(instance.formula), mode="eval").body)
    return "" if value == Rational(answer.numerator, answer.denominator) else f"the value is {value}"


def near_misses(instance: Any, answer: Fraction) -> list[Fraction]:
    """The value with its sign changed, one more, and the inverse."""
    wrong = [-answer, answer + 1] if answer else [answer + 1]
    return [*wrong, 1 / answer] if abs(answer) not in (0, 1) else wrong


def _plain(formula: str) -> str:
    r"""Rewrite \frac from the inside out, mixed numbers as sums."""
    text = formula.replace(r"\times", "*").replace(r"\div", "/")
    while r"\frac" in text:
        text = re.sub(
            r"(\d*)\\frac\{([^{}]*)\}\{([^{}]*)\}",
            lambda part: f"({part[1] or 0} + ({part[2]}) / ({part[3]}))",
            text,
        )
    return text


def _value(node: ast.AST) -> Any:
    if isinstance(node, ast.BinOp):
        return OPERATORS[type(node.op)](_value(node.left), _value(node.right))
    if isinstance(node, ast.UnaryOp):
        return -_value(node.operand)
    assert isinstance(node, ast.Constant)
    return Rational(node.value)
