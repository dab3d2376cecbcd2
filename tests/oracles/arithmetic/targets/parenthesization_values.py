"""Judge by writing out every way to put in the brackets, as trees, and evaluating each by sympy's rationals."""

from collections.abc import Iterator
from typing import Any

from sympy import Rational

LEVELS = range(1, 7)


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    values = set()
    for tree in _trees(instance.expression.split()):
        try:
            values.add(_value(tree))
        except ZeroDivisionError:
            continue
    return "" if answer == len(values) else f"there are {len(values)} values"


def near_misses(instance: Any, answer: int) -> list[int]:
    """Two values more or fewer."""
    return [answer + 2, answer - 2] if answer > 2 else [answer + 2]


def _trees(tokens: list[str]) -> Iterator[Any]:
    if len(tokens) == 1:
        yield tokens[0]
    for place in range(1, len(tokens), 2):
        for left in _trees(tokens[:place]):
            for right in _trees(tokens[place + 1 :]):
                yield left, tokens[place], right


def _value(tree: Any) -> Any:
    if isinstance(tree, str):
        return Rational(tree)
    left, sign, right = _value(tree[0]), tree[1], _value(tree[2])
    if sign == "/":
        if right == 0:
            raise ZeroDivisionError
        return left / right
    return {"+": left + right, "-": left - right, "*": left * right}[sign]
