"""Judge by number arrays: the bits of the stacked panels index a table, filled from the examples for every mirror."""

from typing import Any

import numpy as np

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    ways: list[Any] = [lambda stack: stack]
    for number in range(instance.panels if instance.mirrors else 0):
        for axis in (0, 1):
            ways.append(lambda stack, number=number, axis=axis: _flipped(stack, number, axis))
    results = []
    for way in ways:
        table: dict[int, set[str]] = {}
        for before, after in instance.pairs:
            codes = _codes(way(_stack(before, instance.panels)))
            for code, colour in zip(codes.ravel(), np.array(after).ravel(), strict=True):
                table.setdefault(int(code), set()).add(str(colour))
        if all(len(colours) == 1 for colours in table.values()):
            codes = _codes(way(_stack(instance.query, instance.panels)))
            results.append([[min(table.get(int(code), {"unknown"})) for code in row] for row in codes])
    if any(result != results[0] for result in results) or "unknown" in str(results):
        return "the examples do not settle the output"
    return "" if np.array_equal(results[0], answer) else "a cell has another colour by the table"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The output mirrored both ways."""
    return [board for board in (answer[::-1], tuple(row[::-1] for row in answer)) if board != answer]


def _stack(board: Any, panels: int) -> Any:
    columns = np.array(board).T
    parts = np.delete(columns, [i * (len(board) + 1) - 1 for i in range(1, panels)], axis=0)
    return np.array([part.T != "0" for part in np.split(parts, panels)])


def _flipped(stack: Any, number: int, axis: int) -> Any:
    stack = stack.copy()
    stack[number] = np.flip(stack[number], axis)
    return stack


def _codes(stack: Any) -> Any:
    return sum(layer.astype(int) << bit for bit, layer in enumerate(stack))
