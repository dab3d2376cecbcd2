"""Judge by a hitting set: OR-tools picks the fewest clues that exclude every wrong order, listed by trial."""

from itertools import combinations, permutations
from typing import Any

from ortools.sat.python import cp_model

LEVELS = range(1, 11)


def confirm(instance: Any, answer: frozenset[int]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    broken = _broken(instance)
    if broken.count(frozenset()) != 1:
        return "not exactly one order fits all clues"
    wrong = [clues for clues in broken if clues]
    if not all(clues & answer for clues in wrong):
        return "a wrong order is left"
    model = cp_model.CpModel()
    chosen = [model.new_bool_var("") for _ in instance.clues]
    for clues in set(wrong):
        model.add_bool_or([chosen[number - 1] for number in clues])
    model.minimize(sum(chosen))
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    solver.solve(model)
    return "" if round(solver.objective_value) == len(answer) == instance.best else "not the fewest"


def others(instance: Any, answer: frozenset[int]) -> list[frozenset[int]]:
    """Another choice of the same size that excludes every wrong order."""
    wrong = {clues for clues in _broken(instance) if clues}
    choices = map(frozenset, combinations(range(1, len(instance.clues) + 1), len(answer)))
    return [c for c in choices if c != answer and all(c & clues for clues in wrong)][:2]


def near_misses(instance: Any, answer: frozenset[int]) -> list[frozenset[int]]:
    """One clue too few, one too many, all of them."""
    spare = next(n for n in range(1, len(instance.clues) + 1) if n not in answer)
    return [answer - {min(answer)}, answer | {spare}, frozenset(range(1, len(instance.clues) + 1))]


def _broken(instance: Any) -> list[frozenset[int]]:
    """Give for every order the clues that it breaks."""
    found = []
    for row in permutations(instance.people):
        at = {name: place for place, name in enumerate(row, start=1)} | {"": 0}
        false = set()
        for number, (kind, a, b, place) in enumerate(instance.clues, start=1):
            x, y = at[a], at[b]
            if kind in ("beside", "apart"):
                fits = abs(x - y) == (1 if kind == "beside" else 2)
            elif kind in ("before", "directly"):
                fits = y - x >= 1 if kind == "before" else y - x == 1
            elif kind == "end":
                fits = x == 1 or x == len(row)
            else:
                fits = {"at": x == place, "not": x != place, "half": x in range(1, place + 1)}[kind]
            if not fits:
                false.add(number)
        found.append(frozenset(false))
    return found
