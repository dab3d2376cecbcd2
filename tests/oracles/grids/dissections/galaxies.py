"""Judge with centres as exact fractions; on small boards, look for other cuts with a SAT solver and networkx."""

from fractions import Fraction
from typing import Any

import networkx
from pysat.solvers import Cadical153

from bootcamp.lib.grid.board import Cell
from bootcamp.verifiers import Board

LEVELS = range(1, 11)

Point = tuple[Fraction, Fraction]


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or nothing."""
    grid = networkx.grid_2d_graph(instance.size, instance.size)
    for name, centre in _centres(instance).items():
        region = {(r, c) for r, row in enumerate(answer) for c, mark in enumerate(row) if mark == name}
        if not region or not networkx.is_connected(grid.subgraph(region)):
            return f"{name} is not connected"
        if region != {_turned(cell, centre) for cell in region}:
            return f"{name} is not symmetric"
        if not _core(centre, grid) <= region:
            return f"{name} does not hold its centre"
    return ""


def others(instance: Any, answer: Board) -> list[Board]:
    """Another cut of a small board, if there is one."""
    if instance.size > 6:
        return []
    grid, centres = networkx.grid_2d_graph(instance.size, instance.size), _centres(instance)
    literal = {(name, cell): k for k, (name, cell) in enumerate(((n, c) for n in centres for c in grid), 1)}
    with Cadical153() as solver:
        for cell in grid:
            solver.add_clause([literal[name, cell] for name in centres])
        for (name, cell), x in literal.items():
            image = literal.get((name, _turned(cell, centres[name])))
            solver.add_clause([-x, image] if image else [-x])
            for other in centres:
                if other != name:
                    solver.add_clause([-x, -literal[other, cell]])
        for name, centre in centres.items():
            for cell in _core(centre, grid):
                solver.add_clause([literal[name, cell]])
        solver.add_clause([-literal[mark, (r, c)] for r, row in enumerate(answer) for c, mark in enumerate(row)])
        while solver.solve():
            true = {key for key, x in literal.items() if solver.get_model()[x - 1] > 0}
            board = {cell: name for name, cell in true}
            cuts = []
            for name, centre in centres.items():
                start = min(_core(centre, grid))
                region = {cell for cell in grid if board[cell] == name}
                joined = networkx.node_connected_component(grid.subgraph(region), start)
                around = {near for cell in joined for near in grid[cell]} - region
                cuts += [[-literal[name, cell], *(literal[name, near] for near in around),
                          *(-literal[name, held] for held in joined)] for cell in region - joined]  # fmt: skip
            if not cuts:
                return [tuple(tuple(board[r, c] for c in range(instance.size)) for r in range(instance.size))]
            for cut in cuts:
                solver.add_clause(cut)
    return []


def near_misses(instance: Any, answer: Board) -> list[Board]:
    """Every cell with the first letter, a border cell given away, the letters of two regions exchanged."""
    swap = {"A": "B", "B": "A"}
    boards = [tuple(tuple("A" for _ in row) for row in answer)]
    boards.append(tuple(tuple(swap.get(mark, mark) for mark in row) for row in answer))
    for r, row in enumerate(answer):
        for c in range(1, len(row)):
            if row[c - 1] != row[c]:
                boards.append((*answer[:r], (*row[:c], row[c - 1], *row[c + 1 :]), *answer[r + 1 :]))
    return [board for board in boards[:6] if confirm(instance, board)]


def _centres(instance: Any) -> dict[str, Point]:
    """Give the places of the centres, counted from 0, as the prompt lists them."""
    found = {}
    for line in instance.listed:
        name, place = line.split(": ")
        row, col = place.strip("()").split(", ")
        found[name] = (Fraction(row) - 1, Fraction(col) - 1)
    return found


def _turned(cell: Cell, centre: Point) -> Cell:
    return int(2 * centre[0] - cell[0]), int(2 * centre[1] - cell[1])


def _core(centre: Point, grid: Any) -> set[Cell]:
    return {cell for cell in grid if max(abs(cell[0] - centre[0]), abs(cell[1] - centre[1])) < 1}
