"""Judge by applying the printed rules one by one and keeping the values; nested rules row by row."""

import re
from collections.abc import Callable
from functools import partial
from typing import Any

from tests.oracles.operators._formulas import FUNCTIONS, tree, value

LEVELS = range(1, 8)

Place = tuple[int, int]


class Unknown(Exception):
    """An inner value is needed first."""

    def __init__(self, place: Place) -> None:
        self.place = place


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    result = _nested(instance) if instance.kind == "nested" else _by_rules(instance)
    result = result % instance.modulus if instance.modulus else result
    return "" if answer == result else f"the value is {result}"


def near_misses(instance: Any, answer: int) -> list[int]:
    """The next number, and one more multiple of the modulus."""
    return [answer + 1, answer + (instance.modulus or 2)]


def _by_rules(instance: Any) -> int:
    """Evaluate with a stack of open places instead of recursion; rules are linear, so residues are enough."""
    rules = [re.fullmatch(r"(\w+) # (\w+) = (.*?)(?: \[(.*)\])?", line) for line in instance.rules]
    assert all(rules)
    known: dict[Place, int] = {}
    stack = [(instance.a, instance.b)]
    while stack:
        a, b = stack[-1]
        try:
            result = _apply([rule.groups() for rule in rules if rule], a, b, partial(_look_up, known))
        except Unknown as inner:
            stack.append(inner.place)
            continue
        known[a, b] = result % instance.modulus if instance.modulus else result
        stack.pop()
    return known[instance.a, instance.b]


def _look_up(known: dict[Place, int], x: int, y: int) -> int:
    if (int(x), int(y)) not in known:
        raise Unknown((int(x), int(y)))
    return known[int(x), int(y)]


def _apply(rules: list[Any], a: int, b: int, inner: Callable[[int, int], int]) -> int:
    fitting = [
        body
        for left, right, body, conditions in rules
        if left in ("a", str(a))
        and right in ("b", str(b))
        and all(_holds(x, a, b) for x in (conditions or "").split(", "))
    ]
    assert len(fitting) == 1, "not exactly one rule applies"
    return int(value(tree(fitting[0]), {"a": a, "b": b}, FUNCTIONS | {"#": inner}))


def _holds(condition: str, a: int, b: int) -> bool:
    if not condition:
        return True
    left, sign, right = re.split(" ([<>=]) ", condition)
    x, y = (value(tree(side), {"a": a, "b": b}) for side in (left, right))
    return bool(x < y if sign == "<" else x > y if sign == ">" else x == y)


def _nested(instance: Any) -> int:
    """Compute row after row: in row 1 a step adds p; where row 1 adds 1 only, a step in row 2 adds q + 1."""
    p, q, *_ = instance.constants
    rows: list[Callable[[int], int]] = [lambda b: b + p, lambda b: p + q + p * b]
    if p == 1:
        rows.append(lambda b: rows[1](q) + (q + 1) * b)
    if instance.a < len(rows) and (instance.a < 2 or p == 1):
        return rows[instance.a](instance.b)
    result = rows[instance.a - 1](q)
    for _ in range(instance.b):
        result = rows[instance.a - 1](result)
        result = result % instance.modulus if instance.modulus else result
    return result
