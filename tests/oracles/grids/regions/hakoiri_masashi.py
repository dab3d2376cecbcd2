"""Judge by a networkx graph with the steps of a king; look for other placements with a SAT model."""

from itertools import combinations
from typing import Any

import networkx
from pysat.solvers import Cadical153

from bootcamp.lib.grid.board import Cell
from bootcamp.verifiers import Board

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or nothing."""
    placed = {(r, c): mark for r, line in enumerate(answer) for c, mark in enumerate(line) if mark != "."}
    for r, line in enumerate(instance.givens):
        for c, given in enumerate(line):
            if given is not None and placed.get((r, c), "x") != given:
                return "a given cell was changed"
    for a, b in combinations(placed, 2):
        if max(abs(a[0] - b[0]), abs(a[1] - b[1])) == 1 and placed[a] == placed[b]:
            return "equal symbols touch"
    regions = sorted({label for line in instance.regions for label in line})
    if sorted((instance.regions[r][c], mark) for (r, c), mark in placed.items()) != [
        (region, mark) for region in regions for mark in "OST"
    ]:
        return "a region does not hold the three symbols"
    joined = networkx.grid_2d_graph(len(answer), len(answer[0])).subgraph(placed)
    return "" if networkx.is_connected(joined) else "the symbols are not connected"


def others(instance: Any, answer: Board) -> list[Board]:
    """Up to two other placements."""
    grid = networkx.grid_2d_graph(len(answer), len(answer[0]))
    literal = {(cell, mark): k for k, (cell, mark) in enumerate(((c, m) for c in sorted(grid) for m in "OST"), 1)}
    found: list[Board] = []
    with Cadical153() as solver:
        for cell in grid:
            for a, b in combinations("OST", 2):
                solver.add_clause([-literal[cell, a], -literal[cell, b]])
            given = instance.givens[cell[0]][cell[1]]
            for mark in "OST" if given else "":
                solver.add_clause([literal[cell, mark] * (1 if mark == given else -1)])
        for mark in "OST":
            for one, two in combinations(sorted(grid), 2):
                near = max(abs(one[0] - two[0]), abs(one[1] - two[1])) == 1
                if near or instance.regions[one[0]][one[1]] == instance.regions[two[0]][two[1]]:
                    solver.add_clause([-literal[one, mark], -literal[two, mark]])
            for region in {label for line in instance.regions for label in line}:
                solver.add_clause([literal[(r, c), mark] for r, c in grid if instance.regions[r][c] == region])
        solver.add_clause([-literal[cell, answer[cell[0]][cell[1]]] for cell in _filled(answer)])
        while len(found) < 2 and solver.solve():
            true = set(solver.get_model())
            placed = {cell: mark for (cell, mark), x in literal.items() if x in true}
            parts = list(networkx.connected_components(grid.subgraph(placed)))
            for part in parts if len(parts) > 1 else []:
                border = {near for cell in part for near in grid[cell]} - part
                inside, outside = min(part), min(set(placed) - part)
                free = [literal[cell, mark] for cell in border for mark in "OST"]
                solver.add_clause([*free, -literal[inside, placed[inside]], -literal[outside, placed[outside]]])
            if len(parts) == 1:
                found.append(
                    tuple(tuple(placed.get((r, c), ".") for c in range(len(line))) for r, line in enumerate(answer))
                )
                solver.add_clause([-literal[item] for item in placed.items()])
    return found


def near_misses(instance: Any, answer: Board) -> list[Board]:
    """Empty, one symbol taken away, two kinds of symbols exchanged."""
    empty = tuple(tuple("." for _ in line) for line in answer)
    row, col = _filled(answer)[0]
    fewer = tuple(
        tuple("." if (r, c) == (row, col) else m for c, m in enumerate(line)) for r, line in enumerate(answer)
    )
    swapped = tuple(tuple({"O": "T", "T": "O"}.get(mark, mark) for mark in line) for line in answer)
    return [board for board in (empty, fewer, swapped) if confirm(instance, board)]


def _filled(answer: Board) -> list[Cell]:
    return [(r, c) for r, line in enumerate(answer) for c, mark in enumerate(line) if mark != "."]
