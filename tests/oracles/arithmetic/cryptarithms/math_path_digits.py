"""Judge by Python's parser; try all fillings of up to four missing digits for others and near misses."""

import ast
import re
from collections.abc import Iterator
from fractions import Fraction
from itertools import islice, product
from typing import Any

from bootcamp.verifiers import Equation

LEVELS = range(1, 11)
_EXHAUSTIVE = 4


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    return _fault(instance, f"{answer[0].text}={answer[1].text}")


def others(instance: Any, answer: Any) -> list[Any]:
    """Other fillings that make the equation true."""
    return [Equation().parse(text) for text in islice(_fillings(instance), 20000) if not _fault(instance, text)][:3]


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Fillings that do not hold, and a true equation of other numbers."""
    wrong = (text for text in _fillings(instance) if "/0" not in text and _fault(instance, text))
    return [*map(Equation().parse, islice(wrong, 3)), Equation().parse("1+1=2"), (answer[1], answer[0])]


def _fillings(instance: Any) -> Iterator[str]:
    parts = instance.template.split("?")
    if len(parts) > _EXHAUSTIVE + 1:
        return
    for digits in product("0123456789", repeat=len(parts) - 1):
        yield "".join(part + digit for part, digit in zip(parts, [*digits, ""], strict=True))


def _fault(instance: Any, text: str) -> str:
    pattern = re.escape(instance.template).replace(r"\?", "[0-9]")
    if not re.fullmatch(pattern, text):
        return "not a filling"
    if re.search(r"(?<!\d)0\d", text):
        return "a zero in front"
    left, right = text.split("=")
    value = _value(ast.parse(left, mode="eval").body)
    if value is None:
        return "a division is not exact"
    return "" if value == int(right) else "not equal"


def _value(node: ast.AST) -> int | None:
    """Give the value in whole numbers, or None where a division leaves a remainder."""
    if isinstance(node, ast.Constant):
        return int(str(node.value))
    assert isinstance(node, ast.BinOp)
    left, right = _value(node.left), _value(node.right)
    if left is None or right is None:
        return None
    if isinstance(node.op, ast.Div):
        exact = right != 0 and Fraction(left, right).denominator == 1
        return left // right if exact else None
    sums = {ast.Add: left + right, ast.Sub: left - right, ast.Mult: left * right}
    return sums[type(node.op)]
