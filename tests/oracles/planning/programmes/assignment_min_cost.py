"""Judge by scipy's assignment, and by all ways where they are few."""

from itertools import permutations
from typing import Any

import numpy
from scipy.optimize import linear_sum_assignment

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, str]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    costs = numpy.array(instance.costs)
    costs[costs == 0] = 10**6
    jobs = [int(answer[name][1:]) - 1 for name in instance.workers]
    if len(set(jobs)) < len(jobs):
        return "a job twice"
    total = sum(costs[i][j] for i, j in enumerate(jobs))
    if total >= 10**6:
        return "a forbidden pair"
    best = costs[linear_sum_assignment(costs)].sum()
    if len(jobs) <= 5:
        ways = permutations(range(costs.shape[1]), len(jobs))
        assert best == min(sum(costs[i][j] for i, j in enumerate(way)) for way in ways)
    return "" if total == best else "another way costs less"


def near_misses(instance: Any, answer: dict[str, str]) -> list[dict[str, str]]:
    """Two workers change jobs; one takes a job that nobody has."""
    names = [*instance.workers]
    near = [{**answer, names[i]: answer[names[i - 1]], names[i - 1]: answer[names[i]]} for i in range(1, len(names))]
    free = sorted({f"J{j + 1}" for j in range(len(instance.costs[0]))} - set(answer.values()))
    near += [{**answer, names[0]: job} for job in free]
    return [one for one in near if confirm(instance, one)]
