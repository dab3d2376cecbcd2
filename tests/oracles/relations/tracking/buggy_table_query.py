"""Judge by numpy columns: the printed faults undone backwards, which doing them again must spoil as shown."""

import re
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import numpy as np

LEVELS = range(1, 11)
_OPERATORS = {"is at least": "__ge__", "is less than": "__lt__", "is not": "__ne__", "is": "__eq__"}


def confirm(instance: Any, answer: tuple[Fraction, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    frame = np.array([list(row) for row in instance.rows], dtype=object)
    shown = {head: frame[:, place] for place, head in enumerate(instance.columns)}
    clean = shown
    for line, _ in reversed(instance.steps):
        clean = _fault(clean, line, undo=True)
    again = clean
    for line, _ in instance.steps:
        again = _fault(again, line, undo=False)
    if any(list(again[head]) != list(shown[head]) for head in shown):
        return "the faults do not lead to the table that is shown"
    use = np.ones(len(clean[instance.columns[0]]), dtype=bool)
    for text, _ in instance.tests:
        use &= np.any([_met(clean, part) for part in text.split(", or ")], axis=0)
    right = []
    for text, _ in instance.asked:
        words, head = text.rsplit(" ", 1)
        cells = [int(cell) for cell in clean[head][use]]
        found = {"the largest": max(cells), "the smallest": min(cells), "the sum of": sum(cells)}
        right.append(Fraction(found[words]) if words in found else Fraction(sum(cells), len(cells)))
    return "" if answer == tuple(right) else f"the values are {right}"


def near_misses(instance: Any, answer: tuple[Fraction, ...]) -> Iterator[tuple[Fraction, ...]]:
    """A value that is one off, and two values exchanged."""
    yield answer[0] + 1, *answer[1:]
    if answer[0] != answer[-1]:
        yield answer[-1], *answer[1:-1], answer[0]


def _met(columns: dict[str, Any], text: str) -> Any:
    head, sign, value = re.findall(r"(\w+) (is at least|is less than|is not|is) (.+)", text)[0]
    other = int(value) if value.isdigit() else value
    return np.array([getattr(cell, _OPERATORS[sign])(other) for cell in columns[head]], dtype=bool)


def _fault(columns: dict[str, Any], line: str, undo: bool) -> dict[str, Any]:
    columns = dict(columns)
    size = len(next(iter(columns.values())))
    if found := re.match(r"Row (\d+) was exchanged with row", line):
        step = int(found[1])
        order = np.arange(size)
        for low in range(step, size, step):
            order[[low - 1, low]] = order[[low, low - 1]]
        return {head: cells[order] for head, cells in columns.items()}
    if found := re.match(r"A copy of row (\d+) was put in", line):
        row = int(found[1])
        order = np.delete(np.arange(size), row) if undo else np.insert(np.arange(size), row, row - 1)
        return {head: cells[order] for head, cells in columns.items()}
    if found := re.match(r"All cells of column (\w+) were moved down by (\d+);", line):
        columns[found[1]] = np.roll(columns[found[1]], -int(found[2]) if undo else int(found[2]))
    elif found := re.match(r"In every row where (\w+) was (.+), the cells of (\w+) and (\w+) were exchanged", line):
        where = columns[found[1]] == found[2]
        one, two = columns[found[3]], columns[found[4]]
        columns[found[3]], columns[found[4]] = np.where(where, two, one), np.where(where, one, two)
    elif found := re.match(r"Every number x of column (\w+) became 110 - x", line):
        columns[found[1]] = 110 - columns[found[1]]
    else:
        head = re.findall(r"In column (\w+) the two digits", line)[0]
        columns[head] = columns[head] % 10 * 10 + columns[head] // 10
    return columns
