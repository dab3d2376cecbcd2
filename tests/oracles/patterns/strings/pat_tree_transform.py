"""Judge with networkx trees, each change written as an edit of nodes and of their order."""

import re
from itertools import product
from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    tries = [names for size in range(1, instance.steps + 1) for names in product(instance.changes, repeat=size)]
    results = set()
    for names in tries:
        if all(_after(names, before) == after for before, after in instance.pairs):
            results.add(_after(names, instance.query))
    if len(results) != 1:
        return f"the fitting rules give {len(results)} trees"
    return "" if answer in results else "no fitting rule gives this tree"


def near_misses(instance: Any, answer: str) -> list[str]:
    """The tree as it was, and one with a bracket too many."""
    return [instance.query, answer + ")"]


def _after(names: tuple[str, ...], text: str) -> str:
    graph, letters = _read(text)
    for name in names:
        _change(name, graph, letters)
        kept = nx.dfs_preorder_nodes(graph, graph.graph["root"])
        order = {node: place for place, node in enumerate(kept)}
        graph.remove_nodes_from([node for node in list(graph) if node not in order])
    return _written(graph, letters, graph.graph["root"])


def _read(text: str) -> tuple[Any, dict[int, str]]:
    graph, way = nx.DiGraph(root=0), [-1]
    letters: dict[int, str] = {}
    for token in re.findall(r"[a-z(),]", text):
        if token.isalpha():
            node = len(letters)
            letters[node] = token
            graph.add_node(node)
            if node:
                graph.add_edge(way[-2], node)
            way[-1] = node
        elif token == "(":
            way.append(-1)
        elif token == ")":
            way.pop()
    return graph, letters


def _arrange(graph: Any, node: int, children: list[int]) -> None:
    graph.remove_edges_from([(node, child) for child in graph[node]])
    graph.add_edges_from((node, child) for child in children)


def _change(name: str, graph: Any, letters: dict[int, str]) -> None:
    root = graph.graph["root"]
    order = list(nx.dfs_preorder_nodes(graph, root))
    below = list(graph[root])
    if name == "mirror":
        for node in order:
            _arrange(graph, node, list(graph[node])[::-1])
    elif name == "sort":
        for node in order:
            _arrange(graph, node, sorted(graph[node], key=letters.__getitem__))
    elif name == "leaves":
        graph.remove_nodes_from([node for node in order[1:] if graph.out_degree(node) == 0])
    elif name == "flat":
        graph.remove_edges_from(list(graph.edges))
        _arrange(graph, root, order[1:])
    elif name in ("letters", "next"):
        old = [letters[node] for node in order]
        letters.update(zip(order, old[::-1] if name == "letters" else old[-1:] + old[:-1], strict=True))
    elif below and name == "last":
        graph.remove_edge(root, below[-1])
    elif below and name == "turn":
        _arrange(graph, root, below[1:] + below[:1])
    elif below and name == "lift":
        children = list(graph[below[0]])
        _arrange(graph, below[0], [])
        _arrange(graph, root, children + below[1:])
    elif below and name == "root":
        _arrange(graph, root, below[1:])
        graph.add_edge(below[0], root)
        graph.graph["root"] = below[0]


def _written(graph: Any, letters: dict[int, str], node: int) -> str:
    inner = ",".join(_written(graph, letters, child) for child in graph[node])
    return letters[node] + (f"({inner})" if inner else "")
