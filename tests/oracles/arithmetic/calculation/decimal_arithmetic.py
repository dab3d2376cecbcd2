"""Judge by Python's decimal module with 200 digits, reading the printed formula by a shunting yard of its own."""

import re
from collections.abc import Callable
from decimal import Decimal, Inexact, localcontext
from fractions import Fraction
from typing import Any

LEVELS = range(1, 11)
RANKS = {"+": 1, "-": 1, "×": 2, "÷": 2}
OPERATIONS: dict[str, Callable[[Decimal, Decimal], Decimal]] = {
    "+": lambda a, b: a + b,
    "-": lambda a, b: a - b,
    "×": lambda a, b: a * b,
    "÷": lambda a, b: a / b,
}


def confirm(instance: Any, answer: Fraction) -> str:
    """Say what is wrong with `answer`, or nothing."""
    with localcontext() as context:
        context.prec = 200
        context.traps[Inexact] = True  # a quotient that does not terminate would raise
        value = Fraction(_value(re.findall(r"[\d.]+|[-+×÷()]", instance.formula)))
    return "" if value == answer else f"the value is {value}"


def near_misses(instance: Any, answer: Fraction) -> list[Fraction]:
    """The point moved by one place, the sign changed, the last digit changed."""
    return [answer * 10, answer / 10, -answer, answer + Fraction(1, answer.denominator)]


def _value(tokens: list[str]) -> Decimal:
    values: list[Decimal] = []
    waiting: list[str] = []

    def apply() -> None:
        right, left = values.pop(), values.pop()
        values.append(OPERATIONS[waiting.pop()](left, right))

    for token in tokens:
        if token == "(":
            waiting.append(token)
        elif token == ")":
            while waiting[-1] != "(":
                apply()
            waiting.pop()
        elif token in RANKS:
            while waiting and waiting[-1] != "(" and RANKS[waiting[-1]] >= RANKS[token]:
                apply()
            waiting.append(token)
        else:
            values.append(Decimal(token))
    while waiting:
        apply()
    return values[0]
