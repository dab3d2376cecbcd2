"""Judge by the decimal module in a context of the machine's precision, on the formula as it is printed."""

import ast
from decimal import ROUND_HALF_EVEN, Context, Decimal
from fractions import Fraction
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Fraction) -> str:
    """Say what is wrong with `answer`, or nothing."""
    source = instance.formula.replace("×", "*").replace("÷", "/")
    context = Context(prec=instance.digits, rounding=ROUND_HALF_EVEN)
    value = _value(ast.parse(source, mode="eval").body, source, context)
    return "" if Fraction(value) == answer else f"the machine shows {value}"


def near_misses(instance: Any, answer: Fraction) -> list[Fraction]:
    """The value without rounding on the way, where it differs and ends, and the value one thousandth larger."""
    source = instance.formula.replace("×", "*").replace("÷", "/")
    exact = Fraction(_value(ast.parse(source, mode="eval").body, source, Context(prec=30)))
    return [answer * Fraction(1001, 1000), -answer, *([exact] if exact != answer else [])]


def _value(node: ast.AST, source: str, context: Context) -> Decimal:
    if isinstance(node, ast.BinOp):
        left, right = _value(node.left, source, context), _value(node.right, source, context)
        steps = {ast.Add: context.add, ast.Sub: context.subtract, ast.Mult: context.multiply, ast.Div: context.divide}
        return steps[type(node.op)](left, right)
    assert isinstance(node, ast.Constant)
    return Decimal(ast.get_source_segment(source, node) or "")
