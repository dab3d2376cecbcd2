"""Judge small drawings by searching the whole game, larger ones by contracting blocks without bridges with networkx."""

from functools import cache
from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if not 1 <= answer <= len(instance.edges):
        return "there is no such line"
    rest = [edge for place, edge in enumerate(instance.edges, 1) if place != answer]
    wins = _wins(_standing(frozenset(rest))) if len(instance.edges) <= 12 else _value(rest) != 0
    return "the opponent wins" if wins else ""


def others(instance: Any, answer: int) -> list[int]:
    """All other winning lines."""
    return [place for place in range(1, len(instance.edges) + 1) if place != answer and not confirm(instance, place)]


def near_misses(instance: Any, answer: int) -> list[int]:
    """Lines that do not win."""
    return [place for place in range(1, len(instance.edges) + 1) if confirm(instance, place)][:5]


def _standing(edges: frozenset[tuple[int, int]]) -> frozenset[tuple[int, int]]:
    graph = nx.Graph(list(edges))
    graph.add_node(0)
    joined = nx.node_connected_component(graph, 0)
    return frozenset(edge for edge in edges if edge[0] in joined)


@cache
def _wins(edges: frozenset[tuple[int, int]]) -> bool:
    return any(not _wins(_standing(edges - {edge})) for edge in edges)


def _value(edges: list[tuple[int, int]]) -> int:
    graph = nx.Graph(list(_standing(frozenset(edges))))
    graph.add_node(0)
    bridges = list(nx.bridges(graph))
    whole = graph.copy()
    graph.remove_edges_from(bridges)
    blocks = [frozenset(block) for block in nx.connected_components(graph)]
    block_of = {node: place for place, block in enumerate(blocks) for node in block}
    values = [graph.subgraph(block).number_of_edges() % 2 for block in blocks]
    tree = nx.Graph()
    tree.add_nodes_from(range(len(blocks)))
    tree.add_edges_from((block_of[u], block_of[v]) for u, v in bridges)
    assert whole.number_of_edges() == graph.number_of_edges() + len(bridges)
    for block, above in reversed([(v, u) for u, v in nx.bfs_edges(tree, block_of[0])]):
        values[above] ^= values[block] + 1
    return values[block_of[0]]
