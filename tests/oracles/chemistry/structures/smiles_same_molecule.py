"""Judge by networkx: graphs from a second reader, compared by isomorphism with elements and orders of bonds."""

from typing import Any

import networkx as nx
from networkx.algorithms.isomorphism import categorical_edge_match, categorical_node_match

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    graphs = [_read(text) for text in instance.texts]
    labels = "ABCDEFGHIJKLMNOP"
    groups: list[list[int]] = []
    nodes, edges = categorical_node_match("element", ""), categorical_edge_match("order", 0)
    for number, graph in enumerate(graphs):
        for group in groups:
            if nx.is_isomorphic(graph, graphs[group[0]], nodes, edges):
                group.append(number)
                break
        else:
            groups.append([number])
    right = frozenset(frozenset(labels[i] for i in group) for group in groups)
    return "" if answer == right else f"the groups are {right}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """All in one set, each by itself."""
    every = frozenset().union(*answer)
    return [frozenset({every}), frozenset(frozenset({one}) for one in every)]


def _read(text: str) -> Any:
    """Read with a stack of atoms to come back to."""
    graph, stack, rings = nx.Graph(), list[int](), dict[str, tuple[int, int]]()
    last, order, place = -1, 1, 0
    while place < len(text):
        sign = text[place]
        if sign == "(":
            stack.append(last)
        elif sign == ")":
            last = stack.pop()
        elif sign in "=#":
            order = {"=": 2, "#": 3}[sign]
        elif sign == "%" or sign.isdigit():
            number = text[place + 1 : place + 3] if sign == "%" else sign
            place += 2 if sign == "%" else 0
            if number in rings:
                other, kind = rings.pop(number)
                graph.add_edge(other, last, order=max(kind, order))
            else:
                rings[number] = last, order
            order = 1
        else:
            two = text[place : place + 2]
            element = two if two in ("Cl", "Br") else sign
            place += len(element) - 1
            graph.add_node(len(graph), element=element)
            if last >= 0:
                graph.add_edge(last, len(graph) - 1, order=order)
            last, order = len(graph) - 1, 1
        place += 1
    return graph
