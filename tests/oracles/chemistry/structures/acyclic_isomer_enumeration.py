"""Judge by networkx: all labelled trees by Pruefer codes with all bond orders, sorted out by isomorphism."""

from itertools import combinations_with_replacement, product
from typing import Any

import networkx as nx

from tests.oracles.chemistry.structures._smiles import graph as read_graph

LEVELS = range(1, 2)
_VALENCE = {"C": 4, "N": 3, "O": 2, "F": 1, "Cl": 1, "Br": 1, "I": 1}


def confirm(instance: Any, answer: frozenset[str]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    names = ("C", "N", "O", "F", "Cl", "Br", "I")
    atoms = [e for e, n in zip(names, instance.counts, strict=True) for _ in range(n)]
    extra = (2 + sum(_VALENCE[a] - 2 for a in atoms) - instance.hydrogens) // 2
    found: dict[str, Any] = {}
    for code in product(range(len(atoms)), repeat=len(atoms) - 2):
        if any(code.count(k) + 1 > _VALENCE[a] for k, a in enumerate(atoms)):
            continue
        tree = nx.from_prufer_sequence(list(code))
        for chosen in combinations_with_replacement(sorted(tree.edges), extra):
            for u, v in tree.edges:
                tree[u][v]["order"] = 1 + chosen.count((min(u, v), max(u, v)))
            used = [tree.degree(k, weight="order") for k in range(len(atoms))]
            if all(n <= _VALENCE[a] for n, a in zip(used, atoms, strict=True)):
                for k, a in enumerate(atoms):
                    tree.nodes[k].update(element=a, hydrogens=_VALENCE[a] - used[k])
                if all(_keeps(tree, name, n) for name, n in instance.conditions):
                    found.setdefault(_hash(tree), None)
    given = {_hash(read_graph(text)) for text in answer}
    if len(given) != len(answer):
        return "a structure is given twice"
    return "" if given == set(found) else f"there are {len(found)}"


def others(instance: Any, answer: frozenset[str]) -> list[frozenset[str]]:
    """The strings written from each other atom as the first one."""
    size = sum(instance.counts)
    return [frozenset(_written(read_graph(text), first) for text in answer) for first in range(1, size)]


def near_misses(instance: Any, answer: frozenset[str]) -> list[frozenset[str]]:
    """One structure less, one longer, one written twice."""
    some = min(answer)
    return [
        answer - {some} | {some + "C"},
        answer - {some} or frozenset(["C"]),
        answer | {_written(read_graph(some), sum(instance.counts) - 1)},
    ]


def _written(tree: Any, atom: int, parent: int = -1) -> str:
    """Write a tree from an atom, with every branch in brackets."""
    branches = [f"({' =#'[tree[atom][v]['order'] - 1]}{_written(tree, v, atom)})" for v in tree[atom] if v != parent]
    return (tree.nodes[atom]["element"] + "".join(branches)).replace(" ", "")


def _hash(tree: Any) -> str:
    plain = nx.Graph()
    plain.add_nodes_from((k, {"mark": d["element"]}) for k, d in tree.nodes(data=True))
    plain.add_edges_from((u, v, {"mark": str(d["order"])}) for u, v, d in tree.edges(data=True))
    return str(nx.weisfeiler_lehman_graph_hash(plain, edge_attr="mark", node_attr="mark", iterations=8))


def _keeps(tree: Any, name: str, n: int) -> bool:
    element = nx.get_node_attributes(tree, "element")
    carbon = [k for k in tree if element[k] == "C"]
    if name in ("methyl", "some"):
        hydrogens = [tree.nodes[k]["hydrogens"] for k in carbon]
        return hydrogens.count(3) == n if name == "methyl" else n in hydrogens
    if name == "cumulated":
        return all(sum(d["order"] == 2 for _, _, d in tree.edges(k, data=True)) < 2 for k in tree)
    if name == "hetero":
        return all("C" in (element[u], element[v]) for u, v in tree.edges)
    if name == "quaternary":
        return all(sum(element[v] == "C" for v in tree[k]) <= 2 for k in carbon)
    foreign = {k: sum(element[v] != "C" for v in tree[k]) for k in carbon}
    if name == "geminal":
        return max(foreign.values()) < 2
    return not any(foreign[k] and any(element[v] == "C" and tree[k][v]["order"] > 1 for v in tree[k]) for k in carbon)
