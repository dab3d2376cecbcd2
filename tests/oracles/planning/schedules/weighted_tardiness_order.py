"""Judge by all orders, or at more than 7 jobs by a search by costs from the front."""

import heapq
from itertools import permutations
from typing import Any

LEVELS = range(1, 10)


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n = len(instance.jobs)
    if sorted(answer) != list(range(1, n + 1)):
        return "not an order"
    least = min(_cost(instance, way) for way in permutations(range(1, n + 1))) if n <= 6 else _search(instance)
    return "" if _cost(instance, answer) == least else "another order costs less"


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Two neighbours exchanged; the jobs by their due dates."""
    n = len(answer)
    near = [(*answer[:i], answer[i + 1], answer[i], *answer[i + 2 :]) for i in range(n - 1)]
    near.append(tuple(sorted(answer, key=lambda number: instance.jobs[number - 1][1])))
    return [one for one in near if confirm(instance, one)]


def _cost(instance: Any, order: tuple[int, ...]) -> int:
    end = total = 0
    for number in order:
        time, due, late, early = instance.jobs[number - 1]
        end += time
        total += max(0, end - due) * late + max(0, due - end) * early
    return total


def _search(instance: Any) -> int:
    queue: list[tuple[int, int, frozenset[int]]] = [(0, 0, frozenset())]
    closed = set()
    while True:
        cost, end, done = heapq.heappop(queue)
        if len(done) == len(instance.jobs):
            return cost
        if done in closed:
            continue
        closed.add(done)
        for i, (time, due, late, early) in enumerate(instance.jobs):
            if i not in done:
                now = end + time
                heapq.heappush(queue, (cost + max(0, now - due) * late + max(0, due - now) * early, now, done | {i}))
