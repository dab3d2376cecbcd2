"""Judge by networkx on states of a cell and the normals of faces, turned by matrices of numpy."""

from collections.abc import Callable
from typing import Any

import numpy as np

from tests.oracles.spatial._states import States, judged, walk

LEVELS = range(1, 11)

_TURNS = {
    "N": np.array([[1, 0, 0], [0, 0, 1], [0, -1, 0]]),
    "S": np.array([[1, 0, 0], [0, 0, -1], [0, 1, 0]]),
    "E": np.array([[0, 0, 1], [0, 1, 0], [-1, 0, 0]]),
    "W": np.array([[0, 0, -1], [0, 1, 0], [1, 0, 0]]),
}


def greedy(instance: Any) -> Any:
    """A shortest way without regard to numbers."""
    return tuple({"U": "N", "D": "S", "L": "W", "R": "E"}[step] for step in walk(instance.board)) or ("N",)


def _read(instance: Any) -> tuple[States, Callable[[Any], bool]]:
    cells = {(c, -r): symbol for r, row in enumerate(instance.board) for c, symbol in enumerate(row)}
    ends = {symbol: cell for cell, symbol in cells.items() if symbol in "SG"}
    top, north, east = instance.faces  # the axes are east, north and up
    start = ((1, 0, 0), (0, 1, 0), (0, 0, 1))
    pips = dict(zip(range(3), (east, north, top), strict=True))

    def after(state: Any, move: str) -> Any:
        cell = tuple(np.array(state[0]) + {"N": (0, 1), "S": (0, -1), "E": (1, 0), "W": (-1, 0)}[move])
        normals = _TURNS[move] @ np.array(state[1]).T
        axis = next(k for k in range(3) if normals[2, k])
        shown = pips[axis] if normals[2, axis] == 1 else 7 - pips[axis]
        if cells.get(cell, "#") in {"#", *"123456"} - {str(shown)}:
            return None
        return cell, tuple(tuple(int(x) for x in row) for row in normals.T)

    return States((ends["S"], start), "NESW", after), lambda state: bool(state[0] == ends["G"])


confirm, others, near_misses = judged(_read, "NESW")
