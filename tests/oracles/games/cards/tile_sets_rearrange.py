"""Judge with an integer programme over all sets, each used some number of times."""

from collections import Counter
from itertools import combinations
from typing import Any

from ortools.sat.python import cp_model

LEVELS = range(1, 11)
_SETS = [[f"{c}{n}" for n in range(a, a + k)] for c in "BGRY" for k in range(3, 10) for a in range(1, 11 - k)]
_SETS += [[f"{c}{n}" for c in some] for n in range(1, 10) for k in (3, 4) for some in combinations("BGRY", k)]


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    known = {frozenset(some) for some in _SETS}
    if any(frozenset(some) not in known or len(set(some)) < len(some) for some in answer):
        return "not a set"
    used = Counter(tile for some in answer for tile in some)
    table = Counter(tile for some in instance.table for tile in some)
    hand = Counter(instance.hand)
    if any(not table[tile] <= used[tile] <= table[tile] + hand[tile] for tile in {*used, *table}):
        return "wrong tiles"
    model = cp_model.CpModel()
    times = [model.new_int_var(0, 2, "") for _ in _SETS]
    placed = []
    for tile in {tile for some in _SETS for tile in some}:
        count = sum(time for time, some in zip(times, _SETS, strict=True) if tile in some)
        model.add(count >= table[tile])
        model.add(count <= table[tile] + hand[tile])
        placed.append(count)
    model.maximize(sum(placed))
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    assert solver.solve(model) == cp_model.OPTIMAL
    return "" if sum(used.values()) == round(solver.objective_value) else "more is possible"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The table as it was, a set left out, a tile twice, a set cut short."""
    first = answer[0]
    return [instance.table, answer[1:], (first + first[:1], *answer[1:]), (first[:2], *answer[1:])]
