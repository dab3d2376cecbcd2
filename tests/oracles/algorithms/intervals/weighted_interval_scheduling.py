"""Judge by a flow of machines along the day at least cost, with networkx, and by all subsets where they are few."""

from itertools import combinations, pairwise
from typing import Any

import networkx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: frozenset[int]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if not _possible(instance, answer):
        return "more jobs at once than machines"
    graph = networkx.DiGraph()
    times = sorted({time for start, end, _ in instance.jobs for time in (start, end)})
    graph.add_node(times[0], demand=-instance.machines)
    graph.add_node(times[-1], demand=instance.machines)
    for one, two in pairwise(times):
        graph.add_edge(one, two, capacity=instance.machines, weight=0)
    for number, (start, end, value) in enumerate(instance.jobs):
        graph.add_edge(start, ("job", number), capacity=1, weight=-value)
        graph.add_edge(("job", number), end, capacity=1, weight=0)
    most = -networkx.min_cost_flow_cost(graph)
    if len(instance.jobs) <= 9:
        numbers = range(1, len(instance.jobs) + 1)
        subsets = (set(one) for size in range(len(instance.jobs) + 1) for one in combinations(numbers, size))
        assert most == max(_worth(instance, one) for one in subsets if _possible(instance, one))
    return "" if _worth(instance, answer) == most else "more can be earned"


def greedy(instance: Any) -> frozenset[int]:
    """Take the most valuable job that still fits."""
    chosen: set[int] = set()
    for number in sorted(range(1, len(instance.jobs) + 1), key=lambda one: -instance.jobs[one - 1][2]):
        if _possible(instance, chosen | {number}):
            chosen.add(number)
    return frozenset(chosen)


def near_misses(instance: Any, answer: frozenset[int]) -> list[frozenset[int]]:
    """A job missing or added, the greedy choice, all jobs."""
    every = frozenset(range(1, len(instance.jobs) + 1))
    wrong = [answer - {min(answer)}, greedy(instance), every, *(answer | {one} for one in sorted(every - answer)[:2])]
    return [one for one in wrong if confirm(instance, one)]


def _possible(instance: Any, chosen: Any) -> bool:
    units = [unit for number in chosen for unit in range(*instance.jobs[number - 1][:2])]
    return all(units.count(unit) <= instance.machines for unit in set(units))


def _worth(instance: Any, chosen: Any) -> int:
    return sum(instance.jobs[number - 1][2] for number in chosen)
