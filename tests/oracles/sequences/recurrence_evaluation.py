"""Judge by a memoised recursion that reads the printed cases and evaluates them through Python's parser."""

import ast
import math
import operator
import re
from collections.abc import Callable
from functools import cache
from typing import Any

LEVELS = range(1, 11)
OPERATORS = {ast.Add: operator.add, ast.Sub: operator.sub, ast.Mult: operator.mul}
FUNCTIONS: dict[str, Callable[..., int]] = {
    "max": max,
    "gcd": math.gcd,
    "abs": abs,
    "halved": lambda n: (n - n % 2) // 2,
}


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""

    @cache
    def term(name: str, n: int) -> int:
        place = instance.names.index(name)
        if n < 2:
            return int(instance.starts[place][n])
        for formula, condition, _ in instance.cases[place]:
            if holds(condition, n):
                return value(ast.parse(_python(formula), mode="eval").body, n) % int(instance.modulus)
        raise AssertionError

    def holds(condition: str, n: int) -> bool:
        if condition == "otherwise":
            return True
        left, sign, right = re.fullmatch(r"if (\S+) (>|is divisible by) (\d+)", condition).groups()  # type: ignore[union-attr]
        x = value(ast.parse(left, mode="eval").body, n)
        return x > int(right) if sign == ">" else math.gcd(x, int(right)) == int(right)

    def value(node: ast.AST, n: int) -> int:
        if isinstance(node, ast.BinOp):
            return int(OPERATORS[type(node.op)](value(node.left, n), value(node.right, n)))
        if isinstance(node, ast.Name):
            return n
        if isinstance(node, ast.Call):
            assert isinstance(node.func, ast.Name)
            given = [value(argument, n) for argument in node.args]
            return term(node.func.id, *given) if node.func.id in "abc" else FUNCTIONS[node.func.id](*given)
        assert isinstance(node, ast.Constant)
        assert isinstance(node.value, int)
        return node.value

    last = instance.indices[-1]
    right = [term("a", n) for n in instance.indices]
    if len(instance.names) > 1:
        right = [term(name, last) for name in instance.names]
    return "" if list(answer) == right else f"expected {right}"


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The last term one off."""
    return [(*answer[:-1], (answer[-1] + 1) % instance.modulus)]


def _python(formula: str) -> str:
    return re.sub(r"\|(.*)\|", r"abs(\1)", formula.replace("×", "*").replace("⌊n/2⌋", "halved(n)"))
