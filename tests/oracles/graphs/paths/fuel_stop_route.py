"""Judge by shortest paths in networkx on towns with amounts of fuel."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    states = _states(instance)
    here, paid = (instance.start, 0), 0
    for place, (town, units) in enumerate(answer):
        if here[0] != town:
            return "another town"
        for _ in range(units):
            after = (town, here[1] + 1)
            if not states.has_edge(here, after):
                return "the tank overflows"
            paid, here = paid + states.edges[here, after]["weight"], after
        if place + 1 < len(answer):
            ends = [after for after in states[here] if after[0] == answer[place + 1][0] != town]
            if not ends:
                return "no way on"
            here = ends[0]
    if here[0] != instance.end:
        return "the drive ends elsewhere"
    least = nx.single_source_dijkstra_path_length(states, (instance.start, 0))
    best = min(money for (town, _), money in least.items() if town == instance.end)
    return "" if paid == best else f"{best} is enough"


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """A unit too few or too many somewhere, the route without its end, and nothing bought."""
    place = next(place for place, (_, units) in enumerate(answer) if units)
    for change in (1, -1):
        changed = [list(row) for row in answer]
        changed[place][1] += change
        yield tuple(map(tuple, changed))
    yield answer[:-1]
    yield tuple((town, 0) for town, _ in answer)


def greedy(instance: Any) -> Any:
    """The shortest route, with fuel for the next road bought in each town."""
    graph = nx.Graph()
    graph.add_weighted_edges_from(instance.graph.edges)
    route = nx.shortest_path(graph, instance.start, instance.end, "weight")
    units = [graph.edges[pair]["weight"] for pair in pairwise(route)]
    return tuple(zip(route, [*units, 0], strict=True))


def _states(instance: Any) -> Any:
    states = nx.DiGraph()
    for town, price in enumerate(instance.prices, start=1):
        for fuel in range(instance.tank):
            states.add_edge((town, fuel), (town, fuel + 1), weight=price)
    for u, v, length in instance.graph.edges:
        for fuel in range(length, instance.tank + 1):
            states.add_edge((u, fuel), (v, fuel - length), weight=0)
            states.add_edge((v, fuel), (u, fuel - length), weight=0)
    return states
