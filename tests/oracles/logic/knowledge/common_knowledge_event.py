"""Judge by components of the graph that joins states somebody confuses, and by distances in it."""

from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, frozenset[int]]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    graph = nx.Graph()
    graph.add_nodes_from(range(1, instance.states + 1))
    for groups in instance.groups:
        for group in groups:
            graph.add_edges_from((a, b) for a in group for b in group if a < b)
    if answer["common"] != nx.node_connected_component(graph, instance.actual):
        return "common is another component"
    event = set(instance.event)
    near = {
        state
        for state in graph
        if set(nx.single_source_shortest_path_length(graph, state, cutoff=instance.depth)) <= event
    }
    return "" if answer["nested"] == near else "nested is another event"


def near_misses(instance: Any, answer: dict[str, frozenset[int]]) -> list[dict[str, frozenset[int]]]:
    """A state less in one of the sets, the event itself, the two sets exchanged."""
    common, nested = answer["common"], answer["nested"]
    return [
        {"common": common - {min(common)}, "nested": nested},
        {"common": common, "nested": nested - {max(nested)}},
        {"common": common, "nested": frozenset(instance.event)},
        {"common": nested, "nested": common},
    ]
