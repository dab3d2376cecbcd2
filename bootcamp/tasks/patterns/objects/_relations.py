"""Relations of an object on a grid to the others, and conditions made of two of them."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from bootcamp.lib.grid.board import SIDES, reach, where
from bootcamp.lib.grid.shapes import normal
from bootcamp.tasks.patterns._scenes import LINE, Object, objects_of
from bootcamp.tasks.patterns.objects._shapes import Condition
from bootcamp.verifiers import Board

MARKER = LINE
Relation = Callable[[Object, Object], bool]


def _is_copy(thing: Object, other: Object) -> bool:
    return normal(thing[1]) == normal(other[1])


def _touches(thing: Object, other: Object) -> bool:
    return any((row + down, col + right) in other[1] for row, col in thing[1] for down, right in SIDES)


def _in_line(thing: Object, marker: Object) -> bool:
    ((row, col),) = marker[1]
    return any(row == r or col == c for r, c in thing[1])


def _surrounds(thing: Object, other: Object) -> bool:
    """Tell whether the other object lies in a hole of the first."""
    rows, cols = zip(*thing[1], strict=True)
    box = {(row, col) for row in range(min(rows), max(rows) + 1) for col in range(min(cols), max(cols) + 1)}
    if not box.issuperset(other[1]):
        return False
    around = {(row, col) for row in range(min(rows) - 1, max(rows) + 2) for col in range(min(cols) - 1, max(cols) + 2)}
    return (min(rows) - 1, min(cols) - 1) not in reach(other[1][0], around.difference(thing[1]))


RELATIONS: dict[str, tuple[str, str, Relation]] = {
    "copy": (
        "another object is a shifted copy of it, whatever the colours",
        "有别的物体平移后与它形状相同（不论颜色）",
        _is_copy,
    ),
    "colour": ("another object has its colour", "有别的物体与它同色", lambda thing, other: thing[0] == other[0]),
    "touches": ("it shares a side with another object", "它与别的物体有公共边", _touches),
    "inside": (
        "it lies in a hole of another object, from which no side steps over other cells lead out",
        "它在别的物体围成的洞里（不经过那个物体、沿边走不到外面）",
        lambda thing, other: _surrounds(other, thing),
    ),
    "line": (
        "one of its cells lies in the row or in the column of the marker",
        "它有格子与标记在同一行或同一列",
        _in_line,
    ),
    "twin": (
        "another object of a different colour is a shifted copy of it",
        "有颜色不同的物体平移后与它形状相同",
        lambda thing, other: thing[0] != other[0] and _is_copy(thing, other),
    ),
    "holds": (
        "another object lies in a hole of it, from which no side steps over other cells lead out",
        "有别的物体在它围成的洞里（不经过它、沿边走不到外面）",
        _surrounds,
    ),
}
"""Each in English, in Chinese and as a test of the object with another one."""


def things_of(board: Board) -> list[Object]:
    """List the objects without the marker."""
    return [thing for thing in objects_of(board) if thing[0] != MARKER]


@lru_cache(maxsize=256)
def _related(name: str, board: Board) -> tuple[bool, ...]:
    """Tell of each object whether it has a relation to another one, or to the marker."""
    things = things_of(board)
    partners = [(MARKER, tuple(where(board, MARKER)))] if name == "line" else things
    test = RELATIONS[name][2]
    return tuple(any(test(thing, other) for other in partners if other != thing) for thing in things)


def flags(rule: tuple[Condition, bool], board: Board) -> tuple[bool, ...]:
    """Tell of each object whether it meets a condition, or whether it fails it if the rule says so."""
    condition, fails = rule
    columns = [[holds == wanted for holds in _related(name, board)] for name, wanted in condition]
    return tuple(all(column) != fails for column in zip(*columns, strict=True))
