"""Judge by a SAT model of supports and regions, which also finds other placements."""

from itertools import combinations
from typing import Any

from pysat.solvers import Cadical153

from bootcamp.verifiers import Board

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or nothing."""
    black = [[region < 0 for region in row] for row in instance.regions]
    if black != [[item == "#" for item in row] for row in answer]:
        return "the black cells differ"
    clauses, literal = _model(instance)
    fixed = [x if answer[r][c] == mark else -x for (mark, r, c), x in literal.items()]
    with Cadical153(bootstrap_with=clauses) as solver:
        return "" if solver.solve(assumptions=fixed) else "the placement breaks a rule"


def others(instance: Any, answer: Board) -> list[Board]:
    """Another placement, if there is one."""
    clauses, literal = _model(instance)
    clauses.append([-x for (mark, r, c), x in literal.items() if answer[r][c] == mark])
    with Cadical153(bootstrap_with=clauses) as solver:
        if not solver.solve():
            return []
        true = set(solver.get_model())
    board = [["#" if region < 0 else "." for region in row] for row in instance.regions]
    for (mark, r, c), x in literal.items():
        if x in true:
            board[r][c] = mark
    return [tuple(map(tuple, board))]


def near_misses(instance: Any, answer: Board) -> list[Board]:
    """Upside down, marks exchanged, empty, one mark moved or left out, where they are wrong."""
    swapped = tuple(tuple({"o": "*", "*": "o"}.get(item, item) for item in row) for row in answer)
    boards = [answer[::-1], swapped, tuple(tuple("#" if item == "#" else "." for item in row) for row in answer)]
    for r, row in enumerate(answer):
        for c, item in enumerate(row):
            if item in "o*":
                boards.append((*answer[:r], (*row[:c], ".", *row[c + 1 :]), *answer[r + 1 :]))
                if r + 1 < len(answer) and answer[r + 1][c] == ".":
                    below = answer[r + 1]
                    moved = ((*row[:c], ".", *row[c + 1 :]), (*below[:c], item, *below[c + 1 :]))
                    boards.append((*answer[:r], *moved, *answer[r + 2 :]))
    return [near for near in boards if confirm(instance, near)]


def _model(instance: Any) -> tuple[list[list[int]], dict[tuple[str, int, int], int]]:
    """Give the clauses, and the literals of marks (o or *) in cells."""
    white = {(r, c): region for r, row in enumerate(instance.regions) for c, region in enumerate(row) if region >= 0}
    keys = [(mark, r, c) for mark in "o*" for r, c in white]
    literal = {key: index for index, key in enumerate(keys, 1)}
    clauses = [[-literal["o", r, c], -literal["*", r, c]] for r, c in white]
    for (mark, r, c), x in literal.items():
        beyond = (mark, r - 1 if mark == "o" else r + 1, c)
        if beyond in literal:
            clauses.append([-x, literal[beyond]])
    for region in sorted(set(white.values())):
        for mark in "o*":
            group = [literal[mark, r, c] for (r, c), other in white.items() if other == region]
            clauses.append(group)
            clauses += [[-a, -b] for a, b in combinations(group, 2)]
    return clauses, literal
