"""Judge by numpy's table of distances; other solutions come from a search point by point."""

from itertools import product
from typing import Any

import numpy as np

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    names = [chr(65 + i) for i in range(instance.count)]
    if sorted(answer) != names or any(len(place) != instance.dimension for place in answer.values()):
        return "not all points"
    places = np.array([answer[name] for name in names])
    if places.min() < 0 or places.max() > instance.size:
        return "outside the box"
    if any(tuple(places[i]) != tuple(place) for i, place in enumerate(instance.fixed)):
        return "a given point is elsewhere"
    table = ((places[:, None] - places[None]) ** 2).sum(axis=2)
    return "" if all(table[i, j] == square for i, j, square in instance.distances) else "a distance is another"


def others(instance: Any, answer: Any) -> list[Any]:
    """Move one point to another place that fits."""
    found: list[Any] = []
    for i in range(len(instance.fixed), instance.count):
        name = chr(65 + i)
        for place in product(range(min(instance.size, 9) + 1), repeat=instance.dimension):
            near = {**answer, name: place}
            if place != tuple(answer[name]) and len(found) < 3 and not confirm(instance, near):
                found.append(near)
    return found


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """A point moved by one, two exchanged, all in one place."""
    last = chr(64 + instance.count)
    first, *rest = answer[last]
    nears = [
        {**answer, last: (first + 1, *rest)},
        {**answer, last: answer["A"], "A": answer[last]},
        dict.fromkeys(answer, answer["A"]),
    ]
    return [near for near in nears if confirm(instance, near)]
