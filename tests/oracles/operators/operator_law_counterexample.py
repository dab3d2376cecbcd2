"""Judge by reading both sides of the printed law with Python's parser and looking up the products."""

import ast
import re
from itertools import product
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, int]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    return "the law holds" if _holds(instance, answer) else ""


def others(instance: Any, answer: dict[str, int]) -> list[dict[str, int]]:
    """Other counterexamples."""
    found = [chosen for chosen in _choices(instance, answer) if chosen != answer and not _holds(instance, chosen)]
    return found[:3]


def near_misses(instance: Any, answer: dict[str, int]) -> list[dict[str, int]]:
    """Numbers for which the law holds."""
    return [chosen for chosen in _choices(instance, answer) if _holds(instance, chosen)][:3]


def _choices(instance: Any, answer: dict[str, int]) -> list[dict[str, int]]:
    tuples = list(product(range(len(instance.rows)), repeat=len(answer)))
    return [
        dict(zip(sorted(answer, key="xyzw".index), chosen, strict=True)) for chosen in tuples[:: len(tuples) // 60 + 1]
    ]


def _holds(instance: Any, values: dict[str, int]) -> bool:
    def equal(text: str) -> bool:
        left, right = (value(ast.parse(side.strip().replace("∘", "@"), mode="eval").body) for side in text.split("="))
        return left == right

    def value(node: ast.AST) -> int:
        if isinstance(node, ast.BinOp):
            return int(instance.rows[value(node.left)][value(node.right)])
        assert isinstance(node, ast.Name)
        return values[node.id]

    text = instance.text[0]
    implication = re.fullmatch("if (.*), then (.*)", text)
    if implication:
        return not equal(implication[1]) or equal(implication[2])
    return equal(text)
