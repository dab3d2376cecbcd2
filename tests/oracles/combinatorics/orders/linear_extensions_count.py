"""Judge by taking first elements off the order again and again, and by all orders of few tasks."""

from functools import cache
from itertools import permutations
from math import factorial
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    rules = frozenset(tuple(rule) for rule in instance.rules)
    right = _orders(frozenset(range(instance.tasks)), rules)
    if instance.tasks <= 6:
        lines = permutations(range(instance.tasks))
        assert right == sum(all(line.index(a) < line.index(b) for a, b in rules) for line in lines)
    return "" if answer == right else f"there are {right}"


def near_misses(instance: Any, answer: int) -> list[int]:
    """Half of the orders for every rule, and all of them."""
    whole = factorial(instance.tasks)
    return [one for one in (whole >> len(instance.rules), whole) if one != answer]


@cache
def _orders(left: frozenset[int], rules: frozenset[tuple[int, ...]]) -> int:
    """Split into parts that no rule joins, else take the last task off in every way."""
    if len(left) <= 1:
        return 1
    inside = [(a, b) for a, b in rules if a in left and b in left]
    part = {min(left)}
    while more := {one for rule in inside if part & set(rule) for one in rule} - part:
        part |= more
    if part != left:
        rest = left - part
        mixed = factorial(len(left)) // (factorial(len(part)) * factorial(len(rest)))
        return mixed * _orders(frozenset(part), rules) * _orders(rest, rules)
    lasts = left - {a for a, _ in inside}
    return sum(_orders(left - {last}, rules) for last in lasts)
