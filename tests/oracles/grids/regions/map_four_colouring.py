"""Judge by the colourings that a backtracking search over a networkx graph finds; there must be one."""

from collections.abc import Iterator
from typing import Any

import networkx

from bootcamp.lib.grid.drawing import draw
from bootcamp.lib.grid.regions import letters

LEVELS = range(1, 11)

Colours = dict[str, str]


def confirm(instance: Any, answer: Colours) -> str:
    """Say what is wrong with `answer`, or with the promise that it is the only one."""
    fixed = {"ABCDEFGHIJKLMNOPQRSTUVWXYZ"[region]: str(colour) for region, colour in instance.given}
    board = [row.split() for row in draw(letters(instance.regions)).split("\n")]
    grid = networkx.grid_2d_graph(len(board), len(board[0]))
    sides = ((board[a][b], board[c][d]) for (a, b), (c, d) in grid.edges)
    found = list(_colourings(networkx.Graph((a, b) for a, b in sides if a != b), fixed))
    if len(found) != 1:
        return f"there are {len(found)} colourings"
    return "" if answer == found[0] else "this is not the colouring"


def near_misses(instance: Any, answer: Colours) -> list[Colours]:
    """One colour everywhere, two colours exchanged, one region changed."""
    swap = {"1": "2", "2": "1", "3": "3", "4": "4"}
    last = {**answer, "C": swap[answer["C"]] if answer["C"] in "12" else "1"}
    return [dict.fromkeys(answer, "1"), {name: swap[colour] for name, colour in answer.items()}, last]


def _colourings(graph: Any, fixed: Colours) -> Iterator[Colours]:
    """Extend a colouring in all ways, the region with the fewest colours left first."""
    if len(fixed) == len(graph):
        yield fixed
        return
    left = {
        name: [colour for colour in "1234" if all(fixed.get(near) != colour for near in graph[name])]
        for name in graph
        if name not in fixed
    }
    name = min(left, key=lambda one: (len(left[one]), one))
    for colour in left[name]:
        yield from _colourings(graph, {**fixed, name: colour})
