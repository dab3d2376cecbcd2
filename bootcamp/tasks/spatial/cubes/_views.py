"""Cubes with the letters A to F on their faces, and views of three faces that meet at a corner."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import permutations
from random import Random

from bootcamp.lib.rolling import lying

View = tuple[tuple[int, str], ...]
"""The places that are seen, and their symbols."""

_PLACES = (
    ("top", "上面"),
    ("bottom", "下面"),
    ("back", "后面"),
    ("front", "前面"),
    ("right", "右面"),
    ("left", "左面"),
)
CORNERS = ((0, 3, 4), (0, 3, 5), (1, 3, 4), (1, 3, 5))
"""The places of three faces that are seen at once."""
SYMBOLS = "ABCDEF"


def wording(view: View, language: str) -> str:
    """Say a view."""
    if language == "en":
        return ", ".join(f"{_PLACES[place][0]} {symbol}" for place, symbol in view)
    return "，".join(f"{_PLACES[place][1]}为 {symbol}" for place, symbol in view)


def view_of(rng: Random, cube: tuple[str, ...], corners: Sequence[tuple[int, int, int]]) -> View:
    """Draw a view of a cube."""
    lies = rng.choice(lying(cube))
    return tuple((place, lies[place]) for place in rng.choice(corners))


@cache
def cubes() -> tuple[tuple[str, ...], ...]:
    """List the 30 cubes, each in one position."""
    found: dict[tuple[str, ...], None] = {}
    for labels in permutations(SYMBOLS):
        found.setdefault(min(lying(labels)))
    return tuple(found)


@cache
def looks(cube: tuple[str, ...]) -> frozenset[View]:
    """Give all views of a cube."""
    return frozenset(tuple((place, lies[place]) for place in corner) for lies in lying(cube) for corner in CORNERS)
