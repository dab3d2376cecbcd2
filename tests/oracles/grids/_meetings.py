"""Cuts of a board as CP-SAT models; points where four pieces meet, if there should be none, become cuts."""

from collections.abc import Callable, Iterable
from itertools import combinations

from ortools.sat.python import cp_model

from bootcamp.lib.grid.board import Cell
from tests.oracles.grids._cuts import Piece


def fours(pieces: Iterable[Piece]) -> list[tuple[Piece, ...]]:
    """List the pieces that meet at inner points of the board, where they are four."""
    owner = {cell: piece for piece in pieces for cell in piece}
    around: dict[Cell, set[Piece]] = {}
    for (row, col), piece in owner.items():
        for point in ((row, col), (row + 1, col), (row, col + 1), (row + 1, col + 1)):
            around.setdefault(point, set()).add(piece)
    return [tuple(met) for met in around.values() if len(met) == 4]


def touch(one: Piece, other: Piece) -> bool:
    """Tell whether two pieces share a side."""
    return any((row + a, col + b) in other for row, col in one for a, b in ((0, 1), (1, 0), (0, -1), (-1, 0)))


def another_cut(
    options: Iterable[Piece],
    cells: Iterable[Cell],
    clash: Callable[[Piece, Piece], bool],
    known: set[Piece],
    meeting: bool = False,
) -> set[Piece]:
    """Find a cut into options that never clash (nor meet in fours), other than `known`; empty if there is none."""
    model, pieces = cp_model.CpModel(), sorted(set(options), key=sorted)
    x = {piece: model.new_bool_var("") for piece in pieces}
    for cell in cells:
        model.add_exactly_one(x[piece] for piece in pieces if cell in piece)
    for one, other in combinations(pieces, 2):
        if not one & other and clash(one, other):
            model.add_bool_or(x[one].negated(), x[other].negated())
    model.add_bool_or(x[piece].negated() for piece in sorted(known, key=sorted))
    while True:
        solver = cp_model.CpSolver()
        solver.parameters.num_workers = 1
        if solver.solve(model) not in (cp_model.OPTIMAL, cp_model.FEASIBLE):
            return set()
        found = {piece for piece in pieces if solver.value(x[piece])}
        meetings = [] if meeting else fours(found)
        if not meetings:
            return found
        for met in meetings:
            model.add_bool_or(x[piece].negated() for piece in met)
