"""Judge by Dijkstra's algorithm of networkx on the sets of those on the near side."""

from collections.abc import Iterator
from functools import partial
from itertools import chain, combinations, pairwise
from typing import Any

import networkx as nx

from tests.oracles.planning._plans import misses

LEVELS = range(1, 9)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    states, start, goal = _graph(instance)
    total, here = 0, start
    for group in answer:
        ends = [end for end, arc in states[here].items() if arc["group"] == group]
        if not ends:
            return f"{sorted(group)} cannot cross"
        total, here = total + states[here][ends[0]]["weight"], ends[0]
    best = nx.dijkstra_path_length(states, start, goal)
    return "" if here == goal and total == best else f"not across, or {best} minutes are enough"


def others(instance: Any, answer: Any) -> list[Any]:
    """The way that networkx finds."""
    states, start, goal = _graph(instance)
    return [tuple(states.edges[arc]["group"] for arc in pairwise(nx.dijkstra_path(states, start, goal)))]


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """The way without an end, and the one in which the fastest brings everybody over, if they are wrong."""
    yield from misses(answer, partial(confirm, instance))


def greedy(instance: Any) -> Any:
    """The fastest brings the others over one by one."""
    first, *rest = sorted(range(len(instance.times)), key=lambda place: instance.times[place])
    names = "ABCDEFGHIJ"
    trips = chain.from_iterable((frozenset((names[first], names[one])), frozenset(names[first])) for one in rest)
    return tuple(trips)[:-1]


def _graph(instance: Any) -> Any:
    time = dict(zip("ABCDEFGHIJ", instance.times, strict=False))
    states = nx.DiGraph()
    sides = [frozenset(side) for size in range(len(time) + 1) for side in combinations(time, size)]
    for near in sides:
        for torch, here in (("near", near), ("far", frozenset(time) - near)):
            for size in range(1, instance.most + 1):
                for group in map(frozenset, combinations(sorted(here), size)):
                    if not any(group >= set(pair) for pair in instance.refusals):
                        end = (near ^ group, "far" if torch == "near" else "near")
                        states.add_edge((near, torch), end, group=group, weight=max(time[one] for one in group))
    return states, (frozenset(time), "near"), (frozenset(), "far")
