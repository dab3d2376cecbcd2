"""Walks through all open cells of a board, shared by the oracles of number paths."""

from collections.abc import Callable, Collection
from itertools import combinations, pairwise
from typing import Any

from pysat.solvers import Cadical153

from bootcamp.verifiers import Board

Follows = Callable[[complex, complex], bool]
Confirm = Callable[[Any, Board], str]
Others = Callable[[Any, Board], list[Board]]


def by_steps(steps: Collection[complex]) -> tuple[Confirm, Others, Others]:
    """Make the oracle of the walks whose steps are all among `steps`."""
    return by_follows(lambda instance: lambda cell, other: other - cell in steps)


def by_follows(rule: Callable[[Any], Follows]) -> tuple[Confirm, Others, Others]:
    """Make an oracle from the rule for two numbers in a row: judging, another walk on a small board, near misses."""

    def confirm(instance: Any, answer: Board) -> str:
        return walk_fault(instance.givens, answer, rule(instance))

    def others(instance: Any, answer: Board) -> list[Board]:
        return other_walks(instance.givens, answer, rule(instance))

    def near_misses(instance: Any, answer: Board) -> list[Board]:
        return [near for near in misplaced(answer) if confirm(instance, near)]

    return confirm, others, near_misses


def walk_fault(givens: Board, answer: Board, follows: Follows) -> str:
    """Say what is wrong with the numbers of a board, read as a walk."""
    shown = {complex(r, c): item for r, row in enumerate(givens) for c, item in enumerate(row)}
    filled = {complex(r, c): item for r, row in enumerate(answer) for c, item in enumerate(row)}
    if any(item not in (".", filled[cell]) for cell, item in shown.items()):
        return "a given was changed"
    walk = sorted((int(item), cell.real, cell.imag) for cell, item in filled.items() if item != "#")
    if [number for number, _, _ in walk] != list(range(1, sum(item != "#" for item in shown.values()) + 1)):
        return "the numbers are not 1 to N"
    points = [complex(r, c) for _, r, c in walk]
    return "" if all(follows(a, b) for a, b in pairwise(points)) else "a step is wrong"


def other_walks(givens: Board, answer: Board, follows: Follows) -> list[Board]:
    """Find a walk that differs from an answer, on boards of up to 36 cells."""
    points = [complex(r, c) for r, row in enumerate(givens) for c, item in enumerate(row) if item != "#"]
    total = len(points)
    if total > 36:
        return []
    literal = {(cell, k): cell_index * total + k for cell_index, cell in enumerate(points) for k in range(1, total + 1)}
    with Cadical153() as solver:
        groups = [[literal[cell, k] for k in range(1, total + 1)] for cell in points]
        groups += [[literal[cell, k] for cell in points] for k in range(1, total + 1)]
        for group in groups:
            solver.add_clause(group)
            for a, b in combinations(group, 2):
                solver.add_clause([-a, -b])
        for cell in points:
            for k in range(1, total):
                after = [literal[other, k + 1] for other in points if follows(cell, other)]
                solver.add_clause([-literal[cell, k], *after])
            given = givens[int(cell.real)][int(cell.imag)]
            if given != ".":
                solver.add_clause([literal[cell, int(given)]])
        solver.add_clause([-literal[cell, int(answer[int(cell.real)][int(cell.imag)])] for cell in points])
        if not solver.solve():
            return []
        chosen = set(solver.get_model())
    number = {cell: k for (cell, k), x in literal.items() if x in chosen}
    return [
        tuple(tuple(str(number.get(complex(r, c), "#")) for c, _ in enumerate(row)) for r, row in enumerate(givens))
    ]


def misplaced(answer: Board) -> list[Board]:
    """Exchange 1 and 2, then 1 and the last number; count backwards; repeat a number."""
    last = max((item for row in answer for item in row if item != "#"), key=int)
    backwards = {str(k): str(int(last) + 1 - k) for k in range(1, int(last) + 1)}
    return [
        tuple(tuple(change.get(item, item) for item in row) for row in answer)
        for change in ({"1": "2", "2": "1"}, {"1": last, last: "1"}, backwards, {"2": "1"})
    ]
