"""Judge by a reader of the written expression; another expression is found by merging pairs of numbers exhaustively."""

import re
from collections import Counter
from typing import Any

from bootcamp.verifiers import Expression
from tests.oracles.operators._formulas import tree, value

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if Counter(int(x) for x in re.findall(r"\d+", answer.text)) != Counter(instance.numbers):
        return "other numbers are used"
    result = _read(re.findall(r"\d+|\S", answer.text), _formulas(instance))
    return "" if result == instance.target else f"the value is {result}"


def others(instance: Any, answer: Any) -> list[Any]:
    """Up to two expressions that reach the target, if there are few numbers."""
    if len(instance.numbers) > 4:
        return []
    formulas = _formulas(instance)
    form = Expression(tuple(formulas), instance.numbers)
    found: list[str] = []

    def merge(state: list[tuple[int, str]]) -> None:
        if len(found) >= 2:
            return
        if len(state) == 1:
            if state[0][0] == instance.target:
                found.append(state[0][1])
            return
        for i, (a, left) in enumerate(state):
            for j, (b, right) in enumerate(state):
                if i != j:
                    rest = [item for k, item in enumerate(state) if k not in (i, j)]
                    for sign, formula in formulas.items():
                        merge([*rest, (_value(formula, a, b), f"({left} {sign} {right})")])

    merge([(number, str(number)) for number in instance.numbers])
    assert found
    return [form.parse(text) for text in found]


def _read(tokens: list[str], formulas: dict[str, Any]) -> int:
    """Read up to the end or a closing bracket, from left to right."""
    result = _operand(tokens, formulas)
    while tokens and tokens[0] != ")":
        result = _value(formulas[tokens.pop(0)], result, _operand(tokens, formulas))
    return result


def _operand(tokens: list[str], formulas: dict[str, Any]) -> int:
    token = tokens.pop(0)
    if token != "(":
        return int(token)
    result = _read(tokens, formulas)
    tokens.pop(0)
    return result


def _formulas(instance: Any) -> dict[str, Any]:
    return {line[2]: tree(line.split(" = ")[1]) for line in instance.formulas}


def _value(formula: Any, a: int, b: int) -> int:
    return int(value(formula, {"a": a, "b": b}))
