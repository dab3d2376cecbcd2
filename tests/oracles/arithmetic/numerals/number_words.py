"""Judge by a reader of number words that knows nothing of the writer, and Python's own precedence."""

import ast
import re
from fractions import Fraction
from typing import Any

LEVELS = range(1, 11)
ONES = """zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
    seventeen eighteen nineteen""".split()
TENS = dict(zip("twenty thirty forty fifty sixty seventy eighty ninety".split(), range(20, 100, 10), strict=True))
SCALES = {"thousand": 10**3, "million": 10**6, "billion": 10**9, "trillion": 10**12, "quadrillion": 10**15}
SCALES |= {"quintillion": 10**18}


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    parts = re.split(r" (plus|minus|times|divided by) ", instance.expression)
    signs = {"plus": "+", "minus": "-", "times": "*", "divided by": "/"}
    text = " ".join(signs.get(part) or str(_read(part)) for part in parts)
    value = _value(ast.parse(text, mode="eval").body)
    plain = answer.lower()
    sign = -1 if plain.startswith("minus ") else 1
    try:
        return "" if sign * _read(plain.removeprefix("minus ")) == value else f"the result is {value}"
    except KeyError as word:
        return f"unknown word {word}"


def others(instance: Any, answer: str) -> list[str]:
    """Capitals, and blanks for hyphens."""
    return [answer.capitalize(), answer.replace("-", " ")]


def near_misses(instance: Any, answer: str) -> list[str]:
    """The sign changed, a word more, a word less."""
    changed = answer.removeprefix("minus ") if answer.startswith("minus ") else f"minus {answer}"
    return [changed, f"{answer} thousand", f"one {answer}"]


def _read(text: str) -> int:
    total = group = 0
    for word in text.replace("-", " ").split():
        if word in SCALES:
            total, group = total + group * SCALES[word], 0
        elif word == "hundred":
            group *= 100
        else:
            group += TENS[word] if word in TENS else dict(zip(ONES, range(20), strict=True))[word]
    return total + group


def _value(node: ast.AST) -> Fraction:
    if isinstance(node, ast.Constant):
        return Fraction(int(node.value))  # type: ignore[arg-type]
    assert isinstance(node, ast.BinOp)
    a, b = _value(node.left), _value(node.right)
    if isinstance(node.op, ast.Div):
        return a / b
    return {ast.Add: a + b, ast.Sub: a - b, ast.Mult: a * b}[type(node.op)]
