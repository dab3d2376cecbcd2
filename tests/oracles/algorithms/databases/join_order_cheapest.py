"""Judge by all binary trees on up to six tables, else by costs of sets in fractions, grown from the tables upwards."""

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import combinations
from math import prod
from typing import Any

from bootcamp.verifiers import Expression

LEVELS = range(1, 11)
Plan = Any
"""A table, or a pair of plans."""


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    try:
        plan = _plan(answer)
        everything = sorted(_tables(plan)) == list(range(len(instance.rows)))
    except ValueError:
        everything = False
    if not everything:
        return "not each table once"
    return "" if _cost(instance, plan) == _least(instance) else "there is a cheaper way"


def greedy(instance: Any) -> Any:
    """Always make the smallest result."""
    plans: list[Plan] = list(range(len(instance.rows)))
    while len(plans) > 1:
        one, other = min(combinations(plans, 2), key=lambda pair: _size(instance, _tables(pair)))
        plans = [plan for plan in plans if plan not in (one, other)] + [(one, other)]
    return _tree(instance, plans[0])


def others(instance: Any, answer: Any) -> list[Any]:
    """The mirror image."""

    def turned(plan: Plan) -> Plan:
        return plan if isinstance(plan, int) else (turned(plan[1]), turned(plan[0]))

    return [_tree(instance, turned(_plan(answer)))]


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """One after another as listed, a table missing, a table twice."""
    row: Plan = 0
    for table in range(1, len(instance.rows)):
        row = (row, table)
    plan = _plan(answer)
    wrong = [row, plan[0], plan[1], (plan, 0), (plan[0], plan[0])]
    return [tree for tree in (_tree(instance, one) for one in wrong) if confirm(instance, tree)]


def _plan(tree: Any) -> Plan:
    if not tree.children:
        if tree.text not in list("ABCDEFGHI"):
            raise ValueError
        return "ABCDEFGHI".index(tree.text)
    return tuple(_plan(child) for child in tree.children)


def _tree(instance: Any, plan: Plan) -> Any:
    def text(part: Plan) -> str:
        return "ABCDEFGHI"[part] if isinstance(part, int) else f"({text(part[0])}*{text(part[1])})"

    return Expression(operators=("*",), names=tuple("ABCDEFGHI"[: len(instance.rows)])).parse(text(plan))


def _tables(plan: Plan) -> list[int]:
    return [plan] if isinstance(plan, int) else [table for part in plan for table in _tables(part)]


def _size(instance: Any, tables: Any) -> Fraction:
    inside = [parts for one, other, parts in instance.conditions if one in tables and other in tables]
    return Fraction(prod(instance.rows[table] for table in tables), prod(inside))


def _cost(instance: Any, plan: Plan) -> Fraction:
    if isinstance(plan, int):
        return Fraction(0)
    return _size(instance, _tables(plan)) + _cost(instance, plan[0]) + _cost(instance, plan[1])


def _least(instance: Any) -> Fraction:
    count = len(instance.rows)
    if count <= 5:
        return min(_cost(instance, plan) for plan in _all_plans(tuple(range(count))))

    @cache
    def least(tables: frozenset[int]) -> Fraction:
        if len(tables) == 1:
            return Fraction(0)
        first, *rest = sorted(tables)
        inside = (frozenset({first, *some}) for size in range(len(rest)) for some in combinations(rest, size))
        return _size(instance, tables) + min(least(part) + least(tables - part) for part in inside)

    return least(frozenset(range(count)))


def _all_plans(tables: tuple[int, ...]) -> Iterator[Plan]:
    if len(tables) == 1:
        yield tables[0]
        return
    first, *rest = tables
    for size in range(len(rest)):
        for some in combinations(rest, size):
            other = tuple(table for table in rest if table not in some)
            yield from ((one, two) for one in _all_plans((first, *some)) for two in _all_plans(other))
