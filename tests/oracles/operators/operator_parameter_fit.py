"""Judge the printed formula and equations: simple facts as linear conditions, others by substitution at many points."""

import re
from itertools import product
from typing import Any

from tests.oracles.operators._formulas import tree, value

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, int]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    names = re.findall(r"\b[p-t]\b", instance.formula)
    low, high = instance.low, instance.high
    if sorted(answer) != names or not all(low <= x <= high for x in answer.values()):
        return "a parameter is missing or out of range"
    for equation, letters in instance.equations:
        sides = [re.findall(r"-?\d+|[xy∘()]", side) for side in equation.split("=")]
        points = range(instance.modulus) if instance.modulus else range(-6, 7)
        for at in product(points, repeat=len(letters)):
            known = dict(zip(letters, at, strict=True))
            left, right = (_read(list(tokens), instance.formula, answer, known) for tokens in sides)
            if left != right:
                return f"{equation} fails"
    return ""


def others(instance: Any, answer: dict[str, int]) -> list[dict[str, int]]:
    """Up to three solutions of small boxes, by trying all."""
    low, high = instance.low, instance.high
    if (high - low + 1) ** len(answer) > 600:
        return []
    boxes = product(range(low, high + 1), repeat=len(answer))
    candidates = (dict(zip(answer, numbers, strict=True)) for numbers in boxes)
    found = [one for one in candidates if not confirm(instance, one)]
    assert answer in found
    return found[:3]


def _read(tokens: list[str], formula: str, answer: dict[str, int], letters: dict[str, int]) -> int:
    """Read one side; brackets stand around every inner use of the operator and around negative numbers."""
    result = _operand(tokens, formula, answer, letters)
    if tokens and tokens[0] == "∘":
        tokens.pop(0)
        b = _operand(tokens, formula, answer, letters)
        result = int(value(tree(formula), {**answer, "a": result, "b": b}))
    return result


def _operand(tokens: list[str], formula: str, answer: dict[str, int], letters: dict[str, int]) -> int:
    token = tokens.pop(0)
    if token != "(":
        return letters[token] if token in letters else int(token)
    result = _read(tokens, formula, answer, letters)
    tokens.pop(0)
    return result
