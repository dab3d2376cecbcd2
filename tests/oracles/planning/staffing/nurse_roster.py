"""Judge each rule by hand, and find rosters of CP-SAT that must count too."""

from itertools import groupby, pairwise
from typing import Any

from ortools.sat.python import cp_model

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    for (early, late, night), column in zip(instance.cover, zip(*answer, strict=True), strict=True):
        if [column.count("E"), column.count("L"), column.count("N")] != [early, late, night]:
            return "cover"
        if instance.seniors and night and not any(column[i] == "N" for i in instance.seniors):
            return "seniors"
    for row in answer:
        for one, other in pairwise(row):
            if one == "N" and other in "EL":
                return "rest"
        runs = [len(list(group)) for off, group in groupby(row, key=lambda shift: shift == "-") if not off]
        if max(runs, default=0) > instance.run or not instance.least <= sum(runs) <= instance.most:
            return "runs"
    return "" if all(answer[i][day] == shift for i, day, shift in instance.requests) else "a request"


def others(instance: Any, answer: Any) -> list[Any]:
    """A roster that CP-SAT finds."""
    model = cp_model.CpModel()
    n, days = len(instance.names), len(instance.cover)
    on = {(i, d, s): model.new_bool_var("") for i in range(n) for d in range(days) for s in "ELN-"}
    for i in range(n):
        for d in range(days):
            model.add_exactly_one(on[i, d, s] for s in "ELN-")
            if d:
                model.add(on[i, d - 1, "N"] + on[i, d, "E"] + on[i, d, "L"] <= 1)
            if d >= instance.run:
                model.add(sum(on[i, k, "-"] for k in range(d - instance.run, d + 1)) >= 1)
        model.add_linear_constraint(days - sum(on[i, d, "-"] for d in range(days)), instance.least, instance.most)
    for d, counts in enumerate(instance.cover):
        for s, count in zip("ELN", counts, strict=True):
            model.add(sum(on[i, d, s] for i in range(n)) == count)
        if instance.seniors and counts[2]:
            model.add(sum(on[i, d, "N"] for i in instance.seniors) >= 1)
    for i, d, s in instance.requests:
        model.add(on[i, d, s] == 1)
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    assert solver.solve(model) == cp_model.OPTIMAL
    rows = (tuple(s for d in range(days) for s in "ELN-" if solver.value(on[i, d, s])) for i in range(n))
    return [tuple(rows)]


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Two rows exchanged, one sign changed, all off."""
    wrong = [(answer[1], answer[0], *answer[2:]), tuple(("-",) * len(row) for row in answer)]
    for shift in "ELN-":
        wrong.append((*answer[:-1], (*answer[-1][:-1], shift)))
    return [one for one in wrong if confirm(instance, one)]
