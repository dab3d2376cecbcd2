"""Judge by the links between equal letters, which must be a perfect matching; find other tilings by networkx."""

from typing import Any

import networkx

from bootcamp.verifiers import Board
from tests.oracles.grids._cuts import free_cells, lettered, parts, relettered, spoiled as near_misses

__all__ = ["LEVELS", "confirm", "near_misses", "others"]

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or nothing."""
    free = _free(instance)
    if free_cells(answer) != set(free):
        return "the holes moved"
    links = {(a, b) for a, b in free.edges if answer[a[0]][a[1]] == answer[b[0]][b[1]]}
    return "" if networkx.is_perfect_matching(free, links) else "some cell is joined to none or to several others"


def others(instance: Any, answer: Board) -> list[Board]:
    """The same tiling with other letters, and one that differs where a matching without one of its dominoes exists."""
    found = relettered(instance, answer)
    for a, b in [sorted(part) for part in parts(answer) if len(part) == 2]:
        free = _free(instance)
        if not free.has_edge(a, b):
            continue
        free.remove_edge(a, b)
        matching = sorted(map(sorted, networkx.max_weight_matching(free, maxcardinality=True)))
        if 2 * len(matching) == len(free):
            return [*found, lettered(answer, matching)]
    return found


def _free(instance: Any) -> Any:
    grid = networkx.grid_2d_graph(len(instance.board), len(instance.board[0]))
    return grid.subgraph(free_cells(instance.board)).copy()
