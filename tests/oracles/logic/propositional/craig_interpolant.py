"""Judge by running through the values of the private variables: the strongest and the weakest interpolant."""

from collections.abc import Iterator
from itertools import product
from typing import Any

from bootcamp.lib.logic import Atom, Not, conjunction, disjunction

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    shared, strongest, weakest = _bounds(instance)
    if not set(_names(answer)) <= set(shared):
        return "a private variable"
    true = {row for row in product((0, 1), repeat=len(shared)) if _true(answer, dict(zip(shared, row, strict=True)))}
    return "" if strongest <= true <= weakest else "not between the strongest and the weakest interpolant"


def others(instance: Any, answer: Any) -> list[Any]:
    """The strongest and the weakest interpolant, row by row."""
    shared, strongest, weakest = _bounds(instance)
    return [_sum(shared, strongest), _sum(shared, weakest)]


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """The negation, the two formulas, one row too few and one too many."""
    shared, strongest, weakest = _bounds(instance)
    yield Not(answer)
    yield instance.first
    yield instance.second
    if len(strongest) > 1:
        yield _sum(shared, set(sorted(strongest)[1:]))
    rest = sorted(set(product((0, 1), repeat=len(shared))) - weakest)
    yield _sum(shared, weakest | {rest[0]})


def _bounds(instance: Any) -> tuple[list[str], set[tuple[int, ...]], set[tuple[int, ...]]]:
    sides = sorted(_names(instance.first)), sorted(_names(instance.second))
    shared = [name for name in sides[0] if name in sides[1]]
    can, must = set(), set()
    for row in product((0, 1), repeat=len(shared)):
        fixed = dict(zip(shared, row, strict=True))
        values = []
        for formula, names in zip((instance.first, instance.second), sides, strict=True):
            own = [name for name in names if name not in shared]
            rows = product((0, 1), repeat=len(own))
            values.append([_true(formula, fixed | dict(zip(own, more, strict=True))) for more in rows])
        can |= {row} if any(values[0]) else set()
        must |= {row} if all(values[1]) else set()
    assert can <= must
    return shared, can, must


def _names(formula: Any) -> set[str]:
    if hasattr(formula, "operand"):
        return _names(formula.operand)
    if hasattr(formula, "value"):
        return set()
    return {formula.name} if hasattr(formula, "name") else _names(formula.left) | _names(formula.right)


def _true(formula: Any, row: dict[str, int]) -> bool:
    if hasattr(formula, "name"):
        return bool(row[formula.name])
    if hasattr(formula, "operand"):
        return not _true(formula.operand, row)
    if hasattr(formula, "value"):
        return bool(formula.value)
    a, b = _true(formula.left, row), _true(formula.right, row)
    both = {"and": min(a, b), "or": max(a, b), "implies": a <= b, "iff": a == b, "xor": a != b}
    return {**both, "nand": not (a and b), "nor": not (a or b)}[formula.connective]


def _sum(shared: list[str], rows: set[tuple[int, ...]]) -> Any:
    terms = []
    for row in sorted(rows):
        pairs = zip(shared, row, strict=True)
        terms.append(conjunction([Atom(name) if value else Not(Atom(name)) for name, value in pairs]))
    return disjunction(terms)
