"""Rows of words and numbers, computed columns, and conditions: drawn, carried out, and said in both languages.

A cell is a word, a number, or None where it is empty; no comparison with an empty cell holds.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from random import Random

from bootcamp.errors import Retry
from bootcamp.lib.worlds import gloss

Row = tuple[str | int | None, ...]
Atom = tuple[int, str, str | int]  # a column, one of _TESTS, and what its cell is compared with
Condition = tuple[Atom, ...]  # holds where one of its comparisons does
Formula = tuple[int, int, Atom]  # a column less another one where the comparison holds, elsewhere their sum

NUMBERS = {"price": "价格", "weight": "重量", "stock": "库存", "score": "得分", "length": "长度"}
"""Heads of columns of numbers, with their Chinese."""

_TESTS: dict[str, tuple[Callable[..., bool], str, str]] = {
    "is": (lambda cell, value: cell == value, "{0} is {1}", "{0} 为 {1}"),
    "not": (lambda cell, value: cell != value, "{0} is not {1}", "{0} 不为 {1}"),
    "least": (lambda cell, value: cell is not None and cell >= value, "{0} is at least {1}", "{0} 不小于 {1}"),
    "less": (lambda cell, value: cell is not None and cell < value, "{0} is less than {1}", "{0} 小于 {1}"),
}

AGGREGATES: dict[str, tuple[Callable[[Sequence[int]], Fraction], str, str]] = {
    "sum": (lambda cells: Fraction(sum(cells)), "the sum of {0}", "{0} 之和"),
    "mean": (lambda cells: Fraction(sum(cells), len(cells)), "the mean of {0}", "{0} 的平均值"),
    "largest": (lambda cells: Fraction(max(cells)), "the largest {0}", "{0} 的最大值"),
    "smallest": (lambda cells: Fraction(min(cells)), "the smallest {0}", "{0} 的最小值"),
}
"""Functions of a column's numbers that fail on no numbers, with their names."""


def random_rows(words: Sequence[Sequence[str]], numbers: int, rows: int, empty: int, rng: Random) -> tuple[Row, ...]:
    """Draw rows: a word for each list in `words`, then numbers from 1 to 99, a cell empty at `empty` percent."""
    return tuple(
        (
            *map(rng.choice, words),
            *(None if rng.randrange(100) < empty else rng.randint(1, 99) for _ in range(numbers)),
        )
        for _ in range(rows)
    )


def meanings(columns: Sequence[str], rows: Sequence[Row]) -> list[str]:
    """Write the heads and the words of a table with their Chinese."""
    texts = {cell for row in rows for cell in row if isinstance(cell, str)}
    heads = [f"{column}（{NUMBERS[column]}）" if column in NUMBERS else gloss(column) for column in columns]
    return [*heads, *map(gloss, sorted(texts))]


def extended(row: Row, formulas: Sequence[Formula]) -> Row:
    """Add the cells of computed columns, each of which may use those before; a cell that needs an empty one is empty.

    >>> extended((5, 2), [(0, 1, (1, "less", 3)), (2, 1, (0, "less", 3))]), extended((5, None), [(0, 1, (0, "is", 5))])
    ((5, 2, 3, 5), (5, None, None))
    """
    for first, second, atom in formulas:
        a, b = row[first], row[second]
        cell = None
        if isinstance(a, int) and isinstance(b, int):
            cell = a - b if holds((atom,), row) else a + b
        row = (*row, cell)
    return row


def holds(condition: Condition, row: Row) -> bool:
    """Tell whether a row meets a condition.

    >>> holds(((0, "is", "red"), (1, "least", 9)), ("blue", 9)), holds(((1, "less", 9),), ("red", None))
    (True, False)
    """
    return any(_TESTS[test][0](row[column], value) for column, test, value in condition)


def labels(rows: Sequence[Row], column: int) -> list[str]:
    """List the words of a column, in alphabetical order.

    >>> labels([("red", 1), ("blue", 2), ("red", 3)], 0)
    ['blue', 'red']
    """
    return sorted({str(row[column]) for row in rows})


def numbers(rows: Sequence[Row], column: int) -> list[int]:
    """List the numbers of a column, without the empty cells.

    >>> numbers([("red", 1), ("blue", None)], 1)
    [1]
    """
    return [cell for row in rows if isinstance(cell := row[column], int)]


def said(condition: Condition, columns: Sequence[str]) -> tuple[str, str]:
    """Write a condition in English and in Chinese.

    >>> said(((0, "is", "red"), (1, "least", 9)), ["colour", "price"])
    ('colour is red, or price is at least 9', 'colour 为 red，或 price 不小于 9')
    """
    parts = [[text.format(columns[column], value) for text in _TESTS[test][1:]] for column, test, value in condition]
    return ", or ".join(en for en, _ in parts), "，或 ".join(zh for _, zh in parts)


def said_formula(formula: Formula, columns: Sequence[str]) -> tuple[str, str]:
    """Write what a computed column holds in English and in Chinese.

    >>> said_formula((0, 1, (0, "less", 9)), ["price", "stock"])[0]
    'price minus stock if price is less than 9, otherwise price plus stock'
    """
    a, b = (columns[column] for column in formula[:2])
    en, zh = said((formula[2],), columns)
    return f"{a} minus {b} if {en}, otherwise {a} plus {b}", f"若 {zh}，则为 {a} 减 {b}，否则为 {a} 加 {b}"


def draw_formula(rows: Sequence[Row], texts: int, rng: Random) -> Formula:
    """Draw a formula whose condition holds in some rows and not in others.

    The first `texts` columns hold words, the others numbers. Raises Retry where no draw is such.
    """
    width = len(rows[0])
    for _ in range(50):
        first, second = rng.sample(range(texts, width), 2)
        column = rng.randrange(width)
        atom = _draw_atom(rows, column, column < texts, rng)
        if len(rows) > 5 * sum(holds((atom,), row) for row in rows) // 4 > 0:
            return first, second, atom
    raise Retry


def draw(rows: Sequence[Row], count: int, alternatives: int, texts: int, rng: Random) -> tuple[Condition, ...]:
    """Draw conditions of up to `alternatives` comparisons, each of which drops a row that all the others keep.

    The first `texts` columns hold words, the others numbers. Raises Retry where no draw keeps a fifth of the rows.
    """
    width = len(rows[0])
    for _ in range(200):
        conditions = tuple(
            tuple(
                _draw_atom(rows, column, column < texts, rng)
                for column in rng.sample(range(width), rng.randint(1, min(width, alternatives)))
            )
            for _ in range(count)
        )
        met = [[holds(condition, row) for condition in conditions] for row in rows]
        alone = {marks.index(False) for marks in met if marks.count(False) == 1}
        if len(alone) == count and sum(map(all, met)) >= max(2, len(rows) // 5):
            return conditions
    raise Retry


def _draw_atom(rows: Sequence[Row], column: int, is_text: bool, rng: Random) -> Atom:
    if is_text:
        return column, rng.choice(("is", "not")), rng.choice(labels(rows, column))
    return column, rng.choice(("least", "less")), rng.choice(sorted(numbers(rows, column)) or [50])
