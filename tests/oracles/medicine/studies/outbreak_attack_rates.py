"""Make an array with a row for each person and take means of parts of it, as exact fractions."""

from fractions import Fraction
from typing import Any

import numpy as np

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    people = np.array([[*eaten, k < ill] for eaten, ill, well in instance.meals for k in range(ill + well)], dtype=bool)
    foods = range(len(instance.foods))

    def difference(group: Any, food: int) -> Fraction:
        parts = [group[group[:, food] == yes][:, -1] for yes in (True, False)]
        with_it, without = (Fraction(int(part.sum()), len(part)) for part in parts)
        return with_it - without

    found = []
    for food in foods:
        groups = [people[people[:, other] == yes] for other in foods if other != food for yes in (True, False)]
        usable = [group for group in groups if 0 < group[:, food].sum() < len(group)]
        if len(usable) == len(groups) and all(difference(group, food) > 0 for group in groups):
            found.append(food)
    if len(found) != 1:
        return f"{len(found)} foods fit"
    other = people[:, instance.other]
    values = tuple(difference(group, found[0]) for group in (people, people[other], people[~other]))
    right = {"food": instance.foods[found[0]], "differences": values}
    return "" if answer == right else f"it is {right}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The other food, a difference changed."""
    crude, *rest = answer["differences"]
    return [
        {**answer, "food": instance.foods[instance.other]},
        {**answer, "differences": (crude + 1, *rest)},
        {**answer, "differences": (crude, *rest[::-1])} if rest[0] != rest[1] else {**answer, "food": "x"},
    ][:2]
