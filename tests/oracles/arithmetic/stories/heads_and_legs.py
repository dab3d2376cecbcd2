"""Judge by the totals, and prove with CP-SAT that no other numbers fit."""

from typing import Any

from ortools.sat.python import cp_model

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, int]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    counts = [answer.get(name, -1) for name in instance.names]
    if min(counts) < 0 or len(answer) != len(counts):
        return "a number is missing or negative"
    for row, total in zip(instance.table, instance.totals, strict=True):
        if sum(x * n for x, n in zip(row, counts, strict=True)) != total:
            return "a total is wrong"
    if instance.compared:
        a, b, more = instance.compared
        if counts[a] != counts[b] + more:
            return "the comparison does not hold"
    return "there is another solution" if _has_another(instance, counts) else ""


def near_misses(instance: Any, answer: dict[str, int]) -> list[dict[str, int]]:
    """One creature more, and two kinds exchanged."""
    a, b = instance.names[:2]
    wrong = [answer | {a: answer[a] + 1}, answer | {a: answer[b], b: answer[a]}]
    return [numbers for numbers in wrong if numbers != answer]


def _has_another(instance: Any, counts: list[int]) -> bool:
    model = cp_model.CpModel()
    numbers = [model.new_int_var(0, instance.totals[0], name) for name in instance.names]
    for row, total in zip(instance.table, instance.totals, strict=True):
        model.add(sum(x * n for x, n in zip(row, numbers, strict=True)) == total)
    if instance.compared:
        a, b, more = instance.compared
        model.add(numbers[a] == numbers[b] + more)
    model.add_forbidden_assignments(numbers, [tuple(counts)])
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    status = solver.solve(model)
    assert status in (cp_model.OPTIMAL, cp_model.FEASIBLE, cp_model.INFEASIBLE)
    return bool(status != cp_model.INFEASIBLE)
