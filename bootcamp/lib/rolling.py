"""Cubes with six labelled faces that stand on a table and are rolled over an edge or turned on the spot.

A cube is the tuple of its labels on top, at the bottom, and on the north, south, east and west side.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import TypeVar

T = TypeVar("T")
Cube = tuple[T, T, T, T, T, T]

ROLLS: Mapping[str, tuple[int, ...]] = {
    "N": (3, 2, 0, 1, 4, 5),
    "E": (5, 4, 2, 3, 0, 1),
    "S": (2, 3, 1, 0, 4, 5),
    "W": (4, 5, 2, 3, 1, 0),
    "C": (0, 1, 5, 4, 2, 3),
    "A": (0, 1, 4, 5, 3, 2),
}
"""Where each label comes from after a roll to the north, east, south or west, or after a quarter turn about the
vertical axis, clockwise (C) or anticlockwise (A) as seen from above."""


def rolled(cube: Sequence[T], move: str) -> Cube[T]:
    """Roll or turn a cube.

    >>> rolled("TBNSEW", "N"), rolled("TBNSEW", "E"), rolled("TBNSEW", "C")
    (('S', 'N', 'T', 'B', 'E', 'W'), ('W', 'E', 'N', 'S', 'T', 'B'), ('T', 'B', 'W', 'E', 'N', 'S'))
    """
    a, b, c, d, e, f = (cube[place] for place in ROLLS[move])
    return a, b, c, d, e, f


def die(top: int, north: int, east: int) -> Cube[int]:
    """Make a die whose opposite faces add to 7.

    >>> die(1, 2, 3)
    (1, 6, 2, 5, 3, 4)
    """
    return top, 7 - top, north, 7 - north, east, 7 - east


@cache
def turns() -> tuple[tuple[int, ...], ...]:
    """List the 24 ways in which a cube can lie: where each label comes from.

    >>> len(turns()), turns()[0]
    (24, (0, 1, 2, 3, 4, 5))
    """
    found: list[tuple[int, ...]] = [(0, 1, 2, 3, 4, 5)]
    for cube in found:
        found += [after for move in "NEC" if (after := rolled(cube, move)) not in found]
    return tuple(found)


def lying(cube: Sequence[T]) -> list[tuple[T, ...]]:
    """List a cube in all the ways in which it can lie.

    >>> len(set(lying("TBNSEW"))), len(set(lying("AAAAAA")))
    (24, 1)
    """
    return [tuple(cube[place] for place in turn) for turn in turns()]
