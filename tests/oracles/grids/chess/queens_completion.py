"""Judge by sums and differences of coordinates; look for other placements with a SAT model."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from pysat.solvers import Cadical153

LEVELS = range(1, 11)

Squares = frozenset[tuple[int, int]]


def confirm(instance: Any, answer: Squares) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n = len(instance.rows)
    shown = {(r, c): mark for r, row in enumerate(instance.rows, 1) for c, mark in enumerate(row, 1)}
    if not {square for square, mark in shown.items() if mark == "Q"} <= answer:
        return "a placed queen is missing"
    if any(shown[square] == "x" for square in answer):
        return "a queen stands on a forbidden square"
    for line in (0, 1, 2, 3):
        if len({(r, c, r + c, r - c)[line] for r, c in answer}) != n or len(answer) != n:
            return "two queens share a line, or there are not n"
    return ""


def others(instance: Any, answer: Squares) -> list[Squares]:
    """Find another placement."""
    squares = [(r, c) for r, row in enumerate(instance.rows, 1) for c, mark in enumerate(row, 1) if mark != "x"]
    literal = {square: index for index, square in enumerate(squares, 1)}
    with Cadical153() as solver:
        for (r, c), (row, col) in combinations(squares, 2):
            if r == row or c == col or abs(r - row) == abs(c - col):
                solver.add_clause([-literal[r, c], -literal[row, col]])
        for line in range(1, len(instance.rows) + 1):
            solver.add_clause([x for (r, _), x in literal.items() if r == line])
        for r, c in squares:
            if instance.rows[r - 1][c - 1] == "Q":
                solver.add_clause([literal[r, c]])
        solver.add_clause([-literal[square] for square in sorted(answer)])
        if not solver.solve():
            return []
        model = set(solver.get_model())
    return [frozenset(square for square, x in literal.items() if x in model)]


def near_misses(instance: Any, answer: Squares) -> list[Squares]:
    """Placements with a queen less, a queen more or a queen moved along its row."""
    return [near for near in _changed(len(instance.rows), answer) if confirm(instance, near)]


def _changed(n: int, answer: Squares) -> Iterator[Squares]:
    row, col = min(answer)
    yield answer - {(row, col)}
    yield answer | {(row, col % n + 1)}
    yield answer - {(row, col)} | {(row, col % n + 1)}
