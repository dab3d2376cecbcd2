"""Judge by networkx: the cycle itself, and others among all short cycles."""

from itertools import islice
from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    graph = _graph(instance)
    if len(answer) < 2 or len(set(answer)) != len(answer) or not nx.is_path(graph, [*answer, answer[0]]):
        return "no simple cycle of the graph"
    return "" if _weight(graph, answer) < 0 else "not negative"


def others(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Other short negative cycles, and the cycle from another start."""
    graph = _graph(instance)
    cycles = islice(nx.simple_cycles(graph, length_bound=5), 200)
    return [(*answer[1:], answer[0]), *[tuple(cycle) for cycle in cycles if _weight(graph, cycle) < 0][:2]]


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Cycles that are not negative, the cycle backwards, a vertex twice."""
    graph = _graph(instance)
    cycles = islice(nx.simple_cycles(graph, length_bound=6), 200)
    heavy = [tuple(cycle) for cycle in cycles if _weight(graph, cycle) >= 0][:2]
    back = answer[::-1]
    turned = [] if nx.is_path(graph, [*back, back[0]]) else [back]
    return [*heavy, *turned, (*answer, answer[0], answer[1])]


def greedy(instance: Any) -> tuple[int, ...]:
    """Always along the lightest arc, until a vertex comes again."""
    graph = _graph(instance)
    lightest = min(instance.graph.edges, key=lambda arc: arc[2])
    path = [lightest[0]]
    while path[-1] not in path[:-1]:
        arcs = sorted(graph.out_edges(path[-1], data="weight"), key=lambda arc: arc[2])
        if not arcs:
            return tuple(path)
        path.append(arcs[0][1])
    return tuple(path[path.index(path[-1]) : -1])


def _weight(graph: nx.DiGraph, cycle: Any) -> int:
    return int(nx.path_weight(graph, [*cycle, cycle[0]], "weight"))


def _graph(instance: Any) -> nx.DiGraph:
    graph = nx.DiGraph()
    graph.add_weighted_edges_from(instance.graph.edges)
    return graph
