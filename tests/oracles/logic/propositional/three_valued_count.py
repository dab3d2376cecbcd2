"""Judge by recursion on one assignment at a time, with values as numbers."""

from itertools import product
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    tables = {name: ["TUF".index(value) for value in values] for name, values in instance.tables}
    wanted = {"TUF".index(value) for value in instance.designated}
    count = 0
    for row in product(range(3), repeat=len(instance.variables)):
        count += _value(instance.formula, dict(zip(instance.variables, row, strict=True)), tables) in wanted
    return "" if count == answer else f"{count} assignments do"


def near_misses(instance: Any, answer: int) -> list[int]:
    """The other assignments, and one more."""
    return [one for one in (3 ** len(instance.variables) - answer, answer + 1) if one != answer]


def _value(formula: Any, row: dict[str, int], tables: dict[str, list[int]]) -> int:
    if hasattr(formula, "name"):
        return row[formula.name]
    if hasattr(formula, "operand"):
        return tables["not"][_value(formula.operand, row, tables)]
    left = _value(formula.left, row, tables)
    return tables[formula.connective][3 * left + _value(formula.right, row, tables)]
