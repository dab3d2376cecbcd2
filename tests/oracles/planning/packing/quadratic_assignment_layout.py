"""Judge by all permutations, with numpy."""

from itertools import permutations
from typing import Any

import numpy

LEVELS = range(1, 9)


def confirm(instance: Any, answer: dict[str, str]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    flows, distances = numpy.array(instance.flows), numpy.array(instance.distances)
    n = len(flows)
    at = tuple(int(answer[name][1:]) - 1 for name in instance.names)
    if sorted(at) != list(range(n)) or any(at[i] != j for i, j in instance.fixed):
        return "not a layout"
    ways = [way for way in permutations(range(n)) if all(way[i] == j for i, j in instance.fixed)]
    costs = {way: int((flows * distances[numpy.ix_(way, way)]).sum()) for way in ways}
    return "" if costs[at] == min(costs.values()) else "another layout costs less"


def near_misses(instance: Any, answer: dict[str, str]) -> list[dict[str, str]]:
    """Two departments exchanged."""
    names = [*instance.names]
    near = [
        {**answer, names[i]: answer[names[j]], names[j]: answer[names[i]]} for j in range(len(names)) for i in range(j)
    ]
    return [one for one in near if confirm(instance, one)]
