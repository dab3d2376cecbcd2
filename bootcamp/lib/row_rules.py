"""Rules about rows of coloured pieces of three sizes, singly or two joined, and the rules that fit examples."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from random import Random
from typing import Any

import numpy as np

Row = tuple[str, ...]
"""Pieces from left to right, each a colour (r, g, b) and a size."""

Part = tuple[str, str, str]
"""The form of a rule, and what it is about: kinds of pieces, a number, an end."""

KINDS = "rgb123"
PIECES = tuple(colour + size for colour in "rgb" for size in "123")


def draw_row(rng: Random) -> Row:
    """Draw 3 to 6 pieces.

    >>> 3 <= len(draw_row(Random(1))) <= 6
    True
    """
    return tuple(rng.choices(PIECES, k=rng.randint(3, 6)))


@lru_cache(maxsize=2)
def parts(order: bool) -> tuple[Part, ...]:
    """List the single rules; with `order` also those that compare and order pieces.

    >>> len(parts(False)), len(parts(True))
    (54, 135)
    """
    numbers = (("least", "123"), ("exact", "012"), ("all", " "), ("end", "01"))
    found = [(form, a, k) for form, ks in numbers for a in KINDS for k in ks]
    if order:
        found += [("beside", a, b) for a in KINDS for b in KINDS if a <= b]
        found += [(form, a, b) for form in ("left", "more") for a in KINDS for b in KINDS if a != b]
    return tuple(found)


def holds(part: Part, row: Row) -> bool:
    """Tell whether a row follows a single rule.

    >>> holds(("end", "r", "1"), ("g1", "r2")), holds(("left", "r", "1"), ("g1", "r2"))
    (True, False)
    """
    form, a, b = part
    count = sum(a in piece for piece in row)
    if form in ("least", "exact", "all"):
        return count >= int(b) if form == "least" else count == (int(b) if form == "exact" else len(row))
    if form == "end":
        return a in row[-int(b)]
    if form == "more":
        return count > sum(b in piece for piece in row)
    pairs = [(x, y) for i, x in enumerate(row) for y in row[i + 1 : i + 2 if form == "beside" else None]]
    return any((a in x and b in y) or (form == "beside" and a in y and b in x) for x, y in pairs)


def follows(rule: Sequence[Part], joint: str, row: Row) -> bool:
    """Tell whether a row follows single rules joined by "and" or "or".

    >>> follows((("all", "r", " "), ("least", "1", "1")), "or", ("g1", "r2", "r2"))
    True
    """
    return (any if joint == "or" else all)(holds(part, row) for part in rule)


@lru_cache(maxsize=4096)
def _truths(order: bool, row: Row) -> Any:
    return np.array([holds(part, row) for part in parts(order)], dtype=np.float64)


class Fits:
    """The rules that fit examples: single ones, or with `joined` two different ones joined by and, or by or.

    >>> Fits(False, False, []).total, Fits(False, True, []).total
    (54, 2862)
    >>> Fits(False, False, [(("r1", "r1", "r1"), True)]).total
    16
    """

    def __init__(self, order: bool, joined: bool, known: Iterable[tuple[Row, bool]]) -> None:
        self.order = order
        n = len(parts(order))
        both = np.triu(np.ones((n, n), dtype=np.float64), 1) if joined else np.eye(n)
        either = both.copy() if joined else np.zeros((n, n))
        for row, yes in known:
            true = _truths(order, row)
            all_true, none_true = np.outer(true, true), np.outer(1 - true, 1 - true)
            both *= all_true if yes else 1 - all_true
            either *= 1 - none_true if yes else none_true
        self._both, self._either, self._joined_by_or = both, either, int(either.sum())
        self.total = int(both.sum()) + self._joined_by_or

    def votes(self, row: Row) -> int:
        """Count the rules by which a row follows."""
        true = _truths(self.order, row)
        false = 1 - true
        return int(true @ self._both @ true) + self._joined_by_or - int(false @ self._either @ false)
