"""Judge by a second reader, by recursive descent, on a networkx graph, and by cycles found by bridges."""

import re
from typing import Any

import networkx as nx

from tests.oracles.chemistry.structures._smiles import graph as read_graph

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    graph = read_graph(instance.text)
    formula: dict[str, int] = {}
    for _, data in graph.nodes(data=True):
        formula[data["element"]] = formula.get(data["element"], 0) + 1
        formula["H"] = formula.get("H", 0) + data["hydrogens"]
    given = {e: int(n or 1) for e, n in re.findall(r"([A-Z][a-z]?)(\d*)", answer["formula"])}
    if given != {e: n for e, n in formula.items() if n}:
        return f"the formula is {formula}"
    if answer["rings"] != len(nx.cycle_basis(graph)):
        return "the number of rings differs"
    bridges = set(map(frozenset, nx.bridges(graph)))
    ringed = {node for edge in graph.edges if frozenset(edge) not in bridges for node in edge}
    data = graph.nodes
    others = {v: [u for u in graph[v] if data[u]["element"] != "C"] for v in graph}
    carbons = [v for v in graph if data[v]["element"] == "C"]
    found = {
        "carbon with no hydrogen": [v for v in carbons if data[v]["hydrogens"] == 0],
        "carbon with 1 hydrogen": [v for v in carbons if data[v]["hydrogens"] == 1],
        "carbon with 2 hydrogens": [v for v in carbons if data[v]["hydrogens"] == 2],
        "carbon at two others": [v for v in carbons if len(others[v]) > 1],
        "carbon beside hetero": [v for v in carbons if len(others[v]) == 1],
        "branching": [v for v in graph if graph.degree(v) > 2],
        "in a ring": list(ringed),
        "beside a ring": [v for v in graph if v not in ringed and set(graph[v]) & ringed],
    }[instance.condition]
    return "" if answer["count"] == len(found) else f"the count is {len(found)}"


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """One ring more, one atom more counted, an atom more in the formula."""
    return [
        answer | {"rings": answer["rings"] + 1},
        answer | {"count": answer["count"] + 1},
        answer | {"formula": answer["formula"] + "He"},
    ]
