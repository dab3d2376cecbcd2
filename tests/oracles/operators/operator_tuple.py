"""Judge with sympy on the printed definitions: unknown entries stay symbols, and the equations are solved."""

import re
from typing import Any

import sympy

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    rules = {}
    for line in instance.definitions:
        left, right = line.split(" = ")
        names = re.findall("[a-h]", left)
        sign = re.sub(r"[a-h,() ]", "", left)
        rules[sign] = (names, [_polynomial(part) for part in right[1:-1].split(", ")])
    value = _read(re.findall(r"\([-\dxyz, ]+\)|\S", instance.shown.partition(" = ")[0]), rules)
    unknowns = [sympy.Symbol(name) for name in instance.unknowns]
    if not unknowns:
        return "" if list(answer) == value else f"the value is {value}"
    solutions = sympy.linsolve([x - y for x, y in zip(value, instance.result, strict=True)], unknowns)
    return "" if solutions == sympy.FiniteSet(answer) else f"the solutions are {solutions}"


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """One entry off, and the entries backwards."""
    return [(*answer[:-1], answer[-1] - 1), *([answer[::-1]] if answer[::-1] != answer else [])]


def _polynomial(text: str) -> Any:
    """Read a sum of terms such as 2ac."""
    total = sympy.Integer(0)
    for sign, number, letters in re.findall(r"(-?) ?(\d*)([a-h]+)", text):
        term = sympy.Integer(number or 1) * sympy.prod(map(sympy.Symbol, letters))
        total += -term if sign else term
    return total


def _read(tokens: list[str], rules: Any) -> list[Any]:
    value = _operand(tokens, rules)
    if tokens and tokens[0] != ")":
        names, entries = rules[tokens.pop(0)]
        value = _applied(names, entries, [*value, *_operand(tokens, rules)])
    return value


def _operand(tokens: list[str], rules: Any) -> list[Any]:
    token = tokens.pop(0)
    if token == "(":
        value = _read(tokens, rules)
        tokens.pop(0)
        return value
    if token in rules:
        names, entries = rules[token]
        return _applied(names, entries, _operand(tokens, rules))
    return [sympy.Symbol(part) if part.isalpha() else sympy.Integer(part) for part in token[1:-1].split(", ")]


def _applied(names: list[str], entries: list[Any], values: list[Any]) -> list[Any]:
    known = dict(zip(map(sympy.Symbol, names), values, strict=True))
    return [sympy.expand(entry.subs(known, simultaneous=True)) for entry in entries]
