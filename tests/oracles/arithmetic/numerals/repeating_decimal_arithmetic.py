"""Judge by reading the formula with the geometric series, and by trying all shorter ways to write the result."""

import ast
import operator
import re
from fractions import Fraction
from typing import Any

LEVELS = range(1, 11)
_OPERATORS = {ast.Add: operator.add, ast.Sub: operator.sub, ast.Mult: operator.mul, ast.Div: operator.truediv}
_NUMERAL = re.compile(r"(\d+)(?:\.(\d*)(?:\((\d+)\))?)?")


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    values: list[Fraction] = []

    def numbered(found: re.Match[str]) -> str:
        values.append(_read(found[0]))
        return str(len(values) - 1)

    plain = _NUMERAL.sub(numbered, instance.formula).replace("×", "*").replace("÷", "/")
    value = _value(ast.parse(plain, mode="eval").body, values)
    if not instance.repeating:
        return "" if answer == value else f"the value is {value}"
    sign, body = ("-", answer[1:]) if answer.startswith("-") else ("", answer)
    if not _NUMERAL.fullmatch(body) or _read(body) != abs(value) or (sign == "-") != (value < 0):
        return "the value differs"
    return "" if body == _shortest(abs(value)) else "it can be written shorter"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The block written twice, one step later, or the sign changed."""
    if not instance.repeating:
        return [answer + 1, -answer]
    head, block = answer[:-1].split("(")
    return [f"{head}({block * 2})", f"{head}{block[0]}({block[1:]}{block[0]})", f"{head}{block}"]


def _read(text: str) -> Fraction:
    whole, before, block = _NUMERAL.fullmatch(text).groups(default="")  # type: ignore[union-attr]
    scale = 10 ** len(before)
    value = Fraction(int(whole + before), scale)
    return value + Fraction(int(block), scale * (10 ** len(block) - 1)) if block else value


def _value(node: ast.AST, values: list[Fraction]) -> Fraction:
    if isinstance(node, ast.BinOp):
        result: Fraction = _OPERATORS[type(node.op)](_value(node.left, values), _value(node.right, values))
        return result
    assert isinstance(node, ast.Constant)
    return values[int(node.value)]  # type: ignore[arg-type]


def _shortest(value: Fraction) -> str:
    """Try places before the block, then lengths of the block, in increasing total length."""
    for total in range(40):
        for length in range(total + 1):
            scaled = value * 10 ** (total - length) * ((10**length - 1) or 1)
            if scaled.denominator == 1:
                before, block = divmod(int(scaled), 10**length - 1) if length else (int(scaled), 0)
                digits = str(before).rjust(total - length + 1, "0")
                whole, places = (digits[: len(digits) - total + length], digits[len(digits) - total + length :])
                return whole + f".{places}" * (total > 0) + f"({block:0{length}d})" * (length > 0)
    raise AssertionError(value)
