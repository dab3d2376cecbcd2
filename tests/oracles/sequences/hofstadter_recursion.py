"""Judge by a memoised recursion that reads the printed rules through Python's parser."""

import ast
from functools import cache
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    starts = {("f", 0): 1, ("m", 0): 0} if instance.kind == "pair" else {}
    starts |= {("a", 0): 0} if instance.kind == "nested" else {}
    starts |= {("a", i): x for i, x in enumerate(instance.start, 1)}
    rules = {rule[0]: ast.parse(rule.split(" = ")[1], mode="eval").body for rule in instance.rules}

    @cache
    def term(name: str, n: int) -> int:
        if (name, n) in starts:
            return starts[name, n]
        assert n > 0, "the recursion leaves the sequence"
        return value(rules[name], n)

    def value(node: ast.AST, n: int) -> int:
        if isinstance(node, ast.BinOp):
            left, right = value(node.left, n), value(node.right, n)
            return left + right if isinstance(node.op, ast.Add) else left - right
        if isinstance(node, ast.Call):
            assert isinstance(node.func, ast.Name)
            return term(node.func.id, value(node.args[0], n))
        if isinstance(node, ast.Name):
            return n
        assert isinstance(node, ast.Constant)
        assert isinstance(node.value, int)
        return node.value

    name = "f" if instance.kind == "pair" else "a"
    for n in range(1, instance.indices[-1]):
        term(name, n)
    right = [term(name, n) for n in instance.indices]
    return "" if list(answer) == right else f"the terms are {right}"


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The last term one off."""
    return [(*answer[:-1], answer[-1] + 1)]
