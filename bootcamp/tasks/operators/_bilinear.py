"""Invented operators on tuples of integers whose entries are sums of products of one entry of each operand."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from random import Random

from bootcamp.lib.prompts import linear, point
from bootcamp.tasks.operators._postfix import SIGNS, Postfix, evaluate

Element = tuple[int, ...]

Entry = tuple[tuple[int, int, int], ...]
"""Terms: a coefficient, and the places in the first and the second operand of what it is multiplied with; -1: none."""

Operator = tuple[str, bool, tuple[Entry, ...]]
"""A sign, whether it has one operand only, and the entries of the result."""


def draw_operator(rng: Random, sign: str, unary: bool, length: int, terms: int) -> Operator:
    """Draw an operator on tuples of `length` entries that depends on every entry of its operands."""
    while True:
        entries = tuple(_draw_entry(rng, unary, length, rng.randint(1, terms)) for _ in range(length))
        used = {place for entry in entries for _, i, j in entry for place in ((0, i), (1, j)) if place[1] >= 0}
        if len(used) == length * (1 if unary else 2):
            return sign, unary, entries


def draw_operators(rng: Random, count: int, length: int, terms: int, unary: int) -> tuple[Operator, ...]:
    """Draw operators, the last `unary` of them with one operand."""
    return tuple(
        draw_operator(rng, sign, i >= count - unary, length, max(terms, 2))
        for i, sign in enumerate(rng.sample(SIGNS, count))
    )


def forms(operators: Sequence[Operator]) -> dict[str, str]:
    """Give the form of each sign."""
    return {sign: f"{sign}{{}}" if unary else f"{{}} {sign} {{}}" for sign, unary, _ in operators}


def definition(operator: Operator) -> str:
    """Write what an operator does."""
    sign, _, entries = operator
    length = len(entries)
    first, second = "abcd"[:length], "abcdefgh"[length : 2 * length]
    terms = (
        linear((c, first[i : i + 1] * (i >= 0) + second[j : j + 1] * (j >= 0)) for c, i, j in entry)
        for entry in entries
    )
    return f"{forms([operator])[sign].format(point(first), point(second))} = {point(terms)}"


def value(expression: Postfix, operators: Sequence[Operator], operands: Mapping[str, Element]) -> Element:
    """Evaluate an expression whose operands are named."""
    meanings: dict[str, Callable[..., Element]] = {sign: partial(_apply, entries) for sign, _, entries in operators}
    return evaluate(expression, forms(operators), meanings, lambda item: operands[str(item)])


def _apply(entries: tuple[Entry, ...], *operands: Element) -> Element:
    return tuple(
        sum(c * (operands[0][i] if i >= 0 else 1) * (operands[1][j] if j >= 0 else 1) for c, i, j in entry)
        for entry in entries
    )


def _draw_entry(rng: Random, unary: bool, length: int, terms: int) -> Entry:
    if unary:
        places = [(i, -1) for i in range(length)]
    else:
        products = [(i, j) for i in range(length) for j in range(length)]
        places = products + 2 * [(i, -1) for i in range(length)] + 2 * [(-1, j) for j in range(length)]
    drawn = dict.fromkeys(rng.choice(places) for _ in range(terms))
    return tuple((rng.choice((1, 1, 1, -1, -1, 2, 3)), i, j) for i, j in drawn)
