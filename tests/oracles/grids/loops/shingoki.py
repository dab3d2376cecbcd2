"""Judge the loop as a graph, by the straight runs that leave each circle."""

from typing import Any

from bootcamp.lib.grid.drawing import draw
from bootcamp.lib.grid.loops import Path
from tests.oracles.grids._ring import bent, broken as near_misses, ring, runs, turned as others

__all__ = ["LEVELS", "confirm", "near_misses", "others"]

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Path) -> str:
    """Say what is wrong with `answer`, or nothing."""
    board = [row.split() for row in draw(instance.circles).split("\n")]
    loop = ring(answer, len(board), len(board))
    if loop is None:
        return "no simple loop"
    for r, row in enumerate(board, 1):
        for c, mark in enumerate(row, 1):
            if mark != "." and ((r, c) not in loop or not _fits(loop, (r, c), mark)):
                return f"the clue in ({r}, {c}) is wrong"
    return ""


def _fits(loop: Any, cell: tuple[int, int], mark: str) -> bool:
    return bent(loop, cell) == (mark[0] == "B") and mark[1:] in ("", str(sum(runs(loop, cell))))
