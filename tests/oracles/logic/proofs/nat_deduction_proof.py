"""Judge by truth tables: every line of a proof follows from the premises and the assumptions of the boxes around it."""

from itertools import product
from typing import Any

from bootcamp.verifiers import Formula

LEVELS = range(1, 11)

_READER = Formula(tuple("pqrstu"), constants=True)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    open_: list[Any] = []
    rows = answer.split("\n")
    formula = None
    depth = 0
    for row in rows:
        number, shown_depth, text, reason = (field.strip() for field in row.split(";"))
        formula, depth = _READER.parse(text), int(shown_depth)
        if reason == "assume":
            open_ = [*open_[: depth - 1], formula]
        if len(open_) < depth:
            return f"line {number}: no box"
        open_ = open_[:depth]
        if not _entails([*instance.premises, *open_], formula):
            return f"line {number} does not follow"
    return "" if depth == 0 and formula == instance.goal else "the goal is not reached"


def others(instance: Any, answer: str) -> list[str]:
    """The proof with its last line repeated, and with an idle box before that."""
    last = answer.split("\n")[-1].split(";")
    number = int(last[0])
    idle = f"{number + 1}; 1; ~p; assume\n{number + 2}; 0; {last[2].strip()}; R {number}"
    return [f"{answer}\n{number + 1}; 0; {last[2].strip()}; R {number}", f"{answer}\n{idle}"]


def near_misses(instance: Any, answer: str) -> list[str]:
    """The last line missing, the goal out of nothing, out of a box, or from a premise."""
    rows = answer.split("\n")
    goal = rows[-1].split(";")[2].strip()
    first = len(instance.premises) + 1
    return [
        "\n".join(rows[:-1]) or "none",
        f"{first}; 0; {goal}; R 1",
        f"{first}; 1; {goal}; assume",
        f"{first}; 1; {goal}; assume\n{first + 1}; 0; {goal}; R {first}",
        f"{first}; 1; false; assume\n{first + 1}; 0; {goal}; X {first}",
    ]


def _entails(premises: list[Any], goal: Any) -> bool:
    for values in product((False, True), repeat=6):
        row = dict(zip("pqrstu", values, strict=True))
        if all(_value(one, row) for one in premises) and not _value(goal, row):
            return False
    return True


def _value(formula: Any, row: dict[str, bool]) -> bool:
    kind = type(formula).__name__
    if kind == "Atom":
        return row[formula.name]
    if kind == "Constant":
        return bool(formula.value)
    if kind == "Not":
        return not _value(formula.operand, row)
    a, b = _value(formula.left, row), _value(formula.right, row)
    return {"and": a and b, "or": a or b, "implies": not a or b, "iff": a == b}[formula.connective]
