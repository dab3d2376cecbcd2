"""Judge by all shadings that a SAT model with connectivity cuts (networkx) finds."""

from itertools import combinations
from typing import Any

import networkx
from pysat.solvers import Cadical153

from bootcamp.verifiers import Board

LEVELS = range(1, 9)


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or with the promise that it is the only one."""
    found = _shadings(instance.numbers)
    if len(found) != 1:
        return f"there are {len(found)} or more shadings"
    shaded = {(row, col) for row, line in enumerate(answer) for col, mark in enumerate(line) if mark == "#"}
    return "" if shaded == found[0] else "the shading breaks a rule"


def near_misses(instance: Any, answer: Board) -> list[Board]:
    """Nothing shaded, one shaded cell less, the colours exchanged."""
    row = next(index for index, line in enumerate(answer) if "#" in line)
    col = answer[row].index("#")
    spared = (*answer[:row], (*answer[row][:col], ".", *answer[row][col + 1 :]), *answer[row + 1 :])
    blank = tuple("." * len(line) for line in answer)
    inverse = tuple(tuple({"#": ".", ".": "#"}[mark] for mark in line) for line in answer)
    return [tuple(map(tuple, blank)), spared, inverse]


def _shadings(numbers: tuple[tuple[int, ...], ...]) -> list[set[tuple[int, int]]]:
    """Find up to two shadings that keep the three rules."""
    rows, cols = len(numbers), len(numbers[0])
    grid = networkx.grid_2d_graph(rows, cols)
    literal = {cell: index for index, cell in enumerate(sorted(grid), 1)}
    found: list[set[tuple[int, int]]] = []
    with Cadical153() as solver:
        for a, b in grid.edges:
            solver.add_clause([-literal[a], -literal[b]])
        for a, b in combinations(sorted(grid), 2):
            if (a[0] == b[0] or a[1] == b[1]) and numbers[a[0]][a[1]] == numbers[b[0]][b[1]]:
                solver.add_clause([literal[a], literal[b]])
        while len(found) < 2 and solver.solve():
            model = set(solver.get_model())
            shaded = {cell for cell in grid if literal[cell] in model}
            parts = list(networkx.connected_components(grid.subgraph(set(grid) - shaded)))
            if len(parts) == 1:
                found.append(shaded)
                solver.add_clause([-x if x in model else x for x in literal.values()])
            for part in parts if len(parts) > 1 else []:
                # The part must not be cut off: one cell of its border stays unshaded, or all of it is shaded.
                border = {near for cell in part for near in grid[cell]} - part
                away = next(cell for other in parts if other is not part for cell in sorted(other))
                solver.add_clause([-literal[c] for c in border] + [literal[min(part)], literal[away]])
    return found
