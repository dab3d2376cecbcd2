"""Judge by CP-SAT with a switch for each start."""

from typing import Any

from ortools.sat.python import cp_model

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, int]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    starts = [answer[name] for name in "ABCDEFGH"[: len(instance.jobs)]]
    for start, (time, _, low, high) in zip(starts, instance.jobs, strict=True):
        if start < low or start + time > high:
            return "outside its hours"
    for hour in range(len(instance.tariff)):
        if _load(instance, starts, hour) > instance.limit:
            return "too much power"
    if any(starts[i] + instance.jobs[i][0] > starts[j] for i, j in instance.orders):
        return "the wrong order"
    cost = sum(price * _load(instance, starts, hour) for hour, price in enumerate(instance.tariff))
    model = cp_model.CpModel()
    begins, switches = [], []
    for time, _, low, high in instance.jobs:
        on = {start: model.new_bool_var("") for start in range(low, high - time + 1)}
        model.add_exactly_one(on.values())
        switches.append(on)
        begins.append(sum(start * one for start, one in on.items()))
    for i, j in instance.orders:
        model.add(begins[i] + instance.jobs[i][0] <= begins[j])
    paid: Any = 0
    for hour, price in enumerate(instance.tariff):
        terms = [
            job[1] * one
            for job, on in zip(instance.jobs, switches, strict=True)
            for start, one in on.items()
            if start <= hour < start + job[0]
        ]
        model.add(sum(terms) <= instance.limit)
        paid += price * sum(terms)
    model.minimize(paid)
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    assert solver.solve(model) == cp_model.OPTIMAL
    return "" if round(solver.objective_value) == cost else "a cheaper plan is possible"


def near_misses(instance: Any, answer: dict[str, int]) -> list[dict[str, int]]:
    """One start an hour earlier or later; all at 0."""
    near = [{**answer, name: start + step} for name, start in answer.items() for step in (-1, 1) if start + step >= 0]
    near.append(dict.fromkeys(answer, 0))
    return [one for one in near if confirm(instance, one)][:6]


def _load(instance: Any, starts: list[int], hour: int) -> int:
    runs = zip(starts, instance.jobs, strict=True)
    return int(sum(power for start, (time, power, _, _) in runs if start <= hour < start + time))
