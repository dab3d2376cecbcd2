"""Judge by sympy's solution of the equations that the prompt shows."""

import re
from typing import Any

import sympy

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    texts = [*instance.sums(), *instance.told(), *instance.amounts()]
    names = sorted({word for text in texts for word in re.findall(r"[a-z]+", text)})
    symbols = {name: sympy.Symbol(name, positive=True) for name in names}
    equations = []
    for text in texts:
        left, right = text.split(" = ")
        over, _, under = left.partition(" / ")
        value = sympy.Rational(right) if re.fullmatch(r"[0-9/]+", right) else _sum(right, symbols)
        equations.append(_sum(over, symbols) - value * (_sum(under, symbols) if under else 1))
    found = sympy.linsolve(equations, *(symbols[name] for name in names))
    if len(found) != 1:
        return "no solution"
    values = dict(zip(names, next(iter(found)), strict=True))
    if any(value.free_symbols for value in values.values()):
        return "the lines are not determined"
    wrong = [name for name, amount in answer.items() if values[name] != amount]
    if set(answer) | {name for name, _ in instance.given} != set(names):
        return "lines are missing"
    return f"wrong: {wrong}" if wrong else ""


def _sum(text: str, symbols: Any) -> Any:
    return sum(symbols[word] for word in re.findall(r"[a-z]+", text))


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """One line a little larger."""
    name = instance.asked()[0]
    return [{**answer, name: answer[name] + 20}]
