"""Judge by pairs of columns that share a colour in a row; look for another colouring with a SAT model."""

from itertools import combinations
from typing import Any

from pysat.solvers import Cadical153

from bootcamp.verifiers import Board
from tests.oracles.grids._boards import disturbed

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or nothing."""
    for shown, row in zip(instance.givens, answer, strict=True):
        if any(given is not None and str(given) != colour for given, colour in zip(shown, row, strict=True)):
            return "a given was changed"
    seen = set()
    for row in answer:
        for (a, one), (b, other) in combinations(enumerate(row), 2):
            if one == other:
                if (a, b, one) in seen:
                    return "there is a rectangle of one colour"
                seen.add((a, b, one))
    return ""


def others(instance: Any, answer: Board) -> list[Board]:
    """Find another colouring."""
    rows, cols, colours = len(answer), len(answer[0]), instance.colours

    def literal(row: int, col: int, colour: int) -> int:
        return (row * cols + col) * colours + colour

    with Cadical153() as solver:
        for r in range(rows):
            for c in range(cols):
                solver.add_clause([literal(r, c, k) for k in range(1, colours + 1)])
                for a, b in combinations(range(1, colours + 1), 2):
                    solver.add_clause([-literal(r, c, a), -literal(r, c, b)])
                if instance.givens[r][c] is not None:
                    solver.add_clause([literal(r, c, instance.givens[r][c])])
        for (r, row), (c, col) in (
            (pair, other) for pair in combinations(range(rows), 2) for other in combinations(range(cols), 2)
        ):
            for k in range(1, colours + 1):
                solver.add_clause([-literal(i, j, k) for i in (r, row) for j in (c, col)])
        solver.add_clause([-literal(r, c, int(answer[r][c])) for r in range(rows) for c in range(cols)])
        if not solver.solve():
            return []
        model = set(solver.get_model())
    return [
        tuple(
            tuple(next(str(k) for k in range(1, colours + 1) if literal(r, c, k) in model) for c in range(cols))
            for r in range(rows)
        )
    ]


def near_misses(instance: Any, answer: Board) -> list[Board]:
    """Disturbed boards that break a rule."""
    return [near for near in disturbed(answer) if confirm(instance, near)]
