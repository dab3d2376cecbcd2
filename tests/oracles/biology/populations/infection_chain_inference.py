"""Judge by a constraint solver (OR-Tools): one source for each case, found and then forbidden."""

from typing import Any

from ortools.sat.python import cp_model

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, str]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    names, day_of = instance.names, dict(zip(instance.names, instance.onset, strict=True))
    model, arcs = cp_model.CpModel(), dict[tuple[str, str], Any]()
    for a, b, day in instance.meetings:
        for source, target in ((names[a], names[b]), (names[b], names[a])):
            fits = day_of[target] - instance.longest <= day <= day_of[target] - instance.shortest
            fits &= day_of[source] - instance.before <= day <= day_of[source] + instance.after
            if instance.mutations:
                mine, own = (instance.mutations[names.index(one)] for one in (source, target))
                fits &= "?" in mine + own or all(mark in own for mark in mine)
            if fits and target != names[0]:
                arcs.setdefault((source, target), model.new_bool_var(f"{source}>{target}"))
    for name in names:
        if name != names[0]:
            model.add_exactly_one(flag for (_, target), flag in arcs.items() if target == name)
        model.add(sum(flag for (source, _), flag in arcs.items() if source == name) <= instance.most)
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    if solver.solve(model) != cp_model.OPTIMAL:
        return "nothing fits"
    found = {target: source for (source, target), flag in arcs.items() if solver.value(flag)}
    model.add(sum(arcs[source, target] for target, source in found.items()) <= len(names) - 2)
    if solver.solve(model) != cp_model.INFEASIBLE:
        return "the sources are not unique"
    return "" if answer == found else f"the sources are {found}"


def near_misses(instance: Any, answer: dict[str, str]) -> list[dict[str, str]]:
    """Another source for the first case."""
    case = min(answer)
    return [answer | {case: name} for name in instance.names if name not in (answer[case], case)][:4]
