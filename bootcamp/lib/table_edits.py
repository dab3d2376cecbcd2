"""Edits of a table of named rows: what they do and how they are told.

The first cell of a row is its name, which no other row has; see `table` for the rest. An edit is its kind, what it
needs and a condition, which is empty unless said: ``add`` (cells), ``drop`` (name), ``set`` (name, column, value),
``swap`` (column, name, name), ``sort`` (column, 1 for descending), ``filter`` (nothing, condition), ``plus`` (number,
column, condition), ``top`` (name), ``compute`` (two columns, the new head, condition), ``ends`` (column, other column).
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from bootcamp.lib import table
from bootcamp.lib.shown_work import running_sum

Edit = tuple[str, table.Row, table.Condition]
Rows = tuple[table.Row, ...]
Question = tuple[str, int, int | str]
"""``cell`` (column, row from 1), ``most`` (column, 0), ``sum`` (column, word in column 1) or of the ``first`` rows."""

KINDS = ("set", "drop", "add", "sort", "filter", "swap", "plus", "top", "ends", "compute")
"""The kinds of edits, plain ones first."""


def draw_edit(rng: Random, kind: str, rows: Rows, spare: Sequence[str], texts: int, head: str) -> Edit | None:
    """Draw an edit of a kind that changes the table; None where there is none.

    Columns 1 to `texts` - 1 hold words, those after them numbers; `spare` are names of new rows, `head` is that of a
    new column.
    """
    names = [str(row[0]) for row in rows]
    width = len(rows[0])
    column, other = rng.sample(range(texts, width), 2) if width - texts > 1 else (texts, texts)
    name = rng.choice(names)
    if kind == "add":
        words = [rng.choice(table.labels(rows, place)) for place in range(1, texts)]
        return (kind, (spare[0], *words, *(rng.randint(1, 99) for _ in range(texts, width))), ()) if spare else None
    condition = (_atom(rng, rows, texts),)
    if kind == "compute":
        return (kind, (column, other, head), condition) if other != column else None
    choices: dict[str, Edit] = {
        "drop": (kind, (name,), ()),
        "set": (kind, (name, column, rng.randint(1, 99)), ()),
        "swap": (kind, (column, *rng.sample(names, 2)), ()),
        "sort": (kind, (column, rng.randint(0, 1)), ()),
        "filter": (kind, (), condition),
        "plus": (kind, (rng.randint(2, 20), column), condition),
        "top": (kind, (name,), ()),
        "ends": (kind, (column, other), ()),
    }
    edit = choices[kind]
    after = edited(rows, edit)
    return edit if after != rows and len(after) > max(2, len(rows) // 2) else None


def edited(rows: Rows, edit: Edit) -> Rows:
    """Carry out an edit.

    >>> edited((("Ada", 3), ("Bo", 1)), ("sort", (1, 0), ())), edited((("Ada", 3), ("Bo", 1)), ("ends", (1, 1), ()))
    ((('Bo', 1), ('Ada', 3)), (('Ada', 1), ('Bo', 3)))
    """
    kind, words, condition = edit
    what: Any = words
    if kind == "add":
        return (*rows, words)
    if kind == "drop":
        return tuple(row for row in rows if row[0] != what[0])
    if kind == "sort":
        signed = [-number if what[1] else number for number in table.numbers(rows, what[0])]
        return tuple(rows[place] for place in sorted(range(len(rows)), key=lambda place: signed[place]))
    if kind == "filter":
        return tuple(row for row in rows if not table.holds(condition, row))
    if kind == "top":
        return tuple(sorted(rows, key=lambda row: row[0] != what[0]))
    if kind == "compute":
        return tuple(table.extended(row, [(what[0], what[1], condition[0])]) for row in rows)
    column = what[1] if kind in ("set", "plus") else what[0]
    cells: dict[Any, Any] = {row[0]: row[column] for row in rows}
    if kind == "set":
        changes = {what[0]: what[2]}
    elif kind == "plus":
        changes = {row[0]: cells[row[0]] + what[0] for row in rows if table.holds(condition, row)}
    else:
        one, two = _ends(rows, what[1]) if kind == "ends" else what[1:]
        changes = {one: cells[two], two: cells[one]}
    cells |= changes
    return tuple((*row[:column], cells[row[0]], *row[column + 1 :]) for row in rows)


def told(edit: Edit, heads: Sequence[str]) -> tuple[str, str]:
    """Tell an edit in English and in Chinese.

    >>> told(("sort", (1, 1), ()), ["name", "price"])[0]
    'Sort the rows by price, largest first.'
    """
    kind, words, condition = edit
    what: Any = words
    if kind == "add":
        cells = ", ".join(map(str, words))
        return f"Add a row at the end: {cells}.", f"在末尾添加一行：{cells}。"
    if kind == "drop":
        return f"Remove the row of {what[0]}.", f"删除 {what[0]} 的一行。"
    if kind == "top":
        return f"Move the row of {what[0]} to the top.", f"把 {what[0]} 的一行移到最上面。"
    if kind == "set":
        name, column, value = what
        return f"Change the {heads[column]} of {name} to {value}.", f"把 {name} 的 {heads[column]} 改为 {value}。"
    if kind == "swap":
        column, one, two = what
        return f"Swap the {heads[column]} of {one} and {two}.", f"交换 {one} 与 {two} 的 {heads[column]}。"
    if kind == "sort":
        head = heads[what[0]]
        way = ("largest", "从大到小") if what[1] else ("smallest", "从小到大")
        return f"Sort the rows by {head}, {way[0]} first.", f"各行按 {head} {way[1]}排列。"
    if kind == "filter":
        en, zh = table.said(condition, heads)
        return f"Remove every row where {en}.", f"删除所有 {zh} 的行。"
    if kind == "plus":
        number, column = what
        en, zh = table.said(condition, heads)
        head = heads[column]
        return f"Add {number} to the {head} of every row where {en}.", f"凡是 {zh} 的行，{head} 都加 {number}。"
    if kind == "ends":
        column, other = (heads[place] for place in what)
        return (
            f"Swap the {column} of the two rows with the largest and the smallest {other}.",
            f"交换 {other} 最大与 {other} 最小的两行的 {column}。",
        )
    en, zh = table.said_formula((what[0], what[1], condition[0]), heads)
    return f"Add a last column {what[2]}: {en}.", f"在最后添加一列 {what[2]}：{zh}。"


def _ends(rows: Rows, column: int) -> tuple[object, object]:
    """Name the rows with the largest and the smallest number of a column, the uppermost of equal ones."""
    numbers = table.numbers(rows, column)
    return rows[numbers.index(max(numbers))][0], rows[numbers.index(min(numbers))][0]


def _atom(rng: Random, rows: Rows, texts: int) -> table.Atom:
    column = rng.randrange(1, len(rows[0]))
    if column < texts:
        return column, rng.choice(("is", "not")), rng.choice(table.labels(rows, column))
    return column, rng.choice(("least", "less")), rng.choice(table.numbers(rows, column))


def reply(rows: Rows, question: Question) -> str:
    """Answer a question; "" where the table has not got the row.

    >>> rows = ("Ada", "red", 3), ("Bo", "red", 5)
    >>> reply(rows, ("cell", 2, 2)), reply(rows, ("most", 2, 0)), reply(rows, ("sum", 2, "red"))
    ('5', 'Bo', '8')
    """
    kind, column, what = question
    if kind == "cell":
        return str(rows[int(what) - 1][column]) if int(what) <= len(rows) else ""
    if kind == "most":
        return str(_ends(rows, column)[0])
    return str(sum(_summed(rows, question)))


def worked(rows: Rows, question: Question) -> str:
    """Write the cells that decide a question, or the sum of those asked for.

    >>> rows = ("Ada", "red", 3), ("Bo", "red", 5)
    >>> worked(rows, ("cell", 2, 2)), worked(rows, ("most", 2, 0)), worked(rows, ("sum", 2, "red"))
    ('Bo red 5 → 5', '3, 5 → 5, Bo', '3 + 5 = 8')
    """
    kind, column, what = question
    if kind == "cell":
        return f"{' '.join(map(str, rows[int(what) - 1]))} → {reply(rows, question)}"
    if kind == "most":
        numbers = table.numbers(rows, column)
        return f"{', '.join(map(str, numbers))} → {max(numbers)}, {reply(rows, question)}"
    return running_sum(_summed(rows, question))


def _summed(rows: Rows, question: Question) -> list[int]:
    kind, column, what = question
    chosen = [row[1] == what if kind == "sum" else place < int(what) for place, row in enumerate(rows)]
    return [number for number, use in zip(table.numbers(rows, column), chosen, strict=True) if use]
