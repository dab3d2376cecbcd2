"""Judge the loop as a graph on the white cells; find other loops on small boards by joining ends of paths."""

from typing import Any

import networkx

from bootcamp.lib.grid.drawing import draw
from bootcamp.lib.grid.loops import Path
from tests.oracles.grids._ring import broken as near_misses, ring, turned

__all__ = ["LEVELS", "confirm", "near_misses", "others"]

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Path) -> str:
    """Say what is wrong with `answer`, or nothing."""
    loop = ring(answer, instance.size, instance.size)
    return (
        "" if loop is not None and set(loop) == set(_white(instance)) else "the loop does not pass just the white cells"
    )


def others(instance: Any, answer: Path) -> list[Path]:
    """The same loop told otherwise, and up to two that a bounded search finds."""
    white = _white(instance)
    found: list[Path] = []
    start, budget = min(white), 4000
    stack: list[Path] = [(start,)]
    while stack and budget and len(found) < 2:
        budget -= 1
        path = stack.pop()
        if len(path) == len(white) and start in white[path[-1]]:
            found.append(path)
        stack += [(*path, near) for near in white[path[-1]] if near not in path]
    return turned(instance, answer) + found


def _white(instance: Any) -> Any:
    board = [row.split() for row in draw(instance.cells).split("\n")]
    grid = networkx.grid_graph([range(1, len(board[0]) + 1), range(1, len(board) + 1)])
    return grid.subgraph([(r, c) for r, c in grid if board[r - 1][c - 1] == "."])
