"""Judge by networkx: orbits from all isomorphisms of the graph to itself, on a graph from a second reader."""

from typing import Any

import networkx as nx
from networkx.algorithms.isomorphism import GraphMatcher, categorical_edge_match, categorical_node_match

from tests.oracles.chemistry.structures._smiles import graph as read_graph

LEVELS = range(1, 8)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    graph = read_graph(instance.text)
    matcher = GraphMatcher(graph, graph, categorical_node_match("element", ""), categorical_edge_match("order", 0))
    same = nx.Graph()
    same.add_nodes_from(graph)
    for number, mapping in enumerate(matcher.isomorphisms_iter()):
        same.add_edges_from(mapping.items())
        if number > 3000:
            return ""  # too many symmetries to be listed
    carbon, hydrogen = 0, []
    for orbit in nx.connected_components(same):
        atom = min(orbit)
        data = graph.nodes[atom]
        carbon += data["element"] == "C"
        near = [graph.nodes[v]["hydrogens"] for v in graph[atom] if graph.nodes[v]["element"] == "C"]
        lines = 1 + sum(near) if data["element"] == "C" else 1
        if data["hydrogens"]:
            hydrogen.append((len(orbit) * data["hydrogens"], lines))
    if answer["carbon"] != carbon:
        return f"there are {carbon} carbon signals"
    return "" if sorted(answer["hydrogen"]) == sorted(hydrogen) else f"the hydrogen signals are {hydrogen}"


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """One carbon signal more, one hydrogen signal less, one line more."""
    (size, lines), *rest = answer["hydrogen"]
    changed = {"hydrogen": ((size, lines + 1), *rest)}
    return [answer | {"carbon": answer["carbon"] + 1}, answer | {"hydrogen": tuple(rest)}, answer | changed]
