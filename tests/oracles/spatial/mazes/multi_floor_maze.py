"""Judge by networkx on a graph of all cells of all floors, with arcs that are labelled by the steps."""

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import networkx as nx

from tests.oracles.spatial._states import States, judged

LEVELS = range(1, 11)


def greedy(instance: Any) -> Any:
    """Always the nearest stairs up until the goal is on the floor."""
    graph, ends = _graph(instance)
    here, plan = ends["S"], []
    while True:
        floor = graph.subgraph(node for node in graph if node[0] == here[0])
        far = nx.single_source_shortest_path(floor, here)
        ups = [node for node in far if any(label == "U" for _, _, label in graph.out_edges(node, data="step"))]
        target = ends["G"] if ends["G"] in far else min(ups, key=lambda node: (len(far[node]), node), default=None)
        if target is None:
            return ("N",)
        way = far[target]
        plan += [graph.edges[pair]["step"] for pair in pairwise(way)]
        if target == ends["G"]:
            return tuple(plan)
        plan.append("U")
        here = (target[0] + 1, *target[1:])


def _graph(instance: Any) -> Any:
    cells = {
        (floor, r, c): symbol
        for floor, rows in enumerate(instance.floors)
        for r, row in enumerate(rows)
        for c, symbol in enumerate(row)
        if symbol != "#"
    }
    graph = nx.DiGraph()
    for (floor, r, c), symbol in cells.items():
        near = {"N": (floor, r - 1, c), "S": (floor, r + 1, c), "W": (floor, r, c - 1), "E": (floor, r, c + 1)}
        if symbol in "^x":
            near["U"] = (floor + 1, r, c)
        if symbol in "vx":
            near["D"] = (floor - 1, r, c)
        graph.add_node((floor, r, c))
        graph.add_edges_from(((floor, r, c), node, {"step": step}) for step, node in near.items() if node in cells)
    return graph, {symbol: node for node, symbol in cells.items() if symbol in "SG"}


def _read(instance: Any) -> tuple[States, Callable[[Any], bool]]:
    graph, ends = _graph(instance)
    following = {(node, step): end for node, end, step in graph.edges(data="step")}
    return States(ends["S"], "NESWUD", lambda node, step: following.get((node, step))), ends["G"].__eq__


confirm, others, near_misses = judged(_read, "NESWUD")
