"""Judge on a grid graph with networkx; find other drawings with a SAT solver over all paths of the right lengths."""

from collections.abc import Iterable
from itertools import combinations, pairwise
from typing import Any

import networkx
from pysat.solvers import Cadical153

from bootcamp.lib.grid.board import Cell
from bootcamp.lib.grid.drawing import draw
from bootcamp.lib.grid.loops import Path

LEVELS = range(1, 11)

Paths = dict[Cell, tuple[str, ...]]
WAYS = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}


def confirm(instance: Any, answer: Paths) -> str:
    """Say what is wrong with `answer`, or nothing."""
    grid, numbers = _read(instance)
    counts = dict.fromkeys(grid, 0)
    for path in _paths(answer):
        if not networkx.is_path(grid, list(path)):
            return "a step is wrong"
        ends = [cell for cell in path if cell in numbers]
        if ends != [path[0], path[-1]] or {numbers[cell] for cell in ends} != {len(path)}:
            return "a path does not fit its numbers"
        for cell in path:
            counts[cell] += 1
    if max(counts.values()) > 1:
        return "a cell is passed twice"
    return "" if all(counts[cell] for cell, number in numbers.items() if number > 1) else "a number is left alone"


def others(instance: Any, answer: Paths) -> list[Paths]:
    """The paths backwards; a drawing that differs, on boards of up to 36 cells."""
    grid, numbers = _read(instance)
    paths = _paths(answer)
    found = [_written(path[::-1] for path in paths)]
    if len(grid) > 36:
        return found
    options = [
        tuple(path)
        for a, b in combinations(sorted(cell for cell, number in numbers.items() if number > 1), 2)
        if numbers[a] == numbers[b]
        for path in networkx.all_simple_paths(
            grid.subgraph([cell for cell in grid if cell in (a, b) or cell not in numbers]), a, b, numbers[a] - 1
        )
        if len(path) == numbers[a]
    ]
    with Cadical153() as solver:
        for cell in grid:
            using = [k for k, path in enumerate(options, 1) if cell in path]
            for one, other in combinations(using, 2):
                solver.add_clause([-one, -other])
            if numbers.get(cell, 0) > 1:
                solver.add_clause(using)
        same = {*paths, *(path[::-1] for path in paths)}
        solver.add_clause([-k for k, path in enumerate(options, 1) if path in same])
        if solver.solve():
            found.append(_written(options[k - 1] for k in solver.get_model() if k > 0))
    return found


def near_misses(instance: Any, answer: Paths) -> list[Paths]:
    """One path left out, cut short, walked on to and fro, or given from both ends."""
    longest = max(_paths(answer), key=len)
    moves = answer[longest[0]]
    rest = {start: way for start, way in answer.items() if start != longest[0]}
    to_and_fro = (*moves, {"N": "S", "S": "N", "E": "W", "W": "E"}[moves[-1]], moves[-1])
    near = [rest, answer | {longest[0]: moves[1:]}, answer | {longest[0]: to_and_fro}]
    return [*near, answer | _written([longest[::-1]])]


def _paths(answer: Paths) -> list[Path]:
    """List the paths as cells."""
    found = []
    for start, moves in answer.items():
        path = [start]
        for move in moves:
            path.append((path[-1][0] + WAYS[move][0], path[-1][1] + WAYS[move][1]))
        found.append(tuple(path))
    return found


def _written(paths: Iterable[Path]) -> Paths:
    """Write paths as an answer."""
    name = {step: letter for letter, step in WAYS.items()}
    return {path[0]: tuple(name[c - a, d - b] for (a, b), (c, d) in pairwise(path)) for path in paths}


def _read(instance: Any) -> tuple[Any, dict[tuple[int, int], int]]:
    rows = [row.split() for row in draw(instance.numbers).split("\n")]
    grid = networkx.grid_graph([range(1, len(rows[0]) + 1), range(1, len(rows) + 1)])
    numbers = {(r, c): int(item) for r, row in enumerate(rows, 1) for c, item in enumerate(row, 1) if item != "."}
    return grid, numbers
