"""Formulas as prompts print them, read with Python's own grammar and computed node by node."""

import ast
import math
import operator
import re
from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any

BINARY: dict[type[ast.operator], Callable[[Any, Any], Any]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.Div: lambda a, b: (Fraction(a) if isinstance(a, int) else a) / b,
    ast.Mod: operator.mod,
    ast.Pow: operator.pow,
}
FUNCTIONS: dict[str, Callable[..., Any]] = {"max": max, "min": min, "abs": abs, "gcd": math.gcd, "floor": math.floor}


def tree(text: str) -> ast.expr:
    """Read a formula with the signs ``× ÷ ² | mod``, floors, and the invented sign # for ``functions["#"]``."""
    text = re.sub(r"⌊([^⌊⌋]*)⌋", r"floor(\1)", re.sub(r"\|([^|]*)\|", r"abs(\1)", text))
    for sign, python in (("×", "*"), ("÷", "/"), ("²", "**2"), (" mod ", " % "), ("#", "@")):
        text = text.replace(sign, python)
    return ast.parse(text, mode="eval").body


def value(node: ast.expr, names: Mapping[str, Any], functions: Mapping[str, Callable[..., Any]] = FUNCTIONS) -> Any:
    """Compute a formula; `names` gives its letters."""
    if isinstance(node, ast.BinOp):
        operation = BINARY.get(type(node.op)) or functions["#"]
        return operation(value(node.left, names, functions), value(node.right, names, functions))
    if isinstance(node, ast.UnaryOp):
        return -value(node.operand, names, functions)
    if isinstance(node, ast.Call):
        assert isinstance(node.func, ast.Name)
        return functions[node.func.id](*(value(part, names, functions) for part in node.args))
    if isinstance(node, ast.Name):
        return names[node.id]
    assert isinstance(node, ast.Constant)
    return node.value


def bracketed(tokens: list[str], signs: Mapping[str, Callable[..., Any]], operand: Callable[[str], Any]) -> Any:
    """Compute an expression of invented signs, before or between operands, with brackets around all that is inside."""
    result = _operand(tokens, signs, operand)
    if tokens and tokens[0] in signs:
        return signs[tokens.pop(0)](result, _operand(tokens, signs, operand))
    return result


def _operand(tokens: list[str], signs: Mapping[str, Callable[..., Any]], operand: Callable[[str], Any]) -> Any:
    token = tokens.pop(0)
    if token in signs:
        return signs[token](_operand(tokens, signs, operand))
    if token != "(":
        return operand(token)
    result = bracketed(tokens, signs, operand)
    assert tokens.pop(0) == ")"
    return result
