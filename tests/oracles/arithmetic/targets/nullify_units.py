"""Play the moves with sympy; for up to five tiles search all ways of joining for other solutions."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import sympy

LEVELS = range(1, 11)
_EXHAUSTIVE = 5
Moves = tuple[tuple[int, int], ...]


def confirm(instance: Any, answer: Moves) -> str:
    """Say what is wrong with `answer`, or nothing."""
    tiles: list[Any] = [None, *map(_read, instance.tiles)]
    free = set(range(1, len(tiles)))
    for pair in answer:
        if len(set(pair)) < 2 or not set(pair) <= free:
            return "a tile is missing"
        made = _join(*(tiles[place] for place in pair))
        if made is None:
            return "two tiles do not go together"
        free -= set(pair)
        free.add(len(tiles))
        tiles.append(made)
    return "" if len(free) == 1 and tiles[-1] == 0 else "not a single 0"


def others(instance: Any, answer: Moves) -> list[Moves]:
    """The pairs the other way round, and the first way that a search finds."""
    found = [tuple((j, i) for i, j in answer)]
    if len(instance.tiles) <= _EXHAUSTIVE:
        table = dict(enumerate(map(_read, instance.tiles), start=1))
        solution = _search(table, len(table) + 1)
        assert solution is not None
        found.append(solution)
    return found


def near_misses(instance: Any, answer: Moves) -> list[Moves]:
    """Without the last move, and with the last move twice."""
    return [answer[:-1], (*answer, answer[-1])]


def _search(table: dict[int, Any], following: int) -> Moves | None:
    if len(table) == 1:
        return () if 0 in table.values() else None
    for i, j in combinations(table, 2):
        made = _join(table[i], table[j])
        if made is None:
            continue
        rest = {place: tile for place, tile in table.items() if place not in (i, j)} | {following: made}
        moves = _search(rest, following + 1)
        if moves is not None:
            return ((i, j), *moves)
    return None


def _read(text: str) -> Any:
    return sympy.Integer(text) if text[0] in "+-" else text


def _join(one: Any, other: Any) -> Any:
    if isinstance(one, str) and isinstance(other, str):
        return None
    if isinstance(one, str):
        one, other = other, one
    if not isinstance(other, str):
        return one + other
    if other == "reciprocal":
        return None if one == 0 else 1 / one
    if other in ("square", "floor"):
        return one**2 if other == "square" else sympy.floor(one)
    return one * int(other[1:]) if other[0] == "*" else one / sympy.Integer(other[1:])
