"""Judge by Python's own value of the printed formula at all ends, and by points within that must not lie outside."""

import ast
import operator
import re
from fractions import Fraction
from itertools import islice, product
from random import Random
from typing import Any

LEVELS = range(1, 11)
_OPERATORS = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.Div: operator.truediv,
    ast.Pow: operator.pow,
}


def confirm(instance: Any, answer: tuple[Fraction, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    names = [name for name, _, _ in instance.measured]
    text = re.sub(r"\\frac\{([^{}]*)\}\{([^{}]*)\}", r"((\1)/(\2))", instance.formula)
    tree = ast.parse(text.replace(r"\cdot", "*").replace("^", "**"), mode="eval").body
    ranges = []
    for _, shown, unit in instance.measured:
        middle, half = Fraction(shown), Fraction(unit) / 2
        ranges.append((middle - half, middle + half))
    corners = [_value(tree, dict(zip(names, corner, strict=True))) for corner in islice(product(*ranges), 600)]
    rng = Random(1)
    for _ in range(40):
        point = {
            n: low + (high - low) * Fraction(rng.randint(0, 8), 8) for n, (low, high) in zip(names, ranges, strict=True)
        }
        assert min(corners) <= _value(tree, point) <= max(corners)
    return "" if answer == (min(corners), max(corners)) else f"expected {min(corners)} and {max(corners)}"


def near_misses(instance: Any, answer: tuple[Fraction, ...]) -> list[tuple[Fraction, ...]]:
    """Both in the wrong order, and one of them moved."""
    low, high = answer
    return [(high, low), (low, low), (low - Fraction(1, 100), high)]


def _value(node: ast.AST, values: dict[str, Fraction]) -> Any:
    if isinstance(node, ast.BinOp):
        return _OPERATORS[type(node.op)](_value(node.left, values), _value(node.right, values))
    if isinstance(node, ast.Name):
        return values[node.id]
    assert isinstance(node, ast.Constant)
    return Fraction(int(node.value))  # type: ignore[arg-type]
