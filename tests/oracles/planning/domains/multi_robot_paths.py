"""Judge by moving all robots on complex numbers; a SAT solver finds other plans within the limit."""

from collections.abc import Iterator
from itertools import combinations, pairwise
from typing import Any

import networkx as nx
from pysat.solvers import Cadical153

LEVELS = range(1, 11)
_WAYS = {"U": -1j, "D": 1j, "L": -1, "R": 1, "W": 0}


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    grid, starts, goals = _read(instance)
    if len({*map(len, answer.values())}) != 1 or len(answer["A"]) > instance.limit:
        return "the lengths are wrong"
    tracks = []
    for name, place in zip(sorted(answer), starts, strict=True):
        tracks.append([place])
        for move in answer[name]:
            tracks[-1].append(tracks[-1][-1] + _WAYS[move])
    if any(place not in grid for track in tracks for place in track):
        return "a robot leaves the free cells"
    for one, other in combinations(tracks, 2):
        if any(a == b for a, b in zip(one, other, strict=True)):
            return "two robots meet"
        if set(zip(range(999), one, one[1:], strict=False)) & set(zip(range(999), other[1:], other, strict=False)):
            return "two robots swap"
    return "" if [track[-1] for track in tracks] == goals else "not at the goals"


def others(instance: Any, answer: Any) -> list[Any]:
    """A plan of the SAT solver, on smaller cases."""
    if len(instance.starts) > 4 or len(instance.rows) > 5:
        return []
    found = _plan(instance)
    return [found] if found != answer else []


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """Strings of different or too great length, exchanged, mirrored, or without their beginning."""
    names = sorted(answer)
    first, last = answer[names[0]], answer[names[-1]]
    flipped = dict(zip("UDLRW", "DURLW", strict=True))
    near = [
        {**answer, names[0]: first[:-1] or ("W", "W")},
        {**answer, names[0]: last, names[-1]: first},
        {name: (*moves, *"W" * (instance.limit + 1 - len(moves))) for name, moves in answer.items()},
        {name: moves[1:] or moves * 2 for name, moves in answer.items()},
        {name: tuple(flipped[move] for move in moves) for name, moves in answer.items()},
    ]
    yield from (one for one in near if confirm(instance, one))


def greedy(instance: Any) -> Any:
    """Send each robot on a shortest way of its own, then wait."""
    grid, starts, goals = _read(instance)
    paths = [nx.shortest_path(grid, *pair) for pair in zip(starts, goals, strict=True)]
    return _strings(paths)


def _read(instance: Any) -> Any:
    free = [complex(x, y) for y, line in enumerate(instance.rows) for x, sign in enumerate(line) if sign == "."]
    grid = nx.Graph()
    grid.add_nodes_from(free)
    grid.add_edges_from((a, a + way) for a in free for way in (1, 1j) if a + way in free)
    return grid, *([complex(col, row) for row, col in places] for places in (instance.starts, instance.goals))


def _strings(paths: list[list[complex]]) -> dict[str, tuple[str, ...]]:
    names = {way: move for move, way in _WAYS.items()}
    ticks = max(map(len, paths)) - 1
    moves = [[names[b - a] for a, b in pairwise(path)] for path in paths]
    return {"ABCDEFGH"[k]: tuple(row + ["W"] * (ticks - len(row))) for k, row in enumerate(moves)}


def _plan(instance: Any) -> Any:
    """Variables say that a robot may be in a cell after a tick; what is true excludes others, so any thread will do."""
    grid, starts, goals = _read(instance)
    ticks, numbers, clauses = instance.limit, dict[Any, int](), list[list[int]]()
    for k, (start, goal) in enumerate(zip(starts, goals, strict=True)):
        away, left = (nx.single_source_shortest_path_length(grid, place) for place in (start, goal))
        for tick in range(ticks + 1):
            for cell in grid:
                if away.get(cell, 999) <= tick and left.get(cell, 999) <= ticks - tick:
                    numbers[k, tick, cell] = len(numbers) + 1
        clauses.append([numbers[k, 0, start]])
    for (k, tick, cell), number in numbers.items():
        following = [numbers.get((k, tick + 1, near), 0) for near in (cell, *grid[cell])]
        if tick < ticks:
            clauses.append([-number, *(one for one in following if one)])
        for other in range(k):
            if (other, tick, cell) in numbers:
                clauses.append([-number, -numbers[other, tick, cell]])
            for near in grid[cell]:
                swap = [numbers.get(key) for key in ((k, tick + 1, near), (other, tick, near), (other, tick + 1, cell))]
                if None not in swap:
                    clauses.append([-number, *(-(one or 0) for one in swap)])
    with Cadical153(bootstrap_with=clauses) as solver:
        assert solver.solve(), "there is no plan"
        true = {one for one in solver.get_model() if one > 0}
    paths = []
    for k, start in enumerate(starts):
        path = [start]
        for tick in range(1, ticks + 1):
            path.append(next(near for near in (path[-1], *grid[path[-1]]) if numbers.get((k, tick, near)) in true))
        paths.append(path)
    return _strings(paths)
