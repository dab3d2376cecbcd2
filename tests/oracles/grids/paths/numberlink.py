"""Judge the graph of equal neighbours with networkx; find other fillings with a SAT model of degrees and cuts."""

from itertools import combinations
from typing import Any

import networkx
from pysat.solvers import Cadical153

from bootcamp.lib.grid.drawing import draw
from bootcamp.verifiers import Board

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or nothing."""
    given = _read(instance)
    if any(answer[r][c] != letter for (r, c), letter in given.items()):
        return "a given letter was changed"
    parts = _parts(answer)
    if len(parts) != len(set(given.values())):
        return "a letter has several parts or none"
    for part in parts:
        ends = {cell for cell, degree in part.degree if degree == 1}
        if ends != {cell for cell in part if cell in given} or part.size() != len(part) - 1:
            return "a part is no path between its letters"
        if max(dict(part.degree).values()) > 2:
            return "a path branches"
    return ""


def others(instance: Any, answer: Board) -> list[Board]:
    """A filling that differs from the reference, on boards of up to 36 cells."""
    given, size = _read(instance), len(answer)
    if size > 6:
        return []
    letters = sorted(set(given.values()))
    grid = networkx.grid_2d_graph(size, size)
    has = {(cell, letter): k * len(letters) + i for k, cell in enumerate(grid) for i, letter in enumerate(letters, 1)}
    clauses = [[has[cell, letter]] for cell, letter in given.items()]
    for cell in grid:
        here = [has[cell, letter] for letter in letters]
        clauses += [here, *([-a, -b] for a, b in combinations(here, 2))]
        for letter in letters:
            near = [has[other, letter] for other in grid[cell]]
            wanted = 1 if cell in given else 2
            clauses += [[-has[cell, letter], *(-x for x in some)] for some in combinations(near, wanted + 1)]
            clauses += [[-has[cell, letter], *some] for some in combinations(near, len(near) - wanted + 1)]
    clauses.append([-has[(r, c), letter] for r, row in enumerate(answer) for c, letter in enumerate(row)])
    with Cadical153(bootstrap_with=clauses) as solver:
        while solver.solve():
            true = set(solver.get_model())
            chosen = {cell: letter for (cell, letter), x in has.items() if x in true}
            board = tuple(tuple(chosen[r, c] for c in range(size)) for r in range(size))
            loops = [part for part in _parts(board) if not set(part) & set(given)]
            if not loops:
                return [board]
            for loop in loops:
                solver.add_clause([-has[cell, chosen[cell]] for cell in loop])
    return []


def near_misses(instance: Any, answer: Board) -> list[Board]:
    """One letter everywhere but for the givens, one cell changed, two letters exchanged."""
    given = _read(instance)
    flood = tuple(tuple(given.get((r, c), answer[0][0]) for c, _ in enumerate(row)) for r, row in enumerate(answer))
    row, col = next((r, c) for r, line in enumerate(answer) for c, _ in enumerate(line) if (r, c) not in given)
    other = "A" if answer[row][col] != "A" else "B"
    changed = (*answer[:row], (*answer[row][:col], other, *answer[row][col + 1 :]), *answer[row + 1 :])
    swapped = tuple(tuple({"A": "B", "B": "A"}.get(letter, letter) for letter in line) for line in answer)
    return [flood, changed, swapped]


def _read(instance: Any) -> dict[tuple[int, int], str]:
    rows = [row.split() for row in draw(instance.ends).split("\n")]
    return {(r, c): letter for r, row in enumerate(rows) for c, letter in enumerate(row) if letter != "."}


def _parts(answer: Board) -> list[Any]:
    """Give the connected groups of equal letters as graphs."""
    grid = networkx.grid_2d_graph(len(answer), len(answer[0]))
    grid.remove_edges_from([(a, b) for a, b in grid.edges if answer[a[0]][a[1]] != answer[b[0]][b[1]]])
    return [grid.subgraph(part) for part in networkx.connected_components(grid)]
