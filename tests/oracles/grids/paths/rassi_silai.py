"""Judge with networkx; find other paths with a SAT choice among all Hamiltonian paths of every region."""

from itertools import combinations, pairwise
from typing import Any

import networkx
from pysat.solvers import Cadical153

from bootcamp.lib.grid.board import Cell
from bootcamp.lib.grid.drawing import draw

LEVELS = range(1, 11)

Paths = dict[Cell, tuple[str, ...]]
WAYS = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}


def confirm(instance: Any, answer: Paths) -> str:
    """Say what is wrong with `answer`, or nothing."""
    regions = _read(instance)
    ends = []
    met = []
    for start, moves in answer.items():
        path = [start]
        for move in moves:
            path.append((path[-1][0] + WAYS[move][0], path[-1][1] + WAYS[move][1]))
        met.append(sorted(path))
        ends += [path[0], path[-1]]
    if sorted(met) != sorted(sorted(region) for region in regions):
        return "the paths do not visit the regions"
    return "ends touch" if any(_touch(a, b) for a, b in combinations(ends, 2)) else ""


def others(instance: Any, answer: Paths) -> list[Paths]:
    """The reference backwards; paths that differ, on boards of up to 49 cells."""
    backwards = {}
    for start, moves in answer.items():
        row = start[0] + sum(WAYS[move][0] for move in moves)
        col = start[1] + sum(WAYS[move][1] for move in moves)
        backwards[row, col] = tuple({"N": "S", "S": "N", "E": "W", "W": "E"}[move] for move in moves[::-1])
    if len(instance.regions) > 7:
        return [backwards]
    options = [(path, k) for k, region in enumerate(_read(instance)) for path in _walks(region)]
    name = {step: letter for letter, step in WAYS.items()}
    written = [(path[0], tuple(name[c - a, d - b] for (a, b), (c, d) in pairwise(path))) for path, _ in options]
    with Cadical153() as solver:
        for k in {k for _, k in options}:
            solver.add_clause([x for x, (_, other) in enumerate(options, 1) if other == k])
        for (x, (p, i)), (y, (q, j)) in combinations(enumerate(options, 1), 2):
            if i == j or any(_touch(a, b) for a in (p[0], p[-1]) for b in (q[0], q[-1])):
                solver.add_clause([-x, -y])
        known = {*answer.items(), *backwards.items()}
        solver.add_clause([x for x, path in enumerate(written, 1) if path not in known])
        if not solver.solve():
            return [backwards]
        return [backwards, dict(written[x - 1] for x in solver.get_model() if x > 0)]


def near_misses(instance: Any, answer: Paths) -> list[Paths]:
    """A path left out or a move left out; a path walked on into another; the first move repeated."""
    start, moves = next(iter(answer.items()))
    rest = {cell: way for cell, way in answer.items() if cell != start}
    return [
        rest,
        answer | {start: moves[:-1]},
        answer | {start: (*moves, moves[-1])},
        answer | {start: (moves[0], *moves)},
    ]


def _touch(a: Cell, b: Cell) -> bool:
    return max(abs(a[0] - b[0]), abs(a[1] - b[1])) <= 1


def _read(instance: Any) -> list[list[Cell]]:
    regions: dict[str, list[Cell]] = {}
    for r, row in enumerate(draw(instance.regions).split("\n"), 1):
        for c, letter in enumerate(row.split(), 1):
            if letter != "#":
                regions.setdefault(letter, []).append((r, c))
    return list(regions.values())


def _walks(region: list[Cell]) -> list[list[Cell]]:
    """List the paths through all cells of a region, one direction each, whose ends do not touch."""
    grid = networkx.Graph([(a, b) for a, b in combinations(region, 2) if abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1])
    return [
        path
        for a, b in combinations(region, 2)
        if not _touch(a, b)
        for path in networkx.all_simple_paths(grid, a, b)
        if len(path) == len(region)
    ]
