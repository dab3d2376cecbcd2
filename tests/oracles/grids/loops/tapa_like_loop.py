"""Judge the loop as a graph: the stretches are the connected parts of it around a clue."""

from typing import Any

import networkx

from bootcamp.lib.grid.drawing import draw
from bootcamp.lib.grid.loops import Path
from tests.oracles.grids._ring import broken as near_misses, ring
from tests.oracles.grids._visits import all_loops, read_map

__all__ = ["LEVELS", "confirm", "near_misses", "others"]

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Path) -> str:
    """Say what is wrong with `answer`, or nothing."""
    board = read_map(draw(instance.clues))
    loop = ring(answer, *max(board))
    if loop is None:
        return "no simple loop"
    for (r, c), clue in board.items():
        if clue == ".":
            continue
        around = [(r + a, c + b) for a in (-1, 0, 1) for b in (-1, 0, 1) if a or b]
        parts = sorted(map(len, networkx.connected_components(loop.subgraph(around))))
        if (r, c) in loop or (parts or [0]) != [int(number) for number in clue.split(",")]:
            return f"the clue in ({r}, {c}) is wrong"
    return ""


def others(instance: Any, answer: Path) -> list[Path]:
    """The loop told otherwise, and on small boards all other loops."""
    return all_loops(confirm, instance, answer, instance.size, instance.size)
