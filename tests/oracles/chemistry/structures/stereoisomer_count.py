"""Judge by listing all arrangements and merging those that a symmetry, found by networkx with hydrogens, exchanges."""

from itertools import product
from typing import Any

import networkx as nx
import numpy as np
from networkx.algorithms.isomorphism import GraphMatcher, categorical_edge_match, categorical_node_match

from tests.oracles.chemistry.structures._smiles import graph as read_graph

LEVELS = range(1, 8)


def confirm(instance: Any, answer: dict[str, int]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    graph = read_graph(instance.text)
    for atom in list(graph):
        if graph.nodes[atom]["element"] == "C" and graph.nodes[atom]["hydrogens"] == 1:
            graph.add_edge(atom, f"H{atom}", order=1)
            graph.nodes[f"H{atom}"]["element"] = "H"
    order = {v: n for n, v in enumerate(graph)}
    ringed = {frozenset(pair) for c in nx.cycle_basis(graph) for pair in zip(c, [*c[1:], c[0]], strict=True)}
    elements: dict[Any, Any] = {}
    for v in graph:
        if graph.degree(v) == 4:
            elements[v] = sorted(graph[v], key=lambda w: order[w])
    for u, v, data in graph.edges(data=True):
        both = graph.nodes[u]["element"] + graph.nodes[v]["element"] == "CC"
        full = graph.degree(u) == graph.degree(v) == 3
        if data["order"] == 2 and both and full and frozenset((u, v)) not in ringed:
            elements[frozenset((u, v))] = [next(w for w in graph[a] if w not in (u, v)) for a in (u, v)]
    matcher = GraphMatcher(graph, graph, categorical_node_match("element", ""), categorical_edge_match("order", 0))
    moves = set()
    names = list(elements)
    for count, image in enumerate(matcher.isomorphisms_iter()):
        if count > 600:
            return ""
        row = []
        for name in names:
            if isinstance(name, frozenset):
                to: Any = frozenset(image[v] for v in name)
                kept = [image[w] in elements[to] for w in elements[name]]
                row.append((names.index(to), 1 if kept[0] == kept[1] else -1))
            else:
                target = elements[image[name]]
                row.append((names.index(image[name]), _sign([target.index(image[w]) for w in elements[name]])))
        moves.add(tuple(row))
    if len(moves) << len(names) > 300_000:
        return ""
    first: dict[tuple[int, ...], tuple[int, ...]] = {}
    for signs in product((1, -1), repeat=len(names)):
        if signs in first:
            continue
        for move in moves:
            after = [0] * len(names)
            for sign, (to, twist) in zip(signs, move, strict=True):
                after[to] = sign * twist
            first[tuple(after)] = signs
    kinds = set(first.values())
    achiral = 0
    for signs in kinds:
        mirrored = tuple(s if isinstance(name, frozenset) else -s for s, name in zip(signs, names, strict=True))
        achiral += first[mirrored] == signs
    right = {"total": len(kinds), "achiral": achiral}
    return "" if answer == right else f"the numbers are {right}"


def near_misses(instance: Any, answer: dict[str, int]) -> list[dict[str, int]]:
    """One stereoisomer more, or one achiral one more."""
    total, achiral = answer["total"], answer["achiral"]
    return [{"total": total + 1, "achiral": achiral}, {"total": total, "achiral": achiral + 1}]


def _sign(places: list[int]) -> int:
    """Give the determinant of a permutation matrix."""
    return round(np.linalg.det(np.eye(len(places))[places]))
