"""Judge by listing every value that can be reached, by joining two cards and an operator at a time."""

from collections import Counter
from itertools import permutations
from typing import Any

LEVELS = range(1, 7)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if sorted(answer.literals()) != sorted(instance.numbers):
        return "other numbers"
    if Counter(answer.operators()) != Counter(instance.operators):
        return "other operators"
    values = _values(tuple(sorted(instance.numbers)), instance.operators, {})
    best = max(values) if instance.greatest else min(values)
    return "" if answer.value == best else f"{best} can be reached"


def others(instance: Any, answer: Any) -> list[Any]:
    """The operands of a sum or product the other way round."""
    tree = type(answer)
    return [tree(answer.operator, answer.right, answer.left)] if answer.operator in "+*" else []


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """One operator changed, one part only."""
    tree = type(answer)
    sign = "+" if answer.operator == "*" else "*"
    return [tree(sign, answer.left, answer.right), answer.left]


def _values(cards: tuple[int, ...], signs: tuple[str, ...], known: dict[Any, set[int]]) -> set[int]:
    if len(cards) == 1:
        return {cards[0]}
    if (cards, signs) not in known:
        found: set[int] = set()
        for i, j in permutations(range(len(cards)), 2):
            others = [card for k, card in enumerate(cards) if k not in (i, j)]
            for sign in sorted(set(signs)):
                joined = {"+": cards[i] + cards[j], "-": cards[i] - cards[j], "*": cards[i] * cards[j]}[sign]
                left = list(signs)
                left.remove(sign)
                found |= _values(tuple(sorted([*others, joined])), tuple(left), known)
        known[cards, signs] = found
    return known[cards, signs]
