"""Judge the shapes by their graphs; look for other shadings among all tetrominoes of the regions with CP-SAT."""

from itertools import combinations
from typing import Any

import networkx
from ortools.sat.python import cp_model

from bootcamp.lib.grid.board import Cell
from bootcamp.verifiers import Board
from tests.oracles.grids._cuts import Piece
from tests.oracles.grids._meetings import touch
from tests.oracles.grids._models import spoiled

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or nothing."""
    shaded = {(r, c) for r, row in enumerate(answer) for c, item in enumerate(row) if item == "#"}
    parts = [frozenset(group & shaded) for group in _regions(instance)]
    if any(not _shape(part) for part in parts):
        return "a region has no tetromino"
    if any(_clash(one, other) for one, other in combinations(parts, 2)):
        return "equal shapes share a side"
    if any(block <= shaded for block in _blocks(len(answer))):
        return "a block is shaded"
    return "" if networkx.is_connected(_grid(shaded)) else "the shaded cells are not connected"


def others(instance: Any, answer: Board) -> list[Board]:
    """Another shading of a board of up to 6 x 6."""
    n = len(answer)
    if n > 6:
        return []
    model, x = cp_model.CpModel(), {}
    for group in _regions(instance):
        fours = [frozenset(four) for four in combinations(sorted(group), 4) if _shape(frozenset(four))]
        x.update({four: model.new_bool_var("") for four in fours})
        model.add_exactly_one(x[four] for four in fours)
    for one, other in combinations(x, 2):
        if not one & other and _clash(one, other):
            model.add_bool_or(x[one].negated(), x[other].negated())
    for block in _blocks(n):
        model.add(sum(len(four & block) * variable for four, variable in x.items()) <= 3)
    model.add_bool_or(
        variable.negated() for four, variable in x.items() if all(answer[row][col] == "#" for row, col in four)
    )
    while True:
        solver = cp_model.CpSolver()
        solver.parameters.num_workers = 1
        if solver.solve(model) not in (cp_model.OPTIMAL, cp_model.FEASIBLE):
            return []
        chosen = [four for four, variable in x.items() if solver.value(variable)]
        shaded = {cell for four in chosen for cell in four}
        if networkx.is_connected(_grid(shaded)):
            return [tuple(tuple("#" if (r, c) in shaded else "." for c in range(n)) for r in range(n))]
        model.add_bool_or(x[four].negated() for four in chosen)


def near_misses(instance: Any, answer: Board) -> list[Board]:
    """Spoiled shadings, where they are wrong."""
    return [near for near in spoiled(answer) if confirm(instance, near)]


def _regions(instance: Any) -> list[set[Cell]]:
    groups: dict[int, set[Cell]] = {}
    for row, line in enumerate(instance.regions):
        for col, region in enumerate(line):
            groups.setdefault(region, set()).add((row, col))
    return list(groups.values())


def _grid(shaded: set[Cell]) -> Any:
    size = 1 + max(max(cell) for cell in shaded)
    return networkx.grid_2d_graph(size, size).subgraph(shaded)


def _blocks(n: int) -> list[set[Cell]]:
    return [{(r, c), (r, c + 1), (r + 1, c), (r + 1, c + 1)} for r in range(n - 1) for c in range(n - 1)]


def _shape(part: Piece) -> str:
    """Tell a tetromino by the degrees of its cells and how many of them lie in one line; empty if it is none."""
    if len(part) != 4 or not networkx.is_connected(_grid(set(part))):
        return ""
    degrees = sorted(degree for _, degree in _grid(set(part)).degree)
    longest = max(sum(cell[axis] == end[axis] for cell in part) for end in part for axis in (0, 1))
    return {(3, 3): "T", (2, 4): "I", (2, 3): "L", (2, 2): "S"}[degrees[3], longest] if degrees != [2] * 4 else ""


def _clash(one: Piece, other: Piece) -> bool:
    return touch(one, other) and _shape(one) == _shape(other)
