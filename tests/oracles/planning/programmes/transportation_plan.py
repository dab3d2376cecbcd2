"""Judge by a linear programme of scipy, whose best value is a whole number."""

from typing import Any

import numpy
from scipy.optimize import linprog

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n, m = len(instance.supply), len(instance.demand)
    shipped = numpy.array(answer)
    costs, demand = numpy.array(instance.costs), numpy.array(instance.demand)
    if (shipped.sum(1) > instance.supply).any() or (shipped.sum(0) > demand).any():
        return "a sum is too large"
    missing = demand - shipped.sum(0)
    if missing.any() and not instance.penalties:
        return "demand is not met"
    if any(answer[i][j] > most for i, j, most in instance.limits):
        return "a route is overloaded"
    penalties = numpy.array(instance.penalties or [10**5] * m)
    bounds: list[tuple[int, Any]] = [(0, None)] * (n * m + m)
    for i, j, most in instance.limits:
        bounds[i * m + j] = (0, most)
    ships = numpy.zeros((n, n * m + m))
    gets = numpy.zeros((m, n * m + m))
    for i in range(n):
        for j in range(m):
            ships[i, i * m + j] = gets[j, i * m + j] = 1
    gets[:, n * m :] = numpy.eye(m)
    known = linprog(
        [*costs.ravel(), *penalties], A_ub=ships, b_ub=instance.supply, A_eq=gets, b_eq=demand, bounds=bounds
    )
    cost = int((shipped * costs).sum() + (missing * penalties).sum())
    return "" if abs(known.fun - cost) < 1e-6 else "a cheaper plan is possible"


def greedy(instance: Any) -> Any:
    """Fill the cheapest routes first."""
    supply, demand = [*instance.supply], [*instance.demand]
    amounts = [[0] * len(demand) for _ in supply]
    limits = {(i, j): most for i, j, most in instance.limits}
    for cost, i, j in sorted((cost, i, j) for i, row in enumerate(instance.costs) for j, cost in enumerate(row)):
        if not instance.penalties or cost < instance.penalties[j]:
            amounts[i][j] = min(supply[i], demand[j], limits.get((i, j), 10**6))
            supply[i] -= amounts[i][j]
            demand[j] -= amounts[i][j]
    return tuple(map(tuple, amounts))


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The greedy plan, a unit less or more, two depots exchanged."""
    first = tuple(answer[0])
    place = next(j for j, x in enumerate(first) if x)
    wrong = [greedy(instance), (*answer[1:], first)]
    for step in (-1, 1):
        wrong.append(((*first[:place], first[place] + step, *first[place + 1 :]), *answer[1:]))
    return [one for one in wrong if confirm(instance, one)]
