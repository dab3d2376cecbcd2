"""Judge with networkx, and by trying all smaller sets of arcs where there are few."""

from collections.abc import Iterator
from itertools import combinations, permutations
from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    graph = nx.DiGraph(instance.graph.ends())
    graph.add_nodes_from(range(1, instance.graph.vertices + 1))
    small = nx.condensation(graph)
    bound = max(sum(not d for _, d in small.in_degree), sum(not d for _, d in small.out_degree))
    if len(answer) != bound:
        return f"the bound is {bound}"
    if instance.graph.vertices <= 6:
        absent = [arc for arc in permutations(graph, 2) if not graph.has_edge(*arc)]
        for arcs in combinations(absent, len(answer) - 1):
            if nx.is_strongly_connected(nx.compose(graph, nx.DiGraph(arcs))):
                return "fewer do"
    graph.add_edges_from(answer)
    return "" if nx.is_strongly_connected(graph) else "not strongly connected"


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """An arc less, an arc more, and all arcs turned round where that leaves a sink."""
    yield answer - {min(answer)}
    spare = (arc for arc in permutations(range(1, instance.graph.vertices + 1), 2) if arc not in answer)
    yield answer | {next(spare)}


def greedy(instance: Any) -> Any:
    """Join the components in a ring, in the order of the numbers of their sinks and sources."""
    graph = nx.DiGraph(instance.graph.ends())
    graph.add_nodes_from(range(1, instance.graph.vertices + 1))
    groups = sorted(map(sorted, nx.strongly_connected_components(graph)))
    sinks = [g for g in groups if all(v in g for u in g for v in graph.successors(u))]
    sources = [g for g in groups if all(u in g for v in g for u in graph.predecessors(v))]
    size = max(len(sinks), len(sources))
    pairs = [(sinks[i % len(sinks)][0], sources[(i + 1) % len(sources)][0]) for i in range(size)]
    return frozenset((u, v) for u, v in pairs if u != v)
