"""Rows of words and numbers, and conditions on them: drawn, tested, and said in both languages.

A cell is a word, a number, or None where it is empty; no comparison with an empty cell holds.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from random import Random

from bootcamp.lib.worlds import gloss
from bootcamp.task import Retry

Row = tuple[str | int | None, ...]
Atom = tuple[int, str, str | int]  # a column, one of _TESTS, and what its cell is compared with
Condition = tuple[Atom, ...]  # holds where one of its comparisons does

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


def holds(condition: Condition, row: Row) -> bool:
    """Tell whether a row meets a condition."""
    return any(_TESTS[test][0](row[column], value) for column, test, value in condition)


def labels(rows: Sequence[Row], column: int) -> list[str]:
    """List the words of a column, in alphabetical order."""
    return sorted({str(row[column]) for row in rows})


def numbers(rows: Sequence[Row], column: int) -> list[int]:
    """List the numbers of a column, without the empty cells."""
    return [cell for row in rows if isinstance(cell := row[column], int)]


def said(condition: Condition, columns: Sequence[str]) -> tuple[str, str]:
    """Write a condition in English and in Chinese."""
    parts = [[text.format(columns[column], value) for text in _TESTS[test][1:]] for column, test, value in condition]
    return ", or ".join(en for en, _ in parts), "，或 ".join(zh for _, zh in parts)


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
