"""Count each edge as often as it parts the asked vertex from another one."""

from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    tree = nx.Graph()
    tree.add_weighted_edges_from(instance.graph.edges)
    if not nx.is_tree(tree) or len(tree) != instance.graph.vertices:
        return "the graph is no tree"
    sums = []
    for vertex in instance.asked:
        total = 0
        for u, v, length in instance.graph.edges:
            rest = tree.copy()
            rest.remove_edge(u, v)
            total += length * (len(tree) - len(nx.node_connected_component(rest, vertex)))
        sums.append(total)
    return "" if tuple(sums) == tuple(answer) else f"the sums are {sums}"


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """A sum off by one, two exchanged, one left out."""
    first, second, *rest = answer
    return [(first + 1, second, *rest), (second, first, *rest), answer[1:]]
