"""Judge by all simple paths where there are few vertices, and by a table over vertex and time else."""

from collections.abc import Iterator
from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    graph = _graph(instance)
    if tuple(answer)[:1] != (instance.start,) or answer[-1] != instance.end or not nx.is_path(graph, answer):
        return "no path between the ends"
    if nx.path_weight(graph, answer, "time") > instance.limit:
        return "too slow"
    best = _least(instance)
    if len(graph) <= 8:
        paths = list(nx.all_simple_paths(graph, instance.start, instance.end))
        quick = [path for path in paths if nx.path_weight(graph, path, "time") <= instance.limit]
        assert best == min(nx.path_weight(graph, path, "cost") for path in quick)
    return "" if nx.path_weight(graph, answer, "cost") == best else f"the least cost is {best}"


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """The cheapest path, and the path backwards, without its end, and without a vertex."""
    graph = _graph(instance)
    yield tuple(nx.shortest_path(graph, instance.start, instance.end, "cost"))
    yield answer[::-1]
    yield answer[:-1]
    yield (*answer, answer[0])


def greedy(instance: Any) -> Any:
    """The fastest path."""
    return tuple(nx.shortest_path(_graph(instance), instance.start, instance.end, "time"))


def _graph(instance: Any) -> Any:
    graph = nx.DiGraph()
    for u, v, cost, time in instance.graph.edges:
        graph.add_edge(u, v, cost=cost, time=time)
    return graph


def _least(instance: Any) -> int:
    """Fill, for each time in turn, the least cost at which a walk reaches each vertex by then."""
    table = [{instance.start: 0}]
    for now in range(1, instance.limit + 1):
        row = dict(table[-1])
        for u, v, cost, time in instance.graph.edges:
            if time <= now and u in table[now - time]:
                row[v] = min(row.get(v, 10**9), table[now - time][u] + cost)
        table.append(row)
    return table[-1][instance.end]
