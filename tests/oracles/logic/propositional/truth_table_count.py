"""Judge by reading the printed formula, with its signs turned into Python's, and counting all rows."""

from itertools import product
from typing import Any

LEVELS = range(1, 11)

_SIGNS = {"¬": "1-", "∧": "&", "∨": "|", "⊕": "^", "→": "<=", "↔": "=="}


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    code = compile(_python(instance.text), "formula", "eval")
    names = instance.variables
    rows = (dict(zip(names, row, strict=True)) for row in product((0, 1), repeat=len(names)))
    count = sum(bool(eval(code, {}, row)) for row in rows)  # noqa: S307 - text of our own
    return "" if count == answer else f"{count} assignments make it true"


def near_misses(instance: Any, answer: int) -> list[int]:
    """The assignments that make it false, and one more."""
    rows = 2 ** len(instance.variables)
    return [one for one in (rows - answer, answer + 1) if one != answer]


def _python(text: str) -> str:
    """Bracket every negation and turn signs into operators on 0 and 1; the rest is bracketed already."""
    pieces: list[str] = []
    waiting: list[list[int]] = [[]]  # for each open bracket, the negations whose operand begins here
    negations = 0
    for sign in text.replace(" ", ""):
        if sign == "¬":
            pieces.append("(1-")
            negations += 1
            continue
        if sign == "(":
            waiting.append([negations])
            negations = 0
            pieces.append("(")
        elif sign == ")":
            pieces.append(")" * (1 + waiting.pop()[0]))
        elif sign.isalpha():
            pieces.append(sign + ")" * negations)
            negations = 0
        else:
            pieces.append(_SIGNS[sign])
    return "".join(pieces)
