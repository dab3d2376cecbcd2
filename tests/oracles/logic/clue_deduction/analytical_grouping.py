"""Judge by a constraint model of OR-tools, asked for each person in and out of the team whether a division is left."""

from typing import Any

from ortools.sat.python import cp_model

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, frozenset[str]]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    model = cp_model.CpModel()
    teams = [team for team, _ in instance.sizes]
    at = {(name, team): model.new_bool_var("") for name in instance.people for team in teams}
    for name in instance.people:
        model.add_exactly_one([at[name, team] for team in teams])
    for team, size in instance.sizes:
        model.add(sum(at[name, team] for name in instance.people) == size)
    for kind, about, team, other in (*instance.rules, instance.assumption):
        a, b = about[0], about[-1]
        if kind == "together":
            for one in teams:
                model.add(at[a, one] == at[b, one])
        elif kind == "apart":
            for one in teams:
                model.add(at[a, one] + at[b, one] <= 1)
        elif kind in ("in", "out"):
            model.add(at[a, team] == (kind == "in"))
        elif kind == "if":
            model.add_implication(at[a, team], at[b, other])
        elif kind == "unless":
            model.add_implication(at[a, team], ~at[b, other])
        else:
            inside = sum(at[name, team] for name in about)
            model.add(inside == 1 if kind == "one" else inside >= 2)
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1

    def possible(literal: Any) -> bool:
        model.clear_assumptions()
        model.add_assumptions([literal])
        return bool(solver.solve(model) in (cp_model.OPTIMAL, cp_model.FEASIBLE))

    may = {name for name in instance.people if possible(at[name, instance.team])}
    must = {name for name in may if not possible(~at[name, instance.team])}
    right = {"must": frozenset(must), "may": frozenset(may)}
    return "" if right == answer else f"must {sorted(must)}, may {sorted(may)}"


def near_misses(instance: Any, answer: dict[str, frozenset[str]]) -> list[dict[str, frozenset[str]]]:
    """The two sets made one, the sets exchanged, everybody possible."""
    must, may = answer["must"], answer["may"]
    found = [{"must": may, "may": may}, {"must": must, "may": must}, {"must": may, "may": must}]
    found.append({"must": must, "may": frozenset(instance.people)})
    return [near for near in found if near != answer]
