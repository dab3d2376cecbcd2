"""Judge by a lockstep search from two neighbours at once, and by the sign of the volume that the neighbours span."""

from collections import deque
from functools import cmp_to_key
from typing import Any

import networkx as nx
import numpy as np

from tests.oracles.chemistry.structures._smiles import graph as read_graph

LEVELS = range(1, 11)
_NUMBERS = {"H": 1, "C": 6, "N": 7, "O": 8, "F": 9, "P": 15, "S": 16, "Cl": 17, "Br": 35, "I": 53}
_CORNERS = np.array([[1, 1, 1], [1, -1, -1], [-1, -1, 1], [-1, 1, -1]])  # from the first, the others run clockwise


def confirm(instance: Any, answer: dict[str, str]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    graph = read_graph(instance.text)
    for atom in list(graph):
        for n in range(graph.nodes[atom]["hydrogens"]):
            graph.add_edge(atom, f"H{atom}.{n}", order=1)
            graph.nodes[f"H{atom}.{n}"]["element"] = "H"
    for centre, order in instance.centres:
        near = [f"H{centre}.0" if atom < 0 else atom for atom in order]
        if set(near) != set(graph[centre]):
            return f"these are not the neighbours of atom {centre + 1}"
        tree, roots = _unfolded(graph, centre)
        try:
            ranked = sorted(near, key=cmp_to_key(lambda a, b: _compared(tree, roots[a], roots[b])))  # noqa: B023
        except LookupError as fault:
            return str(fault)
        places = dict(zip(near, _CORNERS, strict=True))
        third, second, first = (places[atom] for atom in ranked[1:])
        right = "R" if np.linalg.det([first, second, third]) < 0 else "S"
        if answer.get(f"C{centre + 1}") != right:
            return f"C{centre + 1} is {right}"
    return "" if len(answer) == len(instance.centres) else "there are other labels"


def near_misses(instance: Any, answer: dict[str, str]) -> list[dict[str, str]]:
    """One label turned, all turned."""
    turned = {name: "RS"[label == "R"] for name, label in answer.items()}
    first = min(answer)
    return [turned, {**answer, first: turned[first]}]


def _unfolded(graph: Any, centre: int) -> tuple[Any, dict[Any, int]]:
    """Unfold the paths from a centre to a tree with copies; a return to a passed atom is marked."""
    tree, roots = nx.DiGraph(), {}
    tree.add_node(0, atom=centre, copy=False, back=False, sphere=0)
    open_: deque[tuple[int, tuple[Any, ...]]] = deque([(0, (centre,))])
    while open_:
        node, path = open_.popleft()
        for other, data in graph[path[-1]].items():
            kinds = [(True, False)] * (data["order"] - 1)
            if len(path) < 2 or other != path[-2]:
                kinds.append((other in path, other in path))
            for copy, back in kinds:
                new = len(tree)
                tree.add_node(new, atom=other, copy=copy, back=back, sphere=len(path))
                tree.nodes[new]["z"] = _NUMBERS[graph.nodes[other]["element"]]
                tree.add_edge(node, new)
                if not node:
                    roots[other] = new
                if not copy and len(path) < 5:
                    open_.append((new, (*path, other)))
    return tree, roots


def _compared(tree: Any, one: int, other: int) -> int:
    """Compare two branches by taking from two queues at the same time."""
    if tree.nodes[one]["z"] != tree.nodes[other]["z"]:
        return int(tree.nodes[one]["z"] - tree.nodes[other]["z"])
    queue = deque([(one, other)])
    while queue:
        pair = queue.popleft()
        order: Any = cmp_to_key(lambda a, b: _compared_deep(tree, b, a))
        left, right = (sorted(tree[node], key=order) for node in pair)
        if any(tree.nodes[node]["back"] for node in left + right):
            raise LookupError("a path comes back before the order is settled")
        numbers = [[*(tree.nodes[node]["z"] for node in side), 0, 0, 0][:3] for side in (left, right)]
        if numbers[0] != numbers[1]:
            return 1 if numbers[0] > numbers[1] else -1
        queue.extend(zip(left, right, strict=True))
    raise LookupError("an order is not settled within five spheres")


def _compared_deep(tree: Any, one: int, other: int) -> int:
    """Compare as before, but let branches be equal as far as they are looked at."""
    try:
        return _compared(tree, one, other)
    except LookupError:
        return 0
