"""Judge by CP-SAT: a switch for each witness, as many on as possible, and a second way to do so ruled out."""

from typing import Any

from ortools.sat.python import cp_model

from tests.oracles.relations.time._sentences import add_sentence

LEVELS = range(1, 11)


def confirm(instance: Any, answer: frozenset[str]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    model = cp_model.CpModel()
    place = {name: model.new_int_var(0, len(instance.people) - 1, name) for name in instance.people}
    model.add_all_different(place.values())
    kept = {}
    for name, texts, _ in instance.told:
        kept[name] = model.new_bool_var(name)
        for text in texts:
            add_sentence(model, place, text, kept[name])
    model.maximize(sum(kept.values()))
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    assert solver.solve(model) == cp_model.OPTIMAL
    most = int(solver.objective_value)
    dropped = {name for name, on in kept.items() if not solver.value(on)}
    if dropped != answer:
        return f"{sorted(dropped)} can be dropped"
    model.add(sum(kept.values()) == most)
    model.add_bool_or(kept[name] for name in dropped)
    return "" if solver.solve(model) == cp_model.INFEASIBLE else "there is another way"


def near_misses(instance: Any, answer: frozenset[str]) -> list[frozenset[str]]:
    """One witness more, one instead of another."""
    other = next(name for name in instance.witnesses if name not in answer)
    return [answer | {other}, answer - {min(answer)} | {other}]
