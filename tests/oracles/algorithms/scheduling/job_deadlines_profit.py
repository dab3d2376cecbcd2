"""Judge by an assignment of scipy, and by all choices of jobs where they are few."""

from itertools import permutations
from typing import Any

import numpy
from scipy.optimize import linear_sum_assignment

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[int, int]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if len(set(answer.values())) < len(answer):
        return "a job twice"
    if any(not instance.jobs[job - 1][0] <= day <= instance.jobs[job - 1][1] for day, job in answer.items()):
        return "a job on a wrong day"
    gains = numpy.array(
        [
            [profit if first <= day <= last else 0 for first, last, profit in instance.jobs]
            for day in range(1, instance.days + 1)
        ]
    )
    best = int(gains[linear_sum_assignment(gains, maximize=True)].sum())
    if len(instance.jobs) <= 6:
        days = min(instance.days, len(instance.jobs))
        assert best == max(
            sum(gains[day][job] for day, job in zip(range(instance.days), order, strict=False))
            for order in permutations(range(len(instance.jobs)), days)
        )
    return "" if sum(instance.jobs[job - 1][2] for job in answer.values()) == best else "more is possible"


def greedy(instance: Any) -> dict[int, int]:
    """The greatest profit first, each on its last free day."""
    plan: dict[int, int] = {}
    for job in sorted(range(len(instance.jobs)), key=lambda one: -instance.jobs[one][2]):
        first, last, _ = instance.jobs[job]
        free = [day for day in range(last, first - 1, -1) if day not in plan]
        if free:
            plan[free[0]] = job + 1
    return plan


def near_misses(instance: Any, answer: dict[int, int]) -> list[dict[int, int]]:
    """A job missing, jobs of two days exchanged, the greedy plan."""
    days = sorted(answer)
    fewer = {day: answer[day] for day in days[1:]}
    wrong = [fewer, greedy(instance)]
    if len(days) > 1:
        wrong.append({**answer, days[0]: answer[days[-1]], days[-1]: answer[days[0]]})
    return [one for one in wrong if confirm(instance, one)]
