"""Judge by CP-SAT: no balance with one station less."""

from typing import Any

from ortools.sat.python import cp_model

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, int]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    stations = [answer[name] for name in instance.names()]
    most = max(stations)
    if set(stations) != set(range(1, most + 1)):
        return "a gap"
    loads = [sum(t for t, s in zip(instance.times, stations, strict=True) if s == k) for k in range(1, most + 1)]
    if max(loads) > instance.cycle:
        return "too long"
    if any(stations[k] > stations[i] for i, before in enumerate(instance.before) for k in before):
        return "the wrong order"
    if most == 1:
        return ""
    model = cp_model.CpModel()
    on = [[model.new_bool_var("") for _ in range(most - 1)] for _ in stations]
    numbers = [sum(k * one[k] for k in range(most - 1)) for one in on]
    for one in on:
        model.add_exactly_one(one)
    for k in range(most - 1):
        model.add(sum(t * one[k] for t, one in zip(instance.times, on, strict=True)) <= instance.cycle)
    for i, before in enumerate(instance.before):
        for k in before:
            model.add(numbers[k] <= numbers[i])
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    return "" if solver.solve(model) == cp_model.INFEASIBLE else "fewer stations suffice"


def near_misses(instance: Any, answer: dict[str, int]) -> list[dict[str, int]]:
    """One task at the next or the last station; each task alone; all at one."""
    near = [{**answer, name: station + 1} for name, station in answer.items()]
    near.append({name: place for place, name in enumerate(answer, start=1)})
    near.append(dict.fromkeys(answer, 1))
    return [one for one in near if max(one.values()) <= len(one) and confirm(instance, one)][:5]
