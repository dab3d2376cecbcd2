"""Judge by CP-SAT over the places of the people, from the printed English sentences."""

import re
from typing import Any

from ortools.sat.python import cp_model

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

    def earlier(a: str, b: str) -> Any:
        on = model.new_bool_var(f"{a}<{b}")
        model.add(place[a] < place[b]).only_enforce_if(on)
        model.add(place[a] > place[b]).only_enforce_if(~on)
        return on

    for text, _ in instance.told:
        who = re.findall("|".join(map(re.escape, sorted(instance.people, key=len, reverse=True))), text)
        if text.startswith("If "):
            model.add_implication(earlier(*who[:2]), earlier(*who[2:]))
        elif text.startswith("Exactly one of"):
            model.add(earlier(*who[:2]) + earlier(*who[2:]) == 1)
        elif text.startswith("Exactly one person"):
            size = model.new_int_var(0, n, "gap")
            model.add_abs_equality(size, place[who[0]] - place[who[1]])
            model.add(size == 2)
        elif "directly after" in text:
            model.add(place[who[0]] == place[who[1]] + 1)
        elif "neither" in text:
            model.add(place[who[0]] > 0)
            model.add(place[who[0]] < n - 1)
        elif "at least one" in text:
            model.add_bool_or(earlier(who[0], who[1]), earlier(who[0], who[2]))
        elif "between" in text:
            model.add(earlier(who[1], who[0]) == earlier(who[0], who[2]))
        elif "is after" in text:
            model.add(place[who[0]] > place[who[1]])
            model.add(place[who[0]] > place[who[2]])
        else:
            model.add(place[who[0]] < place[who[1]])
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    return bool(solver.solve(model) in (cp_model.OPTIMAL, cp_model.FEASIBLE))
