"""Written calculations whose digits are partly hidden: what is shown of them, and whether a restoration fits."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

HIDDEN = "*"

Row = tuple[str, int]
"""Digits, and how many columns to the right of their last one the layout goes on."""


def hide(rng: Random, rows: Sequence[Row], shown: int) -> tuple[Row, ...]:
    """Hide all digits but about `shown` percent, chosen over all rows alike.

    >>> hide(Random(1), [("123", 0), ("45", 1)], 40)
    (('12*', 0), ('**', 1))
    """
    places = [(i, j) for i, (digits, _) in enumerate(rows) for j in range(len(digits))]
    kept = set(rng.sample(places, max(1, len(places) * shown // 100)))
    return tuple(
        ("".join(digit if (i, j) in kept else HIDDEN for j, digit in enumerate(digits)), shift)
        for i, (digits, shift) in enumerate(rows)
    )


def fault(shown: Sequence[Row], rows: Sequence[Row]) -> str:
    """Say how a full layout differs from what is shown, or nothing.

    >>> fault([("1*", 0)], [("15", 0)]), fault([("1*", 0)], [("25", 0)])
    ('', 'a digit is not the one that is shown')
    """
    if [(len(digits), shift) for digits, shift in shown] != [(len(digits), shift) for digits, shift in rows]:
        return "the calculation does not have the rows that are shown"
    pairs = (pair for (one, _), (other, _) in zip(shown, rows, strict=True) for pair in zip(one, other, strict=True))
    agrees = all(mark in (HIDDEN, digit) for mark, digit in pairs)
    return "" if agrees else "a digit is not the one that is shown"


def drawn(row: Row, width: int) -> str:
    """Write a row in a layout of `width` columns.

    >>> drawn(("1*", 1), 5)
    '  1*'
    """
    digits, shift = row
    return digits.rjust(width - shift)
