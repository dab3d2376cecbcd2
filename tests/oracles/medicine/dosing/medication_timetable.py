"""Find a timetable with CP-SAT on quarter hours, and judge others by loops over all pairs of doses."""

from typing import Any

from ortools.sat.python import cp_model

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    used = set()
    for name, doses, low, high, food in instance.drugs:
        times = list(answer[name])
        used |= set(times)
        if sorted(set(times)) != times or len(times) != doses:
            return f"{name}: number"
        for n, t in enumerate(times):
            following = times[n + 1] if n + 1 < doses else times[0] + 1440
            if doses > 1 and (following - t < low or following - t > high):
                return f"{name}: gap"
            if t % 15 or t < instance.wake or t > instance.sleep:
                return f"{name}: time"
            near = any(meal - 60 < t < meal + 60 for meal in instance.meals)
            if (food == "meal" and t not in instance.meals) or (food == "empty" and near):
                return f"{name}: meal"
    for a, b, minutes in instance.pairs:
        if any(s - minutes < t < s + minutes for s in answer[a] for t in answer[b]):
            return f"{a} and {b}"
    return "moments" if len(used) > instance.moments else ""


def others(instance: Any, answer: Any) -> list[Any]:
    """A timetable that the solver finds."""
    model = cp_model.CpModel()
    grid = range(instance.wake, instance.sleep + 1, 15)
    on = {t: model.new_bool_var(f"m{t}") for t in grid}
    take = {}
    for name, doses, low, high, food in instance.drugs:
        allowed = [t for t in grid if not (food == "meal" and t not in instance.meals)]
        if food == "empty":
            allowed = [t for t in grid if all(abs(t - meal) >= 60 for meal in instance.meals)]
        take[name] = {t: model.new_bool_var(f"{name}{t}") for t in allowed}
        model.add(sum(take[name].values()) == doses)
        for t, var in take[name].items():
            model.add_implication(var, on[t])
        spots = [model.new_int_var(0, 96, f"{name} {n}") for n in range(doses)]
        for n, spot in enumerate(spots):
            model.add_element(spot, [1 if 15 * k in take[name] else 0 for k in range(97)], 1)
            for t, var in take[name].items():
                if doses == 1:
                    model.add(spot == t // 15).only_enforce_if(var)
            if n:
                model.add(spots[n] > spots[n - 1])
        hits = []
        for spot in spots:
            for t, var in take[name].items():
                hit = model.new_bool_var("")
                model.add(spot == t // 15).only_enforce_if(hit)
                model.add_implication(hit, var)
                hits.append((spot, hit))
        for spot in spots:
            model.add_exactly_one(hit for other, hit in hits if other is spot)
        if doses > 1:
            for n in range(doses):
                gap = spots[n + 1] - spots[n] if n + 1 < doses else spots[0] + 96 - spots[n]
                model.add(15 * gap >= low)
                model.add(15 * gap <= high)
    for a, b, minutes in instance.pairs:
        for s, first in take[a].items():
            for t, second in take[b].items():
                if abs(s - t) < minutes:
                    model.add_at_most_one(first, second)
    model.add(sum(on.values()) <= instance.moments)
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    solver.parameters.max_deterministic_time = 2.0
    if solver.solve(model) not in (cp_model.OPTIMAL, cp_model.FEASIBLE):
        return []
    return [{name: tuple(t for t, var in row.items() if solver.value(var)) for name, row in take.items()}]


def greedy(instance: Any) -> Any:
    """Doses at equal distances from 08:00."""
    return {
        name: tuple(480 + n * (1440 // doses // 15 * 15) for n in range(doses)) for name, doses, *_ in instance.drugs
    }


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """A dose less, and a dose a few minutes later."""
    name = instance.drugs[0][0]
    times = answer[name]
    return [{**answer, name: (*times[:-1], times[-1] + 5)}, {**answer, name: (*times, times[-1] + 15)}]
