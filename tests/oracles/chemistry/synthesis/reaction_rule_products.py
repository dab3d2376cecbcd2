"""Judge by a second engine on networkx graphs whose nodes keep growing labels, read by position; then isomorphism."""

from typing import Any

import networkx as nx
from networkx.algorithms.isomorphism import categorical_edge_match, categorical_node_match

from tests.oracles.chemistry.structures._smiles import graph as read_graph

LEVELS = range(1, 11)
_VALENCE = {"C": 4, "N": 3, "O": 2}


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    graph = read_graph(instance.text)
    for reagent in instance.reagents:
        _step(graph, reagent)
    nodes, edges = categorical_node_match("element", ""), categorical_edge_match("order", 0)
    return "" if nx.is_isomorphic(graph, read_graph(answer), nodes, edges) else "the product is another one"


def near_misses(instance: Any, answer: str) -> list[str]:
    """The structure before any reagent."""
    return [instance.text]


def _step(graph: Any, reagent: str) -> None:
    """Labels only grow, so that their order is that of the numbers in the prompt."""
    kind = nx.get_node_attributes(graph, "element")
    left = {v: _VALENCE.get(kind[v], 1) - sum(d["order"] for d in graph[v].values()) for v in graph}
    edges = sorted((min(a, b), max(a, b), d["order"]) for a, b, d in graph.edges(data=True))
    double = [(a, b) for a, b, n in edges if kind[a] == kind[b] == "C" and n == 2]
    carbonyl = [(a, b) for a, b, n in edges if {kind[a], kind[b]} == {"C", "O"} and n == 2]
    bromine = [v for v in sorted(graph) if kind[v] == "Br"]
    hydroxyl = []
    for v in sorted(graph):
        around = list(graph[v].items())
        if kind[v] == "O" and len(around) == 1 and around[0][1]["order"] == 1 and kind[around[0][0]] == "C":
            hydroxyl.append((v, around[0][0]))

    def new(element: str, at: int, order: int) -> None:
        label = max(graph) + 1
        graph.add_node(label, element=element)
        graph.add_edge(at, label, order=order)

    match reagent:
        case "NaOH" | "KCN" if bromine:
            graph.nodes[bromine[0]]["element"] = "O" if reagent == "NaOH" else "C"
            if reagent == "KCN":
                new("N", bromine[0], 3)
        case "HBr" if double:
            a, b = double[0]
            graph[a][b]["order"] = 1
            new("Br", min((a, b), key=lambda v: (left[v], v)), 1)
        case "H2":
            for a, b, n in [(a, b, n) for a, b, n in edges if kind[a] == kind[b] == "C" and n > 1][:1]:
                graph[a][b]["order"] = n - 1
        case "NaBH4" | "MeMgBr" if carbonyl:
            a, b = carbonyl[0]
            graph[a][b]["order"] = 1
            if reagent == "MeMgBr":
                new("C", a if kind[a] == "C" else b, 1)
        case "PCC":
            for v, c in [(v, c) for v, c in hydroxyl if left[c] > 0][:1]:
                graph[v][c]["order"] = 2
        case "H2SO4":
            for v, c in hydroxyl:
                fit = [u for u in graph[c] if kind[u] == "C" and graph[c][u]["order"] == 1 and left[u] > 0]
                if fit:
                    graph[c][min(fit)]["order"] = 2
                    graph.remove_node(v)
                    break
        case "NaH" if hydroxyl:
            v, c = hydroxyl[0]
            for x in bromine:
                (d,) = graph[x]
                if d != c and not graph.has_edge(c, d):
                    graph.add_edge(v, d, order=1)
                    graph.remove_node(x)
                    break
