"""Judge by all orders of the customers, cut into routes as well as possible; at small levels by CP-SAT too."""

from itertools import permutations
from typing import Any

LEVELS = range(1, 8)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n = len(instance.demand)
    if sorted(i for route in answer for i in route) != list(range(1, n + 1)) or len(answer) > instance.vehicles:
        return "not a plan"
    if not all(answer) or any(sum(instance.demand[i - 1] for i in route) > instance.capacity for route in answer):
        return "a route is not allowed"
    return "" if sum(_tour(instance, route) for route in answer) == _least(instance, n) else "a shorter total exists"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Two customers exchanged, one dropped, one moved, all in one route."""
    first, *rest = answer
    wrong = [(first[1:], *rest), (first, *rest, first), (tuple(i for route in answer for i in route),)]
    if len(first) > 1:
        wrong.append(((first[1], first[0], *first[2:]), *rest))
    if rest:
        wrong.append(((rest[0][0], *first[1:]), (first[0], *rest[0][1:]), *rest[1:]))
    return [one for one in wrong if confirm(instance, one)]


def _tour(instance: Any, route: Any) -> int:
    stops = [0, *route, 0]
    return int(sum(instance.distances[stops[k]][stops[k + 1]] for k in range(len(stops) - 1)))


def _least(instance: Any, n: int) -> int:
    best = 10**9
    for order in permutations(range(1, n + 1)):
        costs = {0: {0: 0}}  # by the number of routes, then by how many customers they serve
        for k in range(instance.vehicles):
            costs[k + 1] = dict(costs[k])
            for begin, cost in costs[k].items():
                load, length = 0, 0
                for end in range(begin, n):
                    load += instance.demand[order[end] - 1]
                    if load > instance.capacity:
                        break
                    length += instance.distances[order[end - 1] if end > begin else 0][order[end]]
                    total = cost + length + instance.distances[order[end]][0]
                    if total < costs[k + 1].get(end + 1, best):
                        costs[k + 1][end + 1] = total
        best = min(best, costs[instance.vehicles].get(n, best))
    return best
