"""Judge the rings as cycle graphs; find other sets of rings by covering the first white cell that is left."""

from itertools import combinations
from typing import Any

import networkx

from bootcamp.lib.grid.board import Cell
from bootcamp.lib.grid.drawing import draw
from tests.oracles.grids._visits import read_map

LEVELS = range(1, 11)

Rings = frozenset[tuple[Cell, ...]]


def confirm(instance: Any, answer: Rings) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if any(a >= c or b >= d for (a, b), (c, d) in answer):
        return "this is no ring"
    cycles = [_cycle(ring) for ring in sorted(answer)]
    if not all(_meet(a, b) for a, b in combinations(cycles, 2)):
        return "two rings meet wrongly"
    board = read_map(draw(instance.cells))
    covered = set().union(*cycles)
    return "" if covered == {cell for cell in board if board[cell] == "."} else "not just the white cells are covered"


def others(instance: Any, answer: Rings) -> list[Rings]:
    """Up to three sets of rings that a bounded search finds."""
    board = read_map(draw(instance.cells))
    white = {cell for cell in board if board[cell] == "."}
    corners = [((a, b), (c, d)) for a, b in sorted(white) for c, d in sorted(white) if a < c and b < d]
    cycles = {ring: _cycle(ring) for ring in corners if white.issuperset(_cycle(ring))} if len(white) < 30 else {}
    found: list[Rings] = []
    stack: list[tuple[Any, ...]] = [()]
    for _ in range(300):
        if not stack or len(found) == 3:
            break
        chosen = stack.pop()
        rest = white.difference(*(cycles[ring] for ring in chosen))
        if not rest:
            found.append(frozenset(chosen))
            continue
        for ring, cycle in cycles.items():
            if min(rest) in cycle and all(_meet(cycle, cycles[other]) for other in chosen):
                stack.append((*chosen, ring))
    return found


def near_misses(_: Any, answer: Rings) -> list[Rings]:
    """A ring left out, one of two cells' width added, one made smaller, corners exchanged."""
    first, *rest = sorted(answer)
    (a, b), (c, d) = first
    return [
        frozenset(rest),
        frozenset({*answer, ((a, b), (a + 1, b + 1))}) if (a, b, a + 1, b + 1) != (a, b, c, d) else frozenset(rest),
        frozenset({*rest, ((a, b), (c, d - 1))}),
        frozenset({*rest, ((c, d), (a, b))}),
        frozenset({*rest, ((a, d), (c, b))}),
    ]


def _cycle(ring: tuple[Cell, ...]) -> Any:
    (a, b), (c, d) = ring
    box = networkx.grid_graph([range(b, d + 1), range(a, c + 1)])
    inner = [(row, col) for row, col in box if a < row < c and b < col < d]
    box.remove_nodes_from(inner)
    crossing = [(u, v) for u, v in box.edges if a < u[0] == v[0] < c or b < u[1] == v[1] < d]
    box.remove_edges_from(crossing)
    return box


def _meet(first: Any, second: Any) -> bool:
    """Tell whether two cycles go straight through all common cells, in different directions."""
    for cell in set(first) & set(second):
        (a, b), (c, d) = first[cell]
        (e, f), (g, h) = second[cell]
        if not ((a == c and f == h) or (b == d and e == g)) or {(a, b), (c, d)} & {(e, f), (g, h)}:
            return False
    return True
