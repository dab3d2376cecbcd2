"""Judge on lists of containers; networkx finds the fewest relocations where there are few states."""

from collections.abc import Iterator
from functools import partial
from typing import Any

import networkx as nx

from tests.oracles.planning._plans import misses

LEVELS = range(1, 11)
_MOST = 700


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    yard, count = [list(stack) for stack in instance.stacks], 0
    for move in answer:
        source, _, target = move.partition(">")
        left = sorted(one for stack in yard for one in stack)
        stack = yard[int(source) - 1]
        if not left or left[0] not in stack or (target == "out") != (stack[-1] == left[0]):
            return f"{move} is not allowed"
        one = stack.pop()
        if target != "out":
            count += 1
            yard[int(target) - 1].append(one)
            if len(yard[int(target) - 1]) > instance.height:
                return "a stack is too high"
    if any(yard):
        return "containers are left"
    least = _least(instance)
    return "" if count == instance.best and least in (None, count) else f"{least} relocations are enough"


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """The list without an end, and with moves doubled or exchanged."""
    return misses(answer, partial(confirm, instance))


def greedy(instance: Any) -> Any:
    """Relocate to the lowest stack."""
    yard, plan = [list(stack) for stack in instance.stacks], []
    while any(yard):
        number = min(one for stack in yard for one in stack)
        a = next(place for place, stack in enumerate(yard) if number in stack)
        one = yard[a].pop()
        target = "out"
        if one != number:
            b = min((place for place in range(len(yard)) if place != a), key=lambda place: len(yard[place]))
            yard[b].append(one)
            target = str(b + 1)
        plan.append(f"{a + 1}>{target}")
    return tuple(plan)


def _least(instance: Any) -> int | None:
    graph = nx.DiGraph()
    waiting = [instance.stacks]
    while waiting:
        yard = waiting.pop()
        if len(graph) > _MOST:
            return None
        if not any(yard):
            continue
        number = min(one for stack in yard for one in stack)
        a = next(place for place, stack in enumerate(yard) if number in stack)
        for b in range(len(yard)):
            after = [list(stack) for stack in yard]
            one = after[a].pop()
            if one == number and b != a:
                continue
            if one != number:
                if b == a or len(yard[b]) >= instance.height:
                    continue
                after[b].append(one)
            end = tuple(map(tuple, after))
            if end not in graph:
                waiting.append(end)
            graph.add_edge(yard, end, weight=int(one != number))
    goal = tuple(() for _ in instance.stacks)
    return int(nx.dijkstra_path_length(graph, instance.stacks, goal))
