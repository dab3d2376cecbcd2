"""Judge the loop as a graph, by the straight runs that leave each circle."""

from typing import Any

from bootcamp.lib.grid.board import Cell
from bootcamp.lib.grid.loops import Path
from tests.oracles.grids._ring import bent, broken as near_misses, clue_fault, runs, turned as others

__all__ = ["LEVELS", "confirm", "near_misses", "others"]

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Path) -> str:
    """Say what is wrong with `answer`, or nothing."""
    return clue_fault(instance.clues, answer, _fits)


def _fits(loop: Any, cell: Cell, mark: str) -> bool:
    return bent(loop, cell) == (mark[0] == "B") and mark[1:] in ("", str(sum(runs(loop, cell))))
