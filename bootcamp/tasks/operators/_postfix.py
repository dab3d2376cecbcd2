"""Expressions of signs with any number of operands, kept in postfix order: draw, evaluate and write them."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import partial
from random import Random
from types import MappingProxyType
from typing import TypeVar

from bootcamp.lib.numbers import random_composition
from bootcamp.lib.prompts import bracketed
from bootcamp.task import Retry

Postfix = tuple[int | str, ...]
"""Operands and signs, each sign after its operands; a text that is not among the signs in use is an operand."""

Forms = Mapping[str, str]
"""How each sign is written, with ``{}`` for each operand."""

V = TypeVar("V")

SIGNS = "⊕⊗⊖⊙△◇☆♣♦□▽○"

ARITHMETIC: Mapping[str, Callable[..., int]] = MappingProxyType(
    {
        "+": lambda x, y: x + y,
        "-": lambda x, y: x - y,
        "×": lambda x, y: x * y,
        "max": max,
        "min": min,
        "abs": abs,
    }
)
ARITHMETIC_FORMS: Forms = MappingProxyType(
    {"+": "{} + {}", "-": "{} - {}", "×": "{} × {}", "max": "max({}, {})", "min": "min({}, {})", "abs": "|{}|"}
)

_LEVELS = {"+": 1, "-": 1, "×": 2}
_ATOM = 3


def draw(rng: Random, forms: Forms, size: int, operand: Callable[[], int | str]) -> Postfix:
    """Draw an expression with `size` signs."""
    if size == 0:
        return (operand(),)
    sign = rng.choice(sorted(forms))
    sizes = random_composition(rng, size - 1, forms[sign].count("{}"), 0)
    return (*(item for part in sizes for item in draw(rng, forms, part, operand)), sign)


def evaluate(
    expression: Postfix, forms: Forms, operations: Mapping[str, Callable[..., V]], operand: Callable[[int | str], V]
) -> V:
    """Give the value; `operand` gives the value of what is no sign."""
    stack: list[V] = []
    for item in expression:
        if isinstance(item, str) and item in forms:
            start = len(stack) - forms[item].count("{}")
            stack[start:] = [operations[item](*stack[start:])]
        else:
            stack.append(operand(item))
    return stack[0]


def logged(
    forms: Forms, operations: Mapping[str, Callable[..., V]], lines: list[str], text: Callable[[V], str] = str
) -> dict[str, Callable[..., V]]:
    """Give operations that add a line to `lines` each time that they are used.

    >>> lines: list[str] = []
    >>> evaluate((3, -4, "abs", "-"), ARITHMETIC_FORMS, logged(ARITHMETIC_FORMS, ARITHMETIC, lines), int), lines
    (-1, ['|-4| = 4', '3 - 4 = -1'])
    """

    def use(sign: str, *operands: V) -> V:
        value, open_ended = operations[sign](*operands), forms[sign].startswith("{}") or forms[sign].endswith("{}")
        texts = [f"({text(x)})" if open_ended and text(x).startswith("-") else text(x) for x in operands]
        lines.append(f"{forms[sign].format(*texts)} = {text(value)}")
        return value

    return {sign: partial(use, sign) for sign in forms}


def put_in(formula: str, **numbers: int) -> str:
    """Put numbers for letters of a written formula.

    >>> put_in("max(a, b) + 2 × t", a=3, b=-4, t=5)
    'max(3, (-4)) + 2 × 5'
    """
    return re.sub(rf"\b[{''.join(numbers)}]\b", lambda letter: bracketed(numbers[letter[0]]), formula)


def write(expression: Postfix, forms: Forms) -> str:
    """Write an expression; ``+ - ×`` have few brackets, other signs before, after or between operands all of them."""
    stack: list[tuple[str, int]] = []
    for item in expression:
        if isinstance(item, int) or item not in forms:
            stack.append((bracketed(item) if isinstance(item, int) else item, _ATOM))
            continue
        form = forms[item]
        level = _LEVELS.get(item, 0) if form.startswith("{}") else _ATOM
        start = len(stack) - form.count("{}")
        least = _least_levels(form, level)
        parts = [f"({text})" if own < least[i > 0] else text for i, (text, own) in enumerate(stack[start:])]
        stack[start:] = [(form.format(*parts), level)]
    return stack[0][0]


def _least_levels(form: str, level: int) -> tuple[int, int]:
    """Give the levels that a first operand and the others need to stand without brackets."""
    if 0 < level < _ATOM:
        return level, level + 1
    return (_ATOM, _ATOM) if form.startswith("{}") or form.endswith("{}") else (0, 0)


def draw_formula(rng: Random, forms: Forms, size: int, names: str) -> Postfix:
    """Draw a formula with at most `size` signs in which every name occurs and every sign does something."""

    def operand() -> int | str:
        operands: list[int | str] = [*names, *names, rng.randint(1, 9)]
        return rng.choice(operands)

    for _ in range(1000):
        formula = draw(rng, forms, rng.randint(max(1, len(names) - 1, size - 2), size), operand)
        if set(names) <= set(formula) and _is_telling(formula, forms):
            return formula
    raise Retry


def apply_formula(
    formula: Postfix,
    *operands: int,
    forms: Forms = ARITHMETIC_FORMS,
    operations: Mapping[str, Callable[..., int]] = ARITHMETIC,
) -> int:
    """Give the value of a formula in a, b, c, ..."""
    values = dict(zip("abcdef", operands, strict=False))
    return evaluate(formula, forms, operations, lambda item: item if isinstance(item, int) else values[item])


def _is_telling(formula: Postfix, forms: Forms) -> bool:
    """Tell whether no part is constant, a repeated operand (but for squares) or an absolute value within another."""
    stack: list[Postfix] = []
    for item in formula:
        if item not in forms:
            stack.append((item,))
            continue
        start = len(stack) - forms[str(item)].count("{}")
        parts = stack[start:]
        constant = all(isinstance(x, int) or x in forms for part in parts for x in part)
        twice = len(parts) == 2 and parts[0] == parts[1] and item != "×"
        if constant or twice or (item == "abs" and "abs" in parts[0]):
            return False
        stack[start:] = [(*sum(parts, ()), item)]
    return True
