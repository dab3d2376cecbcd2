"""Judge by striking out the numbers and comparing sums; other partings come from a solver of constraints (OR-Tools)."""

from typing import Any

from ortools.sat.python import cp_model

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    left = list(instance.numbers)
    if len(answer) != instance.groups:
        return "another number of groups"
    for group in answer:
        for number in group:
            if number not in left:
                return "a number that is not left"
            left.remove(number)
        if sum(group) * instance.groups != sum(instance.numbers):
            return "another sum"
    return "numbers are left" if left else ""


def others(instance: Any, answer: Any) -> list[Any]:
    """The groups and their numbers in another order, and, where there are few numbers, what a solver finds."""
    found = [tuple(group[::-1] for group in answer[::-1])]
    if len(instance.numbers) <= 12:
        found.append(_solved(instance))
    return found


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """A number moved or missing, one split, two joined, the largest numbers into the lightest group."""
    first, second, *rest = answer
    wrong = [
        (first[1:], (*second, first[0]), *rest),
        (first[1:], second, *rest),
        ((first[0] + first[1], *first[2:]), second, *rest),
        ((first[0] - 1, 1, *first[1:]), second, *rest),
        greedy(instance),
    ]
    return [one for one in wrong if all(group and min(group) > 0 for group in one) and confirm(instance, one)]


def greedy(instance: Any) -> Any:
    """Give each number, the largest first, to the lightest group."""
    groups: list[list[int]] = [[] for _ in range(instance.groups)]
    for number in sorted(instance.numbers)[::-1]:
        groups.sort(key=sum)
        groups[0].append(number)
    return tuple(tuple(group) for group in groups)


def _solved(instance: Any) -> Any:
    model = cp_model.CpModel()
    groups = range(instance.groups)
    places = [[model.new_bool_var("") for _ in groups] for _ in instance.numbers]
    for place in places:
        model.add_exactly_one(place)
    for group in groups:
        load = sum(number * place[group] for number, place in zip(instance.numbers, places, strict=True))
        model.add(load == sum(instance.numbers) // instance.groups)
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    assert solver.solve(model) in (cp_model.OPTIMAL, cp_model.FEASIBLE)
    return tuple(
        tuple(number for number, place in zip(instance.numbers, places, strict=True) if solver.value(place[group]))
        for group in groups
    )
