"""Operators with meanings in words: an operation with its description, and expressions whose signs stand for some."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Generic, TypeVar

from bootcamp.tasks.operators import _postfix
from bootcamp.tasks.operators._postfix import SIGNS, Postfix

V = TypeVar("V")

Operators = tuple[tuple[str, str], ...]
"""Signs, each with the name of the operation that it stands for."""

BINARY, PREFIX, TERNARY = "{{}} {0} {{}}", "{0}{{}}", "⟨{{}}, {{}}, {{}}⟩{0}"
"""How a sign stands with its operands."""


@dataclass(frozen=True)
class Operation(Generic[V]):
    """An operation on a, or a and b, or a, b and c, with its meaning in English and Chinese."""

    form: str
    en: str
    zh: str
    apply: Callable[..., V]


def draw_operators(rng: Random, operations: Mapping[str, Operation[V]], count: int) -> Operators:
    """Give signs to `count` operations."""
    return tuple(zip(rng.sample(SIGNS, count), rng.sample(sorted(operations), count), strict=True))


def forms(operators: Operators, operations: Mapping[str, Operation[V]]) -> dict[str, str]:
    """Give the form of each sign."""
    return {sign: operations[name].form.format(sign) for sign, name in operators}


def definitions(operators: Operators, operations: Mapping[str, Operation[V]]) -> list[tuple[str, str, str]]:
    """List how each operator is written, and its meaning in English and Chinese."""
    known = forms(operators, operations)
    return [(known[sign].format(*"abc"), operations[name].en, operations[name].zh) for sign, name in operators]


def evaluate(
    expression: Postfix,
    operators: Operators,
    operations: Mapping[str, Operation[V]],
    operand: Callable[[int | str], V],
) -> V:
    """Give the value of an expression; `operand` gives the value of what is no sign."""
    meanings = {sign: operations[name].apply for sign, name in operators}
    return _postfix.evaluate(expression, forms(operators, operations), meanings, operand)


def worked_out(
    expression: Postfix,
    operators: Operators,
    operations: Mapping[str, Operation[V]],
    operand: Callable[[int | str], V],
    steps: Mapping[str, Callable[..., str]],
    text: Callable[[V], str],
) -> str:
    """Write the use of each operator, in brackets what `steps` says on the way for its operation, and the value."""
    signs, lines = forms(operators, operations), list[str]()

    def use(sign: str, name: str, *operands: V) -> V:
        value = operations[name].apply(*operands)
        way = f" ({steps[name](*operands)})" if name in steps else ""
        lines.append(f"{signs[sign].format(*map(text, operands))}{way} = {text(value)}")
        return value

    _postfix.evaluate(expression, signs, {sign: partial(use, sign, name) for sign, name in operators}, operand)
    return "\n".join(lines)


def canonical(expression: Postfix, operators: Operators) -> list[int | str]:
    """Put the names of the operations for the signs: the same whatever the signs."""
    names: dict[int | str, str] = dict(operators)
    return [names.get(item, item) for item in expression]
