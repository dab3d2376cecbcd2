"""Judge by truth tables: all formulas of a proof have the same one, and the last is the goal."""

from itertools import product
from typing import Any

from bootcamp.verifiers import Formula

LEVELS = range(1, 11)

_READER = Formula(tuple("pqrs"), constants=True)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    before = _table(instance.start)
    formula = instance.start
    for row in answer.split("\n"):
        formula = _READER.parse(row.split(":")[1])
        if _table(formula) != before:
            return f"{row} changes the truth table"
    return "" if formula == instance.goal else "the goal is not reached"


def others(instance: Any, answer: str) -> list[str]:
    """The proof with two negations put on and taken off at the end."""
    last = answer.split("\n")[-1].split(":", 1)[1].strip()
    return [f"{answer}\nDoubleNegation: ~~({last})\nDoubleNegation: {last}"]


def near_misses(instance: Any, answer: str) -> list[str]:
    """The last line missing or alone, another law at the end, a law that is not given."""
    rows = answer.split("\n")
    last = rows[-1].split(":", 1)[1].strip()
    return [
        "\n".join(rows[:-1]),
        rows[-1],
        f"DoubleNegation: {last}",
        f"Truth: {last}",
        f"{answer}\nDeMorganOr: {last}",
    ]


def _table(formula: Any) -> tuple[bool, ...]:
    return tuple(_value(formula, dict(zip("pqrs", row, strict=True))) for row in product((False, True), repeat=4))


def _value(formula: Any, row: dict[str, bool]) -> bool:
    match type(formula).__name__:
        case "Atom":
            return row[formula.name]
        case "Constant":
            return bool(formula.value)
        case "Not":
            return not _value(formula.operand, row)
    left, right = _value(formula.left, row), _value(formula.right, row)
    table = {"and": left and right, "or": left or right, "implies": right or not left, "iff": left is right}
    return table[formula.connective]
