"""Constraints given as tables of allowed values: which values all of them leave, and all the ways to satisfy them."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from typing import TypeVar

_Value = TypeVar("_Value", bound=Hashable)
Relation = tuple[Sequence[Hashable], Sequence[tuple[_Value, ...]]]
"""The names of some variables and the rows of values that they may have together."""


def narrowed(relations: Sequence[Relation[_Value]]) -> list[Relation[_Value]] | None:
    """Drop rows with a value that another relation on that variable lacks, until nothing changes; None if one is empty.

    >>> narrowed([(("x", "y"), [(1, 2), (3, 4)]), (("y",), [(4,), (5,)])])
    [(('x', 'y'), [(3, 4)]), (('y',), [(4,)])]
    """
    left: Sequence[Relation[_Value]] = relations
    while True:
        allowed: dict[Hashable, set[_Value]] = {}
        for names, rows in left:
            if not rows:
                return None
            for name, values in zip(names, zip(*rows, strict=True), strict=True):
                allowed[name] = allowed[name] & set(values) if name in allowed else set(values)
        kept = [
            (names, [row for row in rows if all(x in allowed[name] for name, x in zip(names, row, strict=True))])
            for names, rows in left
        ]
        if all(len(rows) == len(before) for (_, rows), (_, before) in zip(kept, left, strict=True)):
            return list(left)
        left = kept


def solutions(relations: Sequence[Relation[_Value]], budget: int) -> Iterator[Mapping[Hashable, _Value]]:
    """Give all values of the variables that are in each relation, the one with the fewest rows left first.

    Ends with an empty mapping after `budget` rows were tried in vain.

    >>> list(solutions([(("x", "y"), [(1, 2), (3, 4)]), (("y",), [(4,), (5,)])], 10))
    [{'x': 3, 'y': 4}]
    """
    left = [budget]

    def extended(rest: Sequence[Relation[_Value]], known: dict[Hashable, _Value]) -> Iterator[dict[Hashable, _Value]]:
        if not rest:
            yield known
            return
        fitting = [
            (names, [row for row in rows if all(known.get(name, x) == x for name, x in zip(names, row, strict=True))])
            for names, rows in rest
        ]
        place = min(range(len(fitting)), key=lambda at: len(fitting[at][1]))
        names, rows = fitting.pop(place)
        for row in rows:
            left[0] -= 1
            if left[0] < 0:
                return
            yield from extended(fitting, known | dict(zip(names, row, strict=True)))

    yield from extended(relations, {})
    if left[0] < 0:
        yield {}
