"""Model the choice with CP-SAT; the cheapest drug of each list is the greedy."""

from typing import Any

from ortools.sat.python import cp_model

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    model = cp_model.CpModel()
    take = {drug[0]: model.new_bool_var(drug[0]) for drug in instance.drugs}
    use = {}
    for condition, drugs in instance.conditions:
        use[condition] = {drug: model.new_bool_var(f"{condition} {drug}") for drug in drugs}
        model.add_exactly_one(use[condition].values())
        for drug, chosen in use[condition].items():
            model.add_implication(chosen, take[drug])
    for a, b in instance.pairs:
        model.add_at_most_one(take[a], take[b])
    model.add(take[instance.allergy] == 0)
    for kind in {drug[1] for drug in instance.drugs} - {""}:
        model.add_at_most_one(take[drug[0]] for drug in instance.drugs if drug[1] == kind)
    if instance.limit:
        model.add(sum(burden * take[name] for name, _, _, burden in instance.drugs) <= instance.limit)
    total = sum(cost * take[name] for name, _, cost, _ in instance.drugs)
    model.minimize(total)
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    solver.solve(model)
    if round(solver.objective_value) != instance.best:
        return f"the least cost is {solver.objective_value}"
    for condition, drugs in use.items():
        for drug, chosen in drugs.items():
            model.add(chosen == (answer[condition] == drug))
    model.add(total == instance.best)
    return "" if solver.solve(model) in (cp_model.OPTIMAL, cp_model.FEASIBLE) else "the choice breaks a rule"


def greedy(instance: Any) -> Any:
    """The cheapest drug of each list."""
    cost = {name: price for name, _, price, _ in instance.drugs}
    return {condition: min(drugs, key=cost.__getitem__) for condition, drugs in instance.conditions}


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The greedy one, and the allergic one."""
    condition = instance.conditions[0][0]
    return [greedy(instance), {**answer, condition: instance.allergy}]
