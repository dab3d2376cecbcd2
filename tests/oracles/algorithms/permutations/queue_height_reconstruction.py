"""Judge by counting, and by constraint programming of OR-Tools on the places; up to six people by all orders."""

from itertools import permutations
from typing import Any

from ortools.sat.python import cp_model

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    heights = [height for height, _, _ in instance.seen]
    if sorted(answer, reverse=True) != heights or not _fits(instance, tuple(answer)):
        return "what is known does not hold"
    if len(heights) <= 6:
        return "" if sum(_fits(instance, order) for order in permutations(heights)) == 1 else "another order fits too"
    model, size = cp_model.CpModel(), len(heights)
    places = {height: model.new_int_var(0, size - 1, str(height)) for height in heights}
    model.add_all_different(places.values())
    before = {}
    for one in heights:
        for two in heights:
            if one > two:
                before[one, two] = model.new_bool_var(f"{one}<{two}")
                model.add(places[one] < places[two]).only_enforce_if(before[one, two])
                model.add(places[one] > places[two]).only_enforce_if(before[one, two].negated())
    for height, back, count in instance.seen:
        near = [before[height, two] for two in heights if two < height]
        model.add(sum(near if back else [before[one, height] for one in heights if one > height]) == count)
    differs = [model.new_bool_var(f"d{height}") for height in heights]
    for height, variable in zip(heights, differs, strict=True):
        model.add(places[height] != answer.index(height)).only_enforce_if(variable)
    model.add_bool_or(differs)
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    return "" if solver.solve(model) == cp_model.INFEASIBLE else "another order fits too"


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Back to front, neighbours exchanged, by height."""
    wrong = [answer[::-1], (answer[1], answer[0], *answer[2:]), (*answer[:-2], answer[-1], answer[-2])]
    wrong += [tuple(sorted(answer)), tuple(sorted(answer, reverse=True))]
    return [one for one in wrong if one != answer]


def _fits(instance: Any, order: tuple[int, ...]) -> bool:
    for height, back, count in instance.seen:
        place = order.index(height)
        seen = [one < height for one in order[place:]] if back else [one > height for one in order[:place]]
        if sum(seen) != count:
            return False
    return True
