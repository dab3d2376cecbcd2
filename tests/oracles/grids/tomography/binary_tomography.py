"""Judge by sums over lists of cells; find another matrix with a CP-SAT model."""

from collections.abc import Iterator
from typing import Any

from ortools.sat.python import cp_model

from bootcamp.verifiers import Board
from tests.oracles.grids._boards import board, give

LEVELS = range(1, 11)

Lines = Iterator[tuple[list[tuple[int, int]], int]]


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or nothing."""
    for row, known in zip(answer, instance.known, strict=True):
        if any(x is not None and str(x) != symbol for symbol, x in zip(row, known, strict=True)):
            return "a known cell is changed"
    for line, total in _lines(instance):
        if "".join(answer[r][c] for r, c in line).count("1") != total:
            return f"the sum along {line} is not {total}"
    return ""


def others(instance: Any, answer: Board) -> list[Board]:
    """Find another matrix, if there is one, for small ones."""
    n = len(answer)
    if n > 6:
        return []
    model, x = board(n, n, 0, 1)
    give(model, x, instance.known)
    for line, total in _lines(instance):
        model.add(sum(x[r][c] for r, c in line) == total)
    ones = [x[r][c] for r in range(n) for c in range(n) if answer[r][c] == "1"]
    model.add(sum(ones) < len(ones))
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    solver.parameters.max_deterministic_time = 0.1
    if solver.solve(model) not in (cp_model.OPTIMAL, cp_model.FEASIBLE):
        return []
    return [tuple(tuple(str(solver.value(variable)) for variable in row) for row in x)]


def near_misses(instance: Any, answer: Board) -> list[Board]:
    """The matrix mirrored, turned over and with two rows exchanged."""
    wrong = [tuple(row[::-1] for row in answer), answer[::-1], (answer[1], answer[0], *answer[2:])]
    return [near for near in wrong if confirm(instance, near)]


def _lines(instance: Any) -> Lines:
    n = len(instance.known)
    families = [[[(i, j) for j in range(n)] for i in range(n)], [[(j, i) for j in range(n)] for i in range(n)]]
    families.append([[(r, r + gap) for r in range(n) if 0 <= r + gap < n] for gap in range(1 - n, n)])
    families.append([[(r, total - r) for r in range(n) if 0 <= total - r < n] for total in range(2 * n - 1)])
    for family, sums in zip(families, instance.sums, strict=False):
        yield from zip(family, sums, strict=True)
