"""Judge by networkx on blocks as two unit cubes in space that rotation matrices of numpy turn about an edge."""

from collections.abc import Callable
from typing import Any

import numpy as np

from tests.oracles.spatial._states import States, judged, walk

LEVELS = range(1, 11)

_AXES = {"U": (0, 1), "D": (0, -1), "L": (1, 1), "R": (1, -1)}


def greedy(instance: Any) -> Any:
    """The steps of a walker."""
    return walk(instance.board) or ("U",)


def _tip(cubes: frozenset[tuple[int, int, int]], move: str) -> frozenset[tuple[int, int, int]]:
    """Turn cubes (row, column, height), by their centres doubled, about the lower edge on a side."""
    axis, sign = _AXES[move]
    points = np.array(sorted(cubes)) * 2 + 1
    edge = (points[:, axis].min() - 1) if sign == 1 else (points[:, axis].max() + 1)
    points[:, axis] -= edge
    turn = np.eye(3, dtype=int)
    turn[axis, axis] = turn[2, 2] = 0
    turn[axis, 2], turn[2, axis] = (-1, 1) if sign == 1 else (1, -1)
    turned = points @ turn.T
    turned[:, 2] = abs(turned[:, 2])
    turned[:, axis] += edge
    return frozenset(tuple(int(x) for x in (point - 1) // 2) for point in turned)  # type: ignore[misc]


def _read(instance: Any) -> tuple[States, Callable[[Any], bool]]:
    floor = {(r, c) for r, row in enumerate(instance.board) for c, symbol in enumerate(row) if symbol != "#"}
    ends = {symbol: (r, c) for r, row in enumerate(instance.board) for c, symbol in enumerate(row) if symbol in "SG"}

    def after(cubes: Any, move: str) -> Any:
        tipped = _tip(cubes, move)
        return tipped if all(cube[:2] in floor for cube in tipped) else None

    start, goal = (frozenset({(*ends[mark], 0), (*ends[mark], 1)}) for mark in "SG")
    return States(start, "UDLR", after), goal.__eq__


confirm, others, near_misses = judged(_read, "UDLR")
