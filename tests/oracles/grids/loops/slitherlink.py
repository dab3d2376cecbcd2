"""Judge by all loops that a SAT model of degrees with cycle cuts (networkx) finds."""

from itertools import combinations
from typing import Any

import networkx
from pysat.solvers import Cadical153

from bootcamp.lib.grid.loops import Path

LEVELS = range(1, 8)


def confirm(instance: Any, answer: Path) -> str:
    """Say what is wrong with `answer`, or with the promise that it is the only one."""
    found = _loops(instance.numbers)
    if len(found) != 1:
        return f"there are {len(found)} or more loops"
    steps = {
        frozenset(((a - 1, b - 1), (c - 1, d - 1)))
        for (a, b), (c, d) in zip(answer, answer[1:] + answer[:1], strict=True)
    }
    return "" if len(steps) == len(answer) and steps == found[0] else "this is not the loop"


def others(instance: Any, answer: Path) -> list[Path]:
    """The same loop from another dot and the other way round."""
    return [answer[3:] + answer[:3], answer[::-1]]


def near_misses(instance: Any, answer: Path) -> list[Path]:
    """A dot left out, two exchanged, the loop run twice, one cell only."""
    return [answer[1:], (answer[1], answer[0], *answer[2:]), answer * 2, ((1, 1), (1, 2), (2, 2), (2, 1))]


def _loops(numbers: tuple[tuple[int | None, ...], ...]) -> list[set[frozenset[tuple[int, int]]]]:
    """Find up to two loops that fit the numbers."""
    size = len(numbers)
    lattice = networkx.grid_2d_graph(size + 1, size + 1)
    literal = {frozenset(edge): index for index, edge in enumerate(sorted(map(sorted, lattice.edges)), 1)}
    found: list[set[frozenset[tuple[int, int]]]] = []
    with Cadical153() as solver:
        for dot in lattice:
            _allow(solver, [literal[frozenset((dot, near))] for near in lattice[dot]], {0, 2})
        for row, line in enumerate(numbers):
            for col, number in enumerate(line):
                if number is not None:
                    _allow(solver, [literal[side] for side in _sides(row, col)], {number})
        while len(found) < 2 and solver.solve():
            model = set(solver.get_model())
            chosen = networkx.Graph(tuple(edge) for edge, x in literal.items() if x in model)
            parts = [chosen.subgraph(part) for part in networkx.connected_components(chosen)]
            if not parts:
                solver.add_clause(list(literal.values()))
            for part in parts:
                cycle = {frozenset(edge) for edge in part.edges}
                if _fits(numbers, cycle):
                    found.append(cycle)
                solver.add_clause([-literal[edge] for edge in cycle])
    return found


def _allow(solver: Any, literals: list[int], counts: set[int]) -> None:
    """Forbid every choice of literals whose size is not among `counts`."""
    for size in range(len(literals) + 1):
        for chosen in combinations(literals, size) if size not in counts else ():
            solver.add_clause([-x if x in chosen else x for x in literals])


def _sides(row: int, col: int) -> list[frozenset[tuple[int, int]]]:
    a, b, c, d = (row, col), (row, col + 1), (row + 1, col + 1), (row + 1, col)
    return [frozenset(side) for side in ((a, b), (b, c), (c, d), (d, a))]


def _fits(numbers: tuple[tuple[int | None, ...], ...], edges: set[frozenset[tuple[int, int]]]) -> bool:
    return all(
        number is None or number == len(edges.intersection(_sides(row, col)))
        for row, line in enumerate(numbers)
        for col, number in enumerate(line)
    )
