"""Spreadsheets of integers: formulas that are filled down, changed cells, circular references."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

Values = dict[str, int | None]
"""Numbers by cell, None for a circular reference."""
Entries = tuple[tuple[str, str], ...]
"""Cells with what stands in them, a number or a formula."""

_ROW = re.compile(r"(?<=[A-Z])(\d+)")
_PART = re.compile(r"[A-Z]?\d+")
MEANINGS = (
    ("", "A range such as A1:B2 holds all cells from A1 to B2", "A1:B2 这样的区域包含从 A1 到 B2 的所有单元格"),
    ("SUM", "SUM adds the cells of a range", "SUM 求一个区域内各单元格之和"),
    ("MIN", "MIN gives the smallest of a range", "MIN 求一个区域内的最小值"),
    ("MAX", "MAX gives the largest of a range", "MAX 求一个区域内的最大值"),
    ("IF", "IF(c, x, y) is x if c holds, else y", "IF(c, x, y) 在 c 成立时为 x，否则为 y"),
    (
        "COUNTIF",
        'COUNTIF(r, ">n") counts the cells of a range r above n',
        'COUNTIF(r, ">n") 数出区域 r 中大于 n 的单元格个数',
    ),
)
"""What the functions mean in English and in Chinese, by name; the first one is about ranges."""


def evaluate(cells: Entries, fills: Sequence[tuple[str, int]], changes: Entries) -> Values:
    """Give the value of every cell after formulas were filled down, each to a last row, and cells changed.

    >>> evaluate((("A1", "2"), ("A2", "5"), ("B1", "=A1+A$1")), [("B1", 2)], (("A1", "3"),))
    {'A1': 3, 'A2': 5, 'B1': 6, 'B2': 8}
    >>> evaluate((("A1", "=SUM(B1:B2)"), ("B1", "1"), ("B2", "=A1*2")), [], ())
    {'A1': None, 'B1': 1, 'B2': None}
    """
    sheet = _filled(cells, fills, changes)
    known: Values = {}
    for cell in sheet:
        _value(cell, sheet, known)
    return known


def worked(cells: Entries, fills: Sequence[tuple[str, int]], changes: Entries, asked: Sequence[str]) -> list[str]:
    """Write how the values of some cells of :func:`evaluate` come from those that they need, each after these.

    >>> worked((("A1", "2"), ("A2", "5"), ("B1", "=A1+A$1")), [("B1", 2)], (("A1", "3"),), ["B2"])
    ['B2 =A2+A$1: 5 + 3 = 8']
    """
    sheet, values = _filled(cells, fills, changes), evaluate(cells, fills, changes)
    lines: list[str] = []
    done: set[str] = set()

    def work(cell: str, path: tuple[str, ...]) -> None:
        text = sheet.get(cell, cell)
        if cell in path:
            lines.append(f"{' → '.join((*path[path.index(cell) :], cell))}: ERR")
        elif cell not in done and text.startswith("="):
            function, body, parts = _parts(text)
            for part in parts:
                work(part, (*path, cell))
            done.add(cell)
            named = [(part, values.get(part, 0) if part[0].isalpha() else int(part)) for part in parts]
            wrong = [part for part, value in named if value is None]
            numbers = [str(value) for _, value in named]
            lines.append(
                f"{cell} {text}: " + (f"{wrong[0]} = ERR, ERR" if wrong else _calculation(function, body, numbers))
            )
            if not wrong and len(numbers) > 1:
                lines[-1] += f" = {values[cell]}"

    for cell in asked:
        work(cell, ())
    return lines


def _calculation(function: str, body: str, numbers: Sequence[str]) -> str:
    """Write a formula with numbers in place of cells."""
    if function == "IF":
        return f"IF({numbers[0]} > {', '.join(numbers[1:])})"
    if function == "COUNTIF":
        return f'COUNTIF({", ".join(numbers[:-1])}, ">{numbers[-1]}")'
    if function in ("MIN", "MAX"):
        return f"{function}({', '.join(numbers)})"
    return (" - " if "-" in body else " * " if "*" in body else " + ").join(numbers)


def _filled(cells: Entries, fills: Sequence[tuple[str, int]], changes: Entries) -> dict[str, str]:
    """Give what stands in each cell after formulas were filled down and cells changed."""
    sheet = dict(cells)
    for top, last in fills:
        parts = _ROW.split(sheet[top])  # every second one is a row number that moves
        for row in range(int(top[1:]) + 1, last + 1):
            moved = [str(int(part) + row - int(top[1:])) if place % 2 else part for place, part in enumerate(parts)]
            sheet[f"{top[0]}{row}"] = "".join(moved)
    return sheet | dict(changes)


def _parts(text: str) -> tuple[str, str, list[str]]:
    """Give the function of a formula, what it is applied to, and the cells and numbers in this."""
    function, _, body = text.strip("=)").replace("$", "").rpartition("(")
    parts = _PART.findall(body)
    if ":" in body:
        (a, b), (c, d) = ((part[0], int(part[1:])) for part in parts[:2])
        span = [f"{chr(column)}{row}" for column in range(ord(a), ord(c) + 1) for row in range(b, d + 1)]
        parts = [*span, *parts[2:]]
    return function, body, parts


def _value(cell: str, cells: Mapping[str, str], known: Values) -> int | None:
    """Give the value of a cell, None for ERR; what is being computed counts as ERR."""
    if cell.isdigit():
        return int(cell)
    if cell in known:
        return known[cell]
    known[cell] = None
    function, body, parts = _parts(cells[cell])
    values = [_value(part, cells, known) for part in parts]
    x = [value for value in values if value is not None]
    if len(x) < len(values):
        return None
    if function == "COUNTIF":
        result = sum(value > x[-1] for value in x[:-1])
    elif function == "IF":
        result = x[2] if x[0] > x[1] else x[3]
    elif function:
        result = sum(x) if function == "SUM" else min(x) if function == "MIN" else max(x)
    else:
        result = x[0] + x[1] if "+" in body else x[0] - x[1] if "-" in body else x[0] * x[-1] if "*" in body else x[0]
    known[cell] = result
    return result
