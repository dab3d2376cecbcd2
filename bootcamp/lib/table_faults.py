"""Faults that spoil a table in ways that can be undone.

A fault is its kind and what it needs: ``shift`` (column, places), ``rows`` (every how many), ``digits`` and ``turn``
(column), ``cols`` (two columns, a column of words, a word) and ``twice`` (a row, from 1). Numbers have two digits, none
of them 0, which every fault keeps.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from bootcamp.lib import table

Fault = tuple[str, table.Row]
Rows = tuple[table.Row, ...]

KINDS = ("shift", "cols", "rows", "digits", "twice", "turn")
"""The kinds of faults."""


def draw_fault(rng: Random, kind: str, rows: Rows, texts: int) -> Fault:
    """Draw a fault of a kind; the first `texts` columns hold words, the others numbers."""
    width = len(rows[0])
    if kind == "shift":
        return kind, (rng.randrange(width), rng.randint(1, max(1, len(rows) // 2)))
    if kind == "rows":
        return kind, (rng.randint(2, 3),)
    if kind == "twice":
        return kind, (rng.randint(1, len(rows)),)
    if kind == "cols" and width - texts > 1:
        column = rng.randrange(texts)
        return kind, (*rng.sample(range(texts, width), 2), column, rng.choice(table.labels(rows, column)))
    return "turn" if kind == "turn" else "digits", (rng.randrange(texts, width),)


def spoilt(rows: Rows, fault: Fault) -> Rows:
    """Carry out a fault.

    >>> spoilt((("a", 12), ("b", 34), ("c", 56)), ("shift", (1, 1)))
    (('a', 56), ('b', 12), ('c', 34))
    """
    kind, words = fault
    what: Any = words
    if kind == "shift":
        column, by = what
        return tuple((*row[:column], rows[n - by][column], *row[column + 1 :]) for n, row in enumerate(rows))
    if kind == "rows":
        order = list(range(len(rows)))
        for low in range(what[0] - 1, len(rows) - 1, what[0]):
            order[low], order[low + 1] = order[low + 1], order[low]
        return tuple(rows[place] for place in order)
    if kind == "twice":
        return (*rows[: what[0]], *rows[what[0] - 1 :])
    if kind == "cols":
        one, two, column, word = what
        swap = {one: two, two: one}
        return tuple(
            tuple(row[swap.get(place, place)] for place in range(len(row))) if row[column] == word else row
            for row in rows
        )
    return tuple(
        tuple(_changed(kind, cell) if place == what[0] else cell for place, cell in enumerate(row)) for row in rows
    )


def mended(rows: Rows, fault: Fault) -> Rows:
    """Undo a fault.

    >>> mended((("a", 56), ("b", 12), ("c", 34)), ("shift", (1, 1)))
    (('a', 12), ('b', 34), ('c', 56))
    """
    kind, words = fault
    what: Any = words
    if kind == "shift":
        return spoilt(rows, (kind, (what[0], -what[1] % len(rows))))
    if kind == "twice":
        return (*rows[: what[0]], *rows[what[0] + 1 :])
    return spoilt(rows, fault)


def told(fault: Fault, heads: Sequence[str]) -> tuple[str, str]:
    """Tell a fault in English and in Chinese.

    >>> told(("digits", (1,)), ["name", "price"])[0]
    'In column price the two digits of every number were reversed.'
    """
    kind, words = fault
    what: Any = words
    if kind == "rows":
        k = what[0]
        return (
            f"Row {k} was exchanged with row {k + 1}, row {2 * k} with row {2 * k + 1}, and so on for all multiples of "
            f"{k} as far as both rows exist.",
            f"第 {k} 行与第 {k + 1} 行对调，第 {2 * k} 行与第 {2 * k + 1} 行对调，依此类推，"
            f"凡是 {k} 的倍数都如此，只要两行都存在。",
        )
    if kind == "twice":
        return (
            f"A copy of row {what[0]} was put in directly below it.",
            f"在第 {what[0]} 行正下方插入了该行的一份副本。",
        )
    head = heads[what[0]]
    if kind == "shift":
        return (
            f"All cells of column {head} were moved down by {what[1]}; those that fell out at the bottom were put in "
            "at the top, in the same order.",
            f"{head} 列的所有单元格下移 {what[1]} 格，从底部移出的按原来的顺序补到顶部。",
        )
    if kind == "cols":
        other, where, word = heads[what[1]], heads[what[2]], what[3]
        return (
            f"In every row where {where} was {word}, the cells of {head} and {other} were exchanged.",
            f"在 {where} 为 {word} 的每一行里，{head} 与 {other} 的单元格对调。",
        )
    if kind == "turn":
        return f"Every number x of column {head} became 110 - x.", f"{head} 列的每个数 x 变成了 110 - x。"
    return f"In column {head} the two digits of every number were reversed.", f"{head} 列每个数的两位数字前后颠倒。"


def _changed(kind: str, cell: Any) -> int:
    return 110 - int(cell) if kind == "turn" else int(str(cell)[::-1])
