"""Judge by asking for every number of the universe on its own whether it belongs to the printed expression."""

import re
from collections.abc import Callable
from typing import Any

LEVELS = range(1, 11)
Members = list[int]


def confirm(instance: Any, answer: frozenset[int]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    meanings = {re.sub("[abc⟨⟩, ]", "", form): _belongs(text) for form, text, _ in instance.definitions}
    sets = dict(zip("ABCDEF", instance.sets, strict=False))
    universe = range(1, instance.universe + 1)

    def operand(tokens: list[str]) -> Members:
        head = tokens.pop(0)
        if head in sets:
            return list(sets[head])
        if head == "(":
            value = infix(tokens)
            tokens.pop(0)
            return value
        if head == "⟨":
            parts = []
            while head != "⟩":
                parts.append(infix(tokens))
                head = tokens.pop(0)
            return apply(tokens.pop(0), parts)
        return apply(head, [operand(tokens)])

    def infix(tokens: list[str]) -> Members:
        first = operand(tokens)
        if tokens and tokens[0] in meanings:
            return apply(tokens.pop(0), [first, operand(tokens)])
        return first

    def apply(sign: str, parts: list[Members]) -> Members:
        return [x for x in universe if meanings[sign](x, *parts)]

    value = infix(re.findall(r"\S", instance.shown))
    return "" if sorted(answer) == value else f"the set is {value}"


def near_misses(instance: Any, answer: frozenset[int]) -> list[frozenset[int]]:
    """The set without one element, and the complement."""
    return [answer - {min(answer)}, frozenset(range(1, instance.universe + 1)) - answer]


def _belongs(text: str) -> Callable[..., bool]:
    starts: dict[str, Callable[..., bool]] = {
        "the elements of exactly one of a and b": lambda x, a, b: (x in a) != (x in b),
        "all sums": lambda x, a, b: any(x - y in b for y in a),
        "all |x": lambda x, a, b: any(y - x in b or y + x in b for y in a),
        "the elements of a that divide": lambda x, a, b: x in a and any(y in range(x, y + 1, x) for y in b),
        "the elements of a that are greater": lambda x, a, b: (
            (x in a and all(x > y for y in b)) or (x in b and all(x > y for y in a))
        ),
        "the elements of U that are in neither": lambda x, a, b: x not in [*a, *b],
        "the elements of at least two": lambda x, *sets: sum(x in one for one in sets) >= 2,
        "the elements of exactly one or": lambda x, *sets: sum(x in one for one in sets) % 2 == 1,
        "the elements of U that are not": lambda x, a: x not in a and x - 1 in a,
        "a without": lambda x, a: x in a and min(a) < x < max(a),
    }
    return next(function for start, function in starts.items() if text.startswith(start))
