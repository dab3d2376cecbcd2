"""Judge by a parser of names that works with regular expressions on a networkx graph, and by isomorphism."""

import re
from typing import Any

import networkx as nx
from networkx.algorithms.isomorphism import categorical_edge_match, categorical_node_match

from tests.oracles.chemistry.structures._smiles import graph as read_graph

LEVELS = range(1, 11)
_STEMS = "meth eth prop but pent hex hept oct non dec undec dodec".split()
_ATOMS = {
    "fluoro": "F",
    "chloro": "Cl",
    "bromo": "Br",
    "iodo": "I",
    "hydroxy": "O",
    "amino": "N",
    "ol": "O",
    "amine": "N",
}
_PREFIX = re.compile(
    r"-?((?:\d+,)*\d+)-(?:di|tri|tetra|penta|hexa)?"
    r"(\([^)]*\)|fluoro|chloro|bromo|iodo|hydroxy|amino|oxo|methyl|ethyl|propyl|butyl)"
)
_PARENT = re.compile(
    r"(cyclo|bicyclo\[(\d+)\.(\d+)\.(\d+)\])?(undec|dodec|meth|eth|prop|but|pent|hex|hept|oct|non|dec)"
)
_ENDING = re.compile(r"((?:\d+,)*\d+)?-?(di|tri)?(oic acid|amine|one|ol|al|an|en|yn)")


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    right, given = _graph(instance.name), read_graph(answer)
    same = nx.is_isomorphic(right, given, categorical_node_match("element", ""), categorical_edge_match("order", 0))
    return "" if same else "the name means another molecule"


def near_misses(instance: Any, answer: str) -> list[str]:
    """A carbon atom more."""
    return ["C" + answer, answer + "C"] if answer[0] == "C" and answer[-1] == "C" else []


def _graph(name: str) -> Any:
    graph = nx.Graph()
    groups = []
    while found := _PREFIX.match(name):
        groups += [(int(place), found[2]) for place in found[1].split(",")]
        name = name[found.end() :]
    parent = _PARENT.match(name)
    assert parent is not None, name
    size = _STEMS.index(parent[5]) + 1
    graph.add_nodes_from(range(1, size + 1), element="C")
    if parent[2]:
        x, y = int(parent[2]), int(parent[3])
        nx.add_cycle(graph, range(1, x + y + 3), order=1)
        nx.add_path(graph, [1, *range(x + y + 3, size + 1), x + 2], order=1)
    else:
        nx.add_path(graph, range(1, size + 1), order=1)
        if parent[1]:
            graph.add_edge(1, size, order=1)
    for places, double, kind in _ENDING.findall(name[parent.end() :]):
        where = [int(place) for place in places.split(",")] if places else [1, size] if double else [1]
        for place in where if kind != "an" else ():
            if kind in ("en", "yn"):
                graph[place][place + 1]["order"] = 2 if kind == "en" else 3
            elif kind == "oic acid":
                groups += [(place, "oxo"), (place, "hydroxy")]
            else:
                groups.append((place, {"one": "oxo", "al": "oxo"}.get(kind, kind)))
    for place, kind in groups:
        _attach(graph, place, kind)
    return graph


def _attach(graph: Any, place: int, kind: str) -> None:
    kind = kind.strip("()")
    first = len(graph) + 1
    inner = _PREFIX.match(kind)
    if inner or kind.endswith("yl"):
        size = _STEMS.index((kind[inner.end() :] if inner else kind)[:-2]) + 1
        graph.add_nodes_from(range(first, first + size), element="C")
        nx.add_path(graph, [place, *range(first, first + size)], order=1)
        if inner:
            _attach(graph, first + int(inner[1]) - 1, inner[2])
        return
    graph.add_node(first, element=_ATOMS.get(kind, "O"))
    graph.add_edge(place, first, order=2 if kind == "oxo" else 1)
