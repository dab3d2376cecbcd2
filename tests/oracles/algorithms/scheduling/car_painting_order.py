"""Judge by a solver of constraints (OR-Tools), and by all orders where the row is short."""

from functools import cache
from itertools import pairwise, permutations
from typing import Any

from ortools.sat.python import cp_model

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if not _allowed(instance, answer):
        return "no order within reach"
    return "" if _changes(instance, answer) == _fewest(instance) else "not the fewest"


def others(instance: Any, answer: Any) -> list[Any]:
    """Two of one colour exchanged, where both stay within reach."""
    found = []
    for one, two in pairwise(sorted(answer, key=lambda number: (instance.colours[number - 1], number))):
        if instance.colours[one - 1] == instance.colours[two - 1]:
            order = tuple(two if number == one else one if number == two else number for number in answer)
            found += [order] if _allowed(instance, order) else []
    return found[:3]


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The row as it is, backwards, sorted by colour, two neighbours exchanged, one number twice."""
    numbers = range(1, len(instance.colours) + 1)
    by_colour = tuple(sorted(numbers, key=lambda number: instance.colours[number - 1]))
    swapped = (answer[1], answer[0], *answer[2:])
    wrong = [tuple(numbers), tuple(numbers)[::-1], by_colour, swapped, (answer[1], *answer[1:]), answer[::-1]]
    return [one for one in wrong if confirm(instance, one)]


def _allowed(instance: Any, order: Any) -> bool:
    numbers = list(range(1, len(instance.colours) + 1))
    return sorted(order) == numbers and all(
        abs(one - two) <= instance.reach for one, two in zip(order, numbers, strict=True)
    )


def _changes(instance: Any, order: Any) -> int:
    return len([1 for one, two in pairwise(order) if instance.colours[one - 1] != instance.colours[two - 1]])


@cache
def _fewest(instance: Any) -> int:
    model, size = cp_model.CpModel(), len(instance.colours)
    at = {
        (place, number): model.new_bool_var("")
        for place in range(size)
        for number in range(size)
        if abs(place - number) <= instance.reach
    }
    for one in range(size):
        model.add_exactly_one(var for (place, _), var in at.items() if place == one)
        model.add_exactly_one(var for (_, number), var in at.items() if number == one)
    changes = []
    for place in range(size - 1):
        change = model.new_bool_var("")
        changes.append(change)
        for colour in set(instance.colours):
            here, next_ = (
                sum(
                    var
                    for (at_place, number), var in at.items()
                    if at_place == one and instance.colours[number] == colour
                )
                for one in (place, place + 1)
            )
            model.add(here - next_ <= change)
    model.minimize(sum(changes))
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    assert solver.solve(model) == cp_model.OPTIMAL
    fewest = round(solver.objective_value)
    if size <= 8:
        orders = permutations(range(1, size + 1))
        assert fewest == min(_changes(instance, one) for one in orders if _allowed(instance, one))
    return fewest
