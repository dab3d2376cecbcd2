"""Judge with networkx: values are nodes, pairs that fit are edges, and unsupported nodes are removed one at a time."""

from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    names = "ABCDEFGHI"[: len(instance.domains)]
    nodes = {(name, value) for name, domain in zip(names, instance.domains, strict=True) for value in domain}
    if instance.fixed:
        nodes = {node for node in nodes if node[0] != instance.fixed[0] or node == tuple(instance.fixed)}
    nodes = _closed(instance, nodes)
    changed = instance.singleton
    while changed:
        changed = False
        for node in sorted(nodes, reverse=True):
            alone = {other for other in nodes if other[0] != node[0] or other == node}
            if {name for name, _ in _closed(instance, alone)} != set(names):
                nodes, changed = _closed(instance, nodes - {node}), True
                break
    right = {name: frozenset(value for one, value in nodes if one == name) for name in names}
    return "" if answer == right else f"right is {right}"


def _fits(kind: str, k: int, x: int, y: int) -> bool:
    if kind == "less":
        return y - x >= k
    if kind == "gap":
        return k in (x - y, y - x)
    return {"not": x != y, "sum": not x + y < k, "even": x % 2 == y % 2}[kind]


def _closed(instance: Any, nodes: set[tuple[str, int]]) -> set[tuple[str, int]]:
    graph = nx.MultiGraph()
    graph.add_nodes_from(nodes)
    rules: dict[str, set[int]] = {}
    for number, (a, b, kind, k) in enumerate(instance.rules):
        rules.setdefault(a, set()).add(number)
        rules.setdefault(b, set()).add(number)
        pairs = [(p, q) for p in nodes for q in nodes if p[0] == a and q[0] == b and _fits(kind, k, p[1], q[1])]
        graph.add_edges_from((p, q, number) for p, q in pairs)
    while True:
        lost = [n for n in graph if rules.get(n[0], set()) - {number for _, _, number in graph.edges(n, keys=True)}]
        if not lost:
            return set(graph)
        graph.remove_node(lost[0])
