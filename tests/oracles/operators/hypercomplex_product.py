"""Judge by multiplying with a tensor of structure constants in numpy, on a reading of the printed expression."""

import re
from typing import Any

import numpy as np

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    names = ["1", *instance.units]
    lines = [[cell.strip() for cell in line.strip("|").split("|")] for line in instance.shown_table.splitlines()]
    tensor = np.zeros((len(names),) * 3, dtype=object)
    for i, line in enumerate(lines[2:]):
        for j, cell in enumerate(line[1:]):
            if cell != "0":
                tensor[i, j, names.index(cell.lstrip("-"))] = -1 if cell.startswith("-") else 1
    elements = {
        name: np.array(_read(text, names), dtype=object) for name, text in zip("ABCDEFGH", instance.sums, strict=False)
    }

    def operand(tokens: list[str]) -> Any:
        head = tokens.pop(0)
        if head == "~":
            value = -operand(tokens)
            value[0] = -value[0]
            return value
        if head != "(":
            return elements[head]
        value = infix(tokens)
        tokens.pop(0)
        return value

    def infix(tokens: list[str]) -> Any:
        first = operand(tokens)
        if tokens and tokens[0] == "·":
            tokens.pop(0)
            return np.einsum("i,j,ijk->k", first, operand(tokens), tensor)
        return first

    right = infix(re.findall(r"\S", instance.shown)).tolist()
    return "" if list(answer) == right else f"the coefficients are {right}"


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """One coefficient off, and all signs changed."""
    return [(answer[0] + 1, *answer[1:]), tuple(-x for x in answer)]


def _read(text: str, names: list[str]) -> list[int]:
    found = dict.fromkeys(names, 0)
    for sign, number, unit in re.findall(r"([-+]?)\s*(\d*)(e\d)?", text):
        if number or unit:
            found[unit or "1"] = int(sign + (number or "1"))
    return list(found.values())
