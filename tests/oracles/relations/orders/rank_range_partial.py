"""Judge by a model of OR-Tools, with one question for each bound and each person."""

from collections.abc import Iterator
from typing import Any

from ortools.sat.python import cp_model

LEVELS = range(1, 7)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    x = instance.asked
    rest = [name for name in instance.people if name != x]
    ranks = []
    for best in (True, False):
        model, height, solver = *_model(instance), cp_model.CpSolver()
        above = []
        for name in rest:
            taller = model.new_bool_var("")
            model.add(height[name] > height[x]).only_enforce_if(taller)
            model.add(height[name] <= height[x]).only_enforce_if(~taller)
            above.append(taller)
        if best:
            model.minimize(sum(above))
        else:
            model.maximize(sum(above))
        solver.parameters.num_workers = 1
        solver.solve(model)
        ranks.append(1 + round(solver.objective_value))
    higher = {name for name in rest if not _possible(instance, name, x)}
    lower = {name for name in rest if not _possible(instance, x, name)}
    right = {"best": ranks[0], "worst": ranks[1], "above": higher, "below": lower}
    return "" if answer == right else f"{right}"


def near_misses(instance: Any, answer: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Another rank, a set with the person asked about, the sets exchanged."""
    yield answer | {"best": answer["best"] - 1}
    yield answer | {"worst": answer["worst"] + 1}
    yield answer | {"above": answer["above"] | {instance.asked}}
    if answer["above"] != answer["below"]:
        yield answer | {"above": answer["below"], "below": answer["above"]}


def _possible(instance: Any, low: str, high: str) -> bool:
    """Tell whether the first one may be no taller than the second."""
    model, height = _model(instance)
    model.add(height[low] <= height[high])
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    return solver.solve(model) in (cp_model.OPTIMAL, cp_model.FEASIBLE)


def _model(instance: Any) -> tuple[Any, dict[str, Any]]:
    model = cp_model.CpModel()
    n = len(instance.people)
    height = {name: model.new_int_var(1, n, name) for name in instance.people}
    for kind, one, *others in instance.facts:
        if kind == "two of":
            flags = [model.new_bool_var("") for _ in others]
            for flag, name in zip(flags, others, strict=True):
                model.add(height[one] > height[name]).only_enforce_if(flag)
            model.add(sum(flags) >= 2)
        else:
            (two,) = others
            gap = height[one] - height[two]
            model.add(gap >= 1 if kind == "taller" else gap == 0 if kind == "same" else gap <= 0)
    return model, height
