"""Yes-or-no properties of objects on a grid, and conditions made of two of them."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from bootcamp.lib.grid.board import Cell
from bootcamp.lib.grid.shapes import Shape, normal
from bootcamp.tasks.patterns._scenes import has_hole


class Property(NamedTuple):
    """What an object on a board of a size may have, in English, in Chinese and as a test."""

    en: str
    zh: str
    holds: Callable[[Shape, Cell], bool]


Condition = tuple[tuple[str, bool], ...]  # properties that an object has or lacks; all of them must be as said


def _extent(shape: Shape) -> Cell:
    rows, cols = zip(*shape, strict=True)
    return max(rows) - min(rows) + 1, max(cols) - min(cols) + 1


PROPERTIES = {
    "wide": Property(
        "it is wider than high", "它的宽度大于高度", lambda shape, board: _extent(shape)[1] > _extent(shape)[0]
    ),
    "border": Property(
        "one of its cells lies on the border of the grid",
        "它有格子在网格的边缘上",
        lambda shape, board: any(row in (0, board[0] - 1) or col in (0, board[1] - 1) for row, col in shape),
    ),
    "hole": Property(
        "it encloses a hole, from which no side steps over other cells lead out",
        "它围住一个洞（洞里的格子不经过它、沿边走不到外面）",
        lambda shape, board: has_hole(shape),
    ),
    "rectangle": Property(
        "it fills a rectangle (lines and single cells count)",
        "它填满一个长方形（直线和单个格子也算）",
        lambda shape, board: _extent(shape)[0] * _extent(shape)[1] == len(shape),
    ),
    "mirror": Property(
        "its mirror image, left to right, is a shifted copy of it",
        "把它左右翻转后与自身只差平移",
        lambda shape, board: normal((row, -col) for row, col in shape) == normal(shape),
    ),
    "line": Property(
        "all its cells lie in one row or in one column",
        "它的格子都在同一行或同一列",
        lambda shape, board: 1 in _extent(shape),
    ),
}


def conditions(names: tuple[str, ...], joined: bool) -> list[Condition]:
    """List the conditions on one property and, if `joined`, on two; an `or` is the opposite of one of them."""
    single: list[Condition] = [((name, True),) for name in names]
    double: list[Condition] = [
        ((one, a), (other, b)) for one, other in combinations(names, 2) for a in (True, False) for b in (True, False)
    ]
    return single + double if joined else single


def meets(condition: Condition, shape: Shape, board: Cell) -> bool:
    """Tell whether an object on a board of a size is as a condition says."""
    return all(_has(name, shape, board) == wanted for name, wanted in condition)


@lru_cache(maxsize=1024)
def _has(name: str, shape: Shape, board: Cell) -> bool:
    return PROPERTIES[name].holds(shape, board)
