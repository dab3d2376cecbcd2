"""Judge by a model in CP-SAT: a place for everybody, a truth value for every prediction, all solutions counted."""

from typing import Any

from ortools.sat.python import cp_model

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[str, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    names, n = instance.contestants, len(instance.contestants)
    if sorted(answer) != sorted(names):
        return "not an order of the contestants"
    model = cp_model.CpModel()
    place = {name: model.new_int_var(1, n, name) for name in names}
    model.add_all_different(list(place.values()))
    for right, said in zip(instance.right, instance.predictions, strict=True):
        model.add(sum(_truth(model, place, one) for one in said) == right)
    found: list[list[str]] = []
    for _ in range(2):
        solver = cp_model.CpSolver()
        solver.parameters.num_workers = 1
        if solver.solve(model) not in (cp_model.OPTIMAL, cp_model.FEASIBLE):
            break
        places = {name: solver.value(variable) for name, variable in place.items()}
        found.append(sorted(names, key=lambda name: places[name]))
        same = []
        for name, variable in place.items():
            at = model.new_bool_var("")
            model.add(variable == places[name]).only_enforce_if(at)
            model.add(variable != places[name]).only_enforce_if(~at)
            same.append(~at)
        model.add_bool_or(same)
    return "" if found == [list(answer)] else f"orders that fit: {found}"


def near_misses(instance: Any, answer: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The order turned round, and with two neighbours exchanged."""
    return [answer[::-1], (answer[1], answer[0], *answer[2:]), (*answer[:-2], answer[-1], answer[-2])]


def _truth(model: cp_model.CpModel, place: dict[str, Any], prediction: tuple[str, str, str]) -> Any:
    kind, name, other = prediction
    n = len(place)
    if kind in ("at", "top"):
        domain = [int(other)] if kind == "at" else list(range(1, int(other) + 1))
        difference, low, high = place[name] + 0, 1, n
    else:
        domain = {"before": list(range(-n, 0)), "next": [1], "apart": [-2, 2]}[kind]
        difference, low, high = place[name] - place[other], -n, n
    holds = model.new_bool_var("")
    rest = [value for value in range(low, high + 1) if value not in domain]
    model.add_linear_expression_in_domain(difference, cp_model.Domain.from_values(domain)).only_enforce_if(holds)
    model.add_linear_expression_in_domain(difference, cp_model.Domain.from_values(rest)).only_enforce_if(~holds)
    return holds
