"""Judge by testing every subset, largest first, with truth values worked out by Python's own operators."""

from collections.abc import Iterator
from itertools import combinations, product
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: frozenset[frozenset[int]]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    names = sorted({name for formula in instance.formulas for name in _names(formula)})
    rows = [dict(zip(names, values, strict=True)) for values in product((False, True), repeat=len(names))]
    models = [{place for place, row in enumerate(rows) if _value(formula, row)} for formula in instance.formulas]
    numbers = range(1, len(models) + 1)
    found: list[frozenset[int]] = []
    for size in reversed(range(len(models) + 1)):
        for chosen in map(frozenset, combinations(numbers, size)):
            if not any(chosen < other for other in found):
                common = set(range(len(rows))).intersection(*(models[n - 1] for n in chosen))
                found += [chosen] * bool(common)
    return "" if frozenset(found) == answer else f"{found} are maximal"


def near_misses(instance: Any, answer: frozenset[frozenset[int]]) -> Iterator[frozenset[frozenset[int]]]:
    """One set missing, one number missing in a set, the complements, a set that is not maximal too many."""
    one = min(answer, key=sorted)
    yield answer - {one}
    yield answer - {one} | {one - {min(one)}}
    yield answer | {one - {min(one)}}
    complements = frozenset(frozenset(range(1, len(instance.formulas) + 1)) - part for part in answer)
    if complements != answer and frozenset() not in complements:
        yield complements


def _names(formula: Any) -> set[str]:
    if hasattr(formula, "name"):
        return {formula.name}
    return _names(formula.operand) if hasattr(formula, "operand") else _names(formula.left) | _names(formula.right)


def _value(formula: Any, row: dict[str, bool]) -> bool:
    if hasattr(formula, "name"):
        return row[formula.name]
    if hasattr(formula, "operand"):
        return not _value(formula.operand, row)
    a, b = _value(formula.left, row), _value(formula.right, row)
    return {"and": a and b, "or": a or b, "implies": a <= b, "iff": a is b, "xor": a is not b}[formula.connective]
