"""Judge by CP-SAT."""

from typing import Any

from ortools.sat.python import cp_model

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, str]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    places = [int(answer[f"J{i + 1}"][1:]) - 1 for i in range(len(instance.times))]
    if any(places[i] == places[j] for i, j in instance.apart):
        return "a pair is together"
    loads = [0] * len(instance.times[0])
    for row, place in zip(instance.times, places, strict=True):
        loads[place] += row[place]
    model = cp_model.CpModel()
    on = [[model.new_bool_var("") for _ in row] for row in instance.times]
    end = model.new_int_var(0, sum(map(max, instance.times)), "")
    for one in on:
        model.add_exactly_one(one)
    for i, j in instance.apart:
        for a, b in zip(on[i], on[j], strict=True):
            model.add(a + b <= 1)
    for j in range(len(loads)):
        model.add(sum(row[j] * one[j] for row, one in zip(instance.times, on, strict=True)) <= end)
    model.minimize(end)
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    assert solver.solve(model) == cp_model.OPTIMAL
    return "" if max(loads) == round(solver.objective_value) else "an earlier end is possible"


def near_misses(instance: Any, answer: dict[str, str]) -> list[dict[str, str]]:
    """One job elsewhere; all on one machine."""
    names = [f"M{j + 1}" for j in range(len(instance.times[0]))]
    wrong = [{**answer, job: name} for job in answer for name in names]
    wrong += [dict.fromkeys(answer, name) for name in names]
    return [one for one in wrong if confirm(instance, one)][:5]
