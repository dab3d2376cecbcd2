"""Judge by a SAT model with one variable for each cell and number, which also counts completions."""

from itertools import combinations
from typing import Any

from pysat.solvers import Cadical153

from bootcamp.verifiers import Board

LEVELS = range(1, 9)


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or with the promise that it is the only one."""
    n = len(instance.givens)
    chosen = [_literal(n, row, col, int(answer[row][col])) for row in range(n) for col in range(n)]
    with Cadical153(bootstrap_with=_clauses(instance)) as solver:
        if not solver.solve(assumptions=chosen):
            return "the grid breaks a rule"
        solver.add_clause([-literal for literal in chosen])
        return "there is another completion" if solver.solve() else ""


def near_misses(instance: Any, answer: Board) -> list[Board]:
    """Two rows of a band exchanged, two numbers exchanged everywhere, a row of one number."""
    swapped = tuple(tuple({"1": "2", "2": "1"}.get(symbol, symbol) for symbol in row) for row in answer)
    return [(answer[1], answer[0], *answer[2:]), swapped, (("1",) * len(answer), *answer[1:])]


def _literal(n: int, row: int, col: int, number: int) -> int:
    return (row * n + col) * n + number


def _clauses(instance: Any) -> list[list[int]]:
    n, height, width = len(instance.givens), instance.height, instance.width
    span = range(n)
    groups = [[_literal(n, row, col, number) for number in range(1, n + 1)] for row in span for col in span]
    for number in range(1, n + 1):
        groups += [[_literal(n, row, col, number) for col in span] for row in span]
        groups += [[_literal(n, row, col, number) for row in span] for col in span]
        for top in range(0, n, height):
            for left in range(0, n, width):
                groups.append([_literal(n, top + k // width, left + k % width, number) for k in range(height * width)])
    clauses = [list(group) for group in groups]
    clauses += [[-a, -b] for group in groups for a, b in combinations(group, 2)]
    return clauses + [
        [_literal(n, row, col, given)]
        for row, line in enumerate(instance.givens)
        for col, given in enumerate(line)
        if given is not None
    ]
