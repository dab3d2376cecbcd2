"""Expressions of matrices in postfix order: letters, ``+ - * T inv``, powers such as ``^2``, factors such as ``3.``."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from bootcamp.lib.matrix import Matrix, Rows, add, inverse, multiply, power, transpose
from bootcamp.lib.prompts import sequence
from bootcamp.lib.shown_work import product_rows

Postfix = tuple[str, ...]


def evaluate(expression: Postfix, given: Mapping[str, Rows]) -> Matrix | None:
    """Give the value, or None where a matrix has no inverse."""
    stack: list[Any] = []
    for item in expression:
        if item in ("+", "-", "*"):
            b = stack.pop()
            a = stack.pop()
            stack.append(multiply(a, b) if item == "*" else add(a, b, 1 if item == "+" else -1))
        elif item == "T":
            stack.append(transpose(stack.pop()))
        elif item == "inv":
            found = inverse(stack.pop())
            if found is None:
                return None
            stack.append(found)
        elif item[0] == "^":
            stack.append(power(stack.pop(), int(item[1:])))
        elif item[-1] == ".":
            stack.append(tuple(tuple(int(item[:-1]) * x for x in row) for row in stack.pop()))
        else:
            stack.append(tuple(tuple(map(Fraction, row)) for row in given[item]))
    (value,) = stack
    return tuple(value)


def written_out(expression: Postfix, given: Mapping[str, Rows]) -> list[str]:
    """Work out an expression without inverses, a line for each row of a product and for each other operation."""
    lines: list[str] = []
    stack: list[tuple[str, Any]] = []
    for item in expression:
        if item in given:
            stack.append((item, given[item]))
            continue
        name, a = stack.pop()
        number = sum(" = " in line and line.startswith("M") for line in lines) + 1
        factors = [a] * int(item[1:]) if item[0] == "^" else []
        shown = f"{name}{'' if item[0] == '^' else '^'}{item}"
        if item in ("+", "-", "*"):
            other, b = stack.pop()
            shown = f"{other} {item.replace('*', '·')} {name}"
            factors = [b, a] if item == "*" else []
            value: Any = add(b, a, 1 if item == "+" else -1) if item != "*" else None
        elif item[-1] == ".":
            value, shown = tuple(tuple(int(item[:-1]) * x for x in row) for row in a), f"{item[:-1]}·{name}"
        else:
            value = transpose(a)
        for place, factor in enumerate(factors):
            if place:
                lines += product_rows(value, factor)
            value = multiply(value, factor) if place else factor
        lines.append(f"M{number} = {shown} = {sequence(value)}")
        stack.append((f"M{number}", value))
    return lines


def write(expression: Postfix) -> str:
    """Write the expression in LaTeX with the brackets that it needs."""
    stack: list[tuple[str, int]] = []  # texts and how tight they bind: 1 sum, 2 factor first, 3 product, 4 power
    for item in expression:
        if item in ("+", "-"):
            b, a = stack.pop(), stack.pop()
            right = b[0] if item == "+" else _inside(b, 2)
            stack.append((f"{a[0]} {item} {right}", 1))
        elif item == "*":
            b, a = stack.pop(), stack.pop()
            stack.append((f"{_inside(a, 2)} {_inside(b, 3)}", 2 if a[1] == 2 else 3))
        elif item[-1] == ".":
            stack.append((f"{item[:-1]} {_inside(stack.pop(), 3)}", 2))
        else:
            sign = {"T": "^T", "inv": "^{-1}"}.get(item) or (f"^{{{item[1:]}}}" if item[0] == "^" else "")
            stack.append((_inside(stack.pop(), 5) + sign, 4) if sign else (item, 5))
    return stack[-1][0]


def _inside(part: tuple[str, int], level: int) -> str:
    return part[0] if part[1] >= level else f"({part[0]})"
