"""Judge with networkx; find other shadings with a CP-SAT choice among all connected sets of every region."""

from itertools import combinations
from typing import Any

import networkx
from ortools.sat.python import cp_model

from bootcamp.lib.grid.board import Cell
from bootcamp.lib.grid.drawing import draw_regions, region_list
from bootcamp.verifiers import Board
from tests.oracles.grids._models import spoiled

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or nothing."""
    grid, names = _read(instance)
    dark = grid.subgraph([(r, c) for r, row in enumerate(answer) for c, item in enumerate(row) if item == "#"])
    islands = {name: [cell for cell in dark if names[cell] == name] for name in set(names.values())}
    parts = list(networkx.connected_components(dark))
    if not all(islands.values()) or len(parts) != len(islands):
        return "the groups are not one a region"
    if any(names[a] != names[b] for a, b in dark.edges):
        return "islands touch"
    if any(len(islands[name]) != count for name, count in _counts(instance).items()):
        return "a number is wrong"
    alike = any(names[a] != names[b] and len(islands[names[a]]) == len(islands[names[b]]) for a, b in grid.edges)
    return "neighbours have the same size" if alike else ""


def others(instance: Any, answer: Board) -> list[Board]:
    """A shading that differs from the reference, on boards of up to 49 cells."""
    if len(answer) > 7:
        return []
    grid, names = _read(instance)
    counts = _counts(instance)
    model = cp_model.CpModel()
    chosen: dict[frozenset[Cell], cp_model.IntVar] = {}
    for name in sorted(set(names.values())):
        group = [cell for cell in grid if names[cell] == name]
        sizes = [counts[name]] if name in counts else range(1, len(group) + 1)
        sets = [frozenset(some) for size in sizes for some in combinations(group, size)]
        sets = [some for some in sets if networkx.is_connected(grid.subgraph(some))]
        chosen |= {some: model.new_bool_var("") for some in sets}
        model.add_exactly_one(chosen[some] for some in sets)
    borders = [(a, b) for a, b in grid.edges if names[a] != names[b]]
    for a, b in borders:
        model.add_at_most_one(x for some, x in chosen.items() if a in some or b in some)
    for one, other in {(names[a], names[b]) for a, b in borders}:
        for size in range(1, len(grid)):
            model.add_at_most_one(x for s, x in chosen.items() if len(s) == size and names[min(s)] in (one, other))
    dark = {(r, c) for r, row in enumerate(answer) for c, item in enumerate(row) if item == "#"}
    model.add_bool_or(
        ~x for some, x in chosen.items() if some == {cell for cell in dark if names[cell] == names[min(some)]}
    )
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    if solver.solve(model) not in (cp_model.OPTIMAL, cp_model.FEASIBLE):
        return []
    marked = {cell for some, x in chosen.items() if solver.boolean_value(x) for cell in some}
    return [tuple(tuple(".#"[(r, c) in marked] for c, _ in enumerate(row)) for r, row in enumerate(answer))]


def near_misses(instance: Any, answer: Board) -> list[Board]:
    """A blank board, a full one, a chessboard, single cells changed."""
    chess = tuple(tuple("#."[(r + c) % 2] for c, _ in enumerate(row)) for r, row in enumerate(answer))
    return [board for board in (*spoiled(answer), chess) if confirm(instance, board)]


def _read(instance: Any) -> tuple[Any, dict[Cell, str]]:
    rows = [row.split() for row in draw_regions(instance.regions).split("\n")]
    return networkx.grid_2d_graph(len(rows), len(rows[0])), {
        (r, c): name for r, row in enumerate(rows) for c, name in enumerate(row)
    }


def _counts(instance: Any) -> dict[str, int]:
    pairs = (pair.split(" = ") for pair in region_list(instance.counts).split(", "))
    return {name: int(count) for name, count in pairs}
