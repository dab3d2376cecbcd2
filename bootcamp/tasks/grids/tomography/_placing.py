"""What the puzzles share in which things are placed on a board so that rows and columns hold stated numbers."""

from __future__ import annotations

from collections.abc import Collection
from random import Random

from bootcamp.lib.grid.board import Cell
from bootcamp.lib.grid.faults import Counts
from bootcamp.tasks.grids.tomography._line_counts import line_counts


def some_counts(rows: int, cols: int, marked: Collection[Cell], hidden: int, rng: Random) -> tuple[Counts, Counts]:
    """Count the marked cells of rows and columns, `hidden` percent of which are None.

    >>> some_counts(1, 2, {(0, 0)}, 0, Random(1))
    ((1,), (1, 0))
    """
    unknown = set(rng.sample(range(rows + cols), hidden * (rows + cols) // 100))
    shown = [None if line in unknown else count for line, count in enumerate(line_counts(rows, cols, marked))]
    return tuple(shown[:rows]), tuple(shown[rows:])
