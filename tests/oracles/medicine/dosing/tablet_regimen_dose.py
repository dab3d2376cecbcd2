"""Choose the tablets with CP-SAT, one aim after the other, in half milligrams."""

from math import ceil
from typing import Any

from ortools.sat.python import cp_model

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    total = 0
    for (days, percent), counts in zip(instance.phases, answer["tablets"], strict=True):
        right = _dose(instance, percent)
        if [2 * n for n in counts] != right:
            return f"phase at {percent}%: {right} halves"
        total += days * instance.times * sum(ceil(n / 2) for n in right)
    return "" if total == answer["total"] else f"the total is {total}"


def _dose(instance: Any, percent: int) -> list[int]:
    target = min(
        instance.per_kg * instance.weight * percent / 100,
        instance.single or 10**9,
        (instance.daily or 10**9) / instance.times if not instance.daily else instance.daily * 1 / instance.times,
    )
    model = cp_model.CpModel()
    wholes = [model.new_int_var(0, 6, "") for _ in instance.strengths]
    halves = [model.new_int_var(0, int(instance.halves), "") for _ in instance.strengths]
    amount = sum(mg * (2 * w + h) for mg, w, h in zip(instance.strengths, wholes, halves, strict=True))
    pieces = sum(wholes) + sum(halves)
    model.add(amount <= int(2 * target + 1e-9))
    model.add(pieces <= 6)
    aims = [amount, -pieces, *(2 * w + h for w, h in zip(wholes, halves, strict=True))]
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    for aim in aims:
        model.maximize(aim)
        solver.solve(model)
        model.add(aim == round(solver.objective_value))
    return [2 * solver.value(w) + solver.value(h) for w, h in zip(wholes, halves, strict=True)]


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Another total, the phases in reverse, a tablet more."""
    first, *rest = answer["tablets"]
    return [
        {**answer, "total": answer["total"] + 1},
        {**answer, "tablets": ((first[0] + 1, *first[1:]), *rest)},
        {**answer, "tablets": answer["tablets"][:-1]},
    ]
