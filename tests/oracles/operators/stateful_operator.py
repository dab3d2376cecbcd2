"""Judge by a recursive evaluator of the printed expression that carries the counter along."""

import ast
import re
from typing import Any

LEVELS = range(1, 11)
CHANGES = {
    "add 1 to t": lambda t: t + 1,
    "subtract 3 from t": lambda t: t - 3,
    "change the sign of t": lambda t: 0 - t,
    "replace t by 10 - t": lambda t: 10 - t,
    "replace t by the remainder of 2 × t modulo 11": lambda t: (t + t) % 11,
    "replace t by the remainder of t × t modulo 13": lambda t: t**2 % 13,
}


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    formulas = {sign: ast.parse(text.replace("×", "*"), mode="eval").body for sign, text, *_ in instance.lines}
    changes = {sign: CHANGES[text] for sign, _, text, _ in instance.lines}

    def evaluate(text: str, t: int) -> tuple[int, int]:
        """Give the value of an expression and the counter after it."""
        if text.isdigit():
            return int(text), t
        depth = 0
        for i, sign in enumerate(text):
            depth += (sign == "(") - (sign == ")")
            if not depth and sign in formulas:
                left, right = _inner(text[:i]), _inner(text[i + 1 :])
                if instance.from_right:
                    b, t = evaluate(right, t)
                    a, t = evaluate(left, t)
                else:
                    a, t = evaluate(left, t)
                    b, t = evaluate(right, t)
                return _value(formulas[sign], {"a": a, "b": b, "t": t}), changes[sign](t)
        raise AssertionError(text)

    right, _ = evaluate(re.sub(" ", "", instance.shown), instance.start)
    return "" if answer == right else f"the value is {right}"


def near_misses(instance: Any, answer: int) -> list[int]:
    """The next number."""
    return [answer + 1]


def _inner(text: str) -> str:
    return text[1:-1] if text[0] == "(" else text


def _value(node: ast.AST, values: dict[str, int]) -> int:
    if isinstance(node, ast.BinOp):
        x, y = _value(node.left, values), _value(node.right, values)
        return x + y if isinstance(node.op, ast.Add) else x - y if isinstance(node.op, ast.Sub) else x * y
    if isinstance(node, ast.Call):
        assert isinstance(node.func, ast.Name)
        numbers = [_value(part, values) for part in node.args]
        return max(numbers) if node.func.id == "max" else min(numbers)
    if isinstance(node, ast.Name):
        return values[node.id]
    assert isinstance(node, ast.Constant)
    assert isinstance(node.value, int)
    return node.value
