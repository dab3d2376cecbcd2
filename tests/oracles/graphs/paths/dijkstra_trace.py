"""Judge by running the algorithm as the prompt tells it, and by networkx."""

from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[tuple[int, ...], ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    arcs = list(instance.graph.edges)
    found, reached = [], {instance.start: 0}
    while reached:
        least = min(reached.values())
        vertex = min(v for v, d in reached.items() if d == least)
        del reached[vertex]
        found.append((vertex, least))
        done = {v for v, _ in found}
        for u, v, weight in arcs:
            if u == vertex and v not in done:
                reached[v] = min(reached.get(v, least + weight), least + weight)
    graph = nx.DiGraph()
    graph.add_weighted_edges_from(arcs)
    assert dict(found) == nx.single_source_dijkstra_path_length(graph, instance.start)
    return "" if tuple(found) == tuple(answer) else "order or distances are others"


def near_misses(instance: Any, answer: tuple[tuple[int, ...], ...]) -> list[tuple[tuple[int, ...], ...]]:
    """The last one left out, two exchanged, a distance off by one, the start left out."""
    last = (answer[-1][0], answer[-1][1] + 1)
    return [answer[:-1], (*answer[:-2], answer[-1], answer[-2]), (*answer[:-1], last), answer[1:]]
