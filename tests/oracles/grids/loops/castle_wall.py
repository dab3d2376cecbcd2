"""Judge the loop as a graph: the inside by flooding around it at double resolution, the clues by its edges."""

from typing import Any

import networkx

from bootcamp.lib.grid.drawing import draw
from bootcamp.lib.grid.loops import Path
from tests.oracles.grids._ring import broken as near_misses, ring
from tests.oracles.grids._visits import all_loops, read_map

__all__ = ["LEVELS", "confirm", "near_misses", "others"]

LEVELS = range(1, 11)

_STEPS = {"^": (-1, 0), "v": (1, 0), "<": (0, -1), ">": (0, 1)}


def confirm(instance: Any, answer: Path) -> str:
    """Say what is wrong with `answer`, or nothing."""
    board = read_map(draw(instance.clues))
    rows, cols = max(board)
    loop = ring(answer, rows, cols)
    if loop is None:
        return "no simple loop"
    plane = networkx.grid_graph([range(2 * cols + 3), range(2 * rows + 3)])
    plane.remove_nodes_from([(2 * r, 2 * c) for r, c in loop])
    plane.remove_nodes_from([(a + c, b + d) for (a, b), (c, d) in loop.edges])
    outside = networkx.node_connected_component(plane, (0, 0))
    for (r, c), clue in board.items():
        if clue == ".":
            continue
        if (r, c) in loop:
            return f"the clue {clue} is passed"
        if clue[0] == ("W" if (2 * r, 2 * c) in outside else "B"):
            return f"the clue {clue} is on the wrong side"
        down, right = _STEPS[clue[-1]]
        line = [(r + k * down, c + k * right) for k in range(1, 20)]
        if loop.subgraph(line).number_of_edges() != int(clue[1:-1]):
            return f"the clue {clue} counts wrongly"
    return ""


def others(instance: Any, answer: Path) -> list[Path]:
    """The loop told otherwise, and on small boards all other loops."""
    return all_loops(confirm, instance, answer, instance.size, instance.size)
