"""Judge by Python's own parser and exact fractions: the value p/q of the whole expression, where q is invertible."""

import ast
from math import gcd
from typing import Any

LEVELS = range(1, 11)
Pair = tuple[int, int]


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    top, bottom = _value(ast.parse(instance.expression.replace("×", "*"), mode="eval").body)
    assert gcd(bottom, instance.modulus) == 1
    right = top * pow(bottom, -1, instance.modulus) % instance.modulus
    return "" if answer == right else f"the value is {right}"


def near_misses(instance: Any, answer: int) -> list[int]:
    """Other representatives and other residues."""
    m = instance.modulus
    return [answer + m, answer - m, (answer + 1) % m]


def _value(node: ast.expr) -> Pair:
    if isinstance(node, ast.Constant):
        return int(str(node.value)), 1
    assert isinstance(node, ast.BinOp)
    (a, b), (c, d) = _value(node.left), _value(node.right)
    if isinstance(node.op, ast.Add):
        return a * d + b * c, b * d
    if isinstance(node.op, ast.Sub):
        return a * d - b * c, b * d
    return (a * c, b * d) if isinstance(node.op, ast.Mult) else (a * d, b * c)
