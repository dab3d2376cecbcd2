"""Judge by CP-SAT over the places of the people, from the printed English sentences."""

from typing import Any

from ortools.sat.python import cp_model

from tests.oracles.relations.time._sentences import add_sentence

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[str, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    for (first, second), sign in zip(instance.asked, answer, strict=True):
        earlier, later = _possible(instance, first, second), _possible(instance, second, first)
        right = "open" if earlier and later else "before" if earlier else "after"
        if sign != right:
            return f"{first} and {second}: {right}"
    return ""


def near_misses(instance: Any, answer: tuple[str, ...]) -> list[tuple[str, ...]]:
    """One sign changed."""
    turned = {"before": "after", "after": "open", "open": "before"}
    return [(*answer[:place], turned[sign], *answer[place + 1 :]) for place, sign in enumerate(answer)]


def _possible(instance: Any, first: str, second: str) -> bool:
    model = cp_model.CpModel()
    n = len(instance.people)
    place = {name: model.new_int_var(0, n - 1, name) for name in instance.people}
    model.add_all_different(place.values())
    model.add(place[first] < place[second])

    for text, _ in instance.told:
        add_sentence(model, place, text)
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    return bool(solver.solve(model) in (cp_model.OPTIMAL, cp_model.FEASIBLE))
